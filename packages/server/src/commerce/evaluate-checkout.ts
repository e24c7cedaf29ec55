import type { CheckoutAllowance } from "@purvey/contract/generated/commerce";
import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import { allowanceFindings, allowanceOf } from "../trades/checkout/checkout/allowance.ts";
import { customerFindings } from "../trades/checkout/checkout/customer-findings.ts";
import { lineFindings } from "../trades/checkout/checkout/line-findings.ts";
import { stockFindings } from "../trades/checkout/checkout/stock-findings.ts";
import type { CheckoutFacts } from "../trades/checkout/checkout-facts.ts";
import { freightFindings, freightOf } from "../trades/checkout/freight/freight.ts";
import { allFindings, error, type Findings, issue, nothingFound } from "../trades/checkout/issue.ts";
import type { OrderLineAsk } from "../trades/checkout/order-line-ask.ts";
import { type PricedLine, priceOrderLines } from "../trades/checkout/priced-line.ts";
import type { ErpHeader } from "../trades/orders/erp-order-request.ts";
import { calculateTax } from "../trades/pricing/calculate-tax.ts";
import { type Decimal, decimal, sumOf } from "../values/decimal.ts";

/** A checkout with prices, taxes and totals, and everything that is to be said about it. */
export interface Evaluation {
  readonly lines: readonly PricedLine[];
  readonly tax: TaxEngineResult;
  readonly subtotal: Decimal;
  readonly freight: Decimal;
  readonly total: Decimal;
  readonly allowance: CheckoutAllowance;
  readonly findings: Findings;
}

/** Judges a checkout by its facts: what it comes to, what stands in the way, what the buyer should know. */
export function evaluateCheckout(facts: CheckoutFacts, header: ErpHeader, asks: readonly OrderLineAsk[]): Evaluation {
  const { lines, unavailable } = priceOrderLines(facts, asks);
  const subtotal = sumOf(lines.map(({ extendedPrice }) => extendedPrice));
  const freight = freightOf(lines, facts.freight, header.shippingEstimate, facts);
  const tax = taxOf(facts, lines, freight);
  const total = sumOf([subtotal, freight, decimal(tax.total_tax)]);
  const allowance = allowanceOf(facts.allowance, total);
  const findings = allFindings([
    asks.length === 0
      ? error(issue("EMPTY_CART", "There is nothing to order. Put items in the cart first."))
      : nothingFound,
    customerFindings(facts, header, total),
    error(...unavailable),
    lineFindings(lines, facts.currency),
    locationFindings(facts, lines),
    freightFindings(facts, lines, header.shippingEstimate),
    allowanceFindings(allowance, total, facts.currency),
  ]);
  return { lines, tax, subtotal, freight, total, allowance, findings };
}

function taxOf(facts: CheckoutFacts, lines: readonly PricedLine[], freight: Decimal): TaxEngineResult {
  const taxed = lines.map(({ lineNo, extendedPrice, item }) => ({
    lineNo,
    amount: extendedPrice,
    taxable: item.taxable,
    taxClass: item.taxClass,
  }));
  return calculateTax(facts.tax, { lines: taxed, freight, exempt: false });
}

function locationFindings({ location, checkout }: CheckoutFacts, lines: readonly PricedLine[]): Findings {
  if (location)
    return stockFindings(
      lines.filter(({ baseQuantity }) => baseQuantity.gt(0)),
      location,
    );
  const named = checkout.locationId === null ? "" : ` \`${checkout.locationId}\``;
  return error(issue("STOCK_SHORT", `There is no location${named} to deliver from. Choose one that exists.`));
}
