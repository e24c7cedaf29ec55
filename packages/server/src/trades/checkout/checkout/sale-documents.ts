import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import type { TaxDocument, TaxDocumentLine } from "../../../platform/ports/tax-provider.ts";
import { decimal, numberOf, roundMoney, zero } from "../../../values/decimal.ts";
import type { ErpHeader } from "../../orders/index.ts";
import type { TaxInputs } from "../../pricing/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { type Evaluation, type OrderSale, taxesTogether, wholeSale } from "./evaluate-checkout.ts";
import { destination } from "./order-draft.ts";

/** A sale, or the part of it that goes to one place, as a tax provider is asked about it. */
export type SaleDocument = TaxDocument;

/**
 * A sale as documents for a tax provider: what is delivered, taxed where it goes, and what is picked up, taxed at the
 * branch. Lines carry their own tax class as tax code; what the site exempts is said to be exempt.
 */
export function saleDocuments(
  facts: CheckoutFacts,
  header: ErpHeader,
  { lines, freight }: Evaluation,
  placed: OrderSale,
): SaleDocument[] {
  const sale = wholeSale(placed, lines, freight);
  const { pickupTax } = facts;
  const pickedUp = pickupTax ? sale.lines.filter(({ willCall }) => willCall) : [];
  const delivered = sale.lines.filter((line) => !pickedUp.includes(line));
  const documents: SaleDocument[] = [];
  if (delivered.length > 0 || sale.freight.gt(0)) {
    const part = { ...sale, lines: delivered };
    documents.push({ ...documentOf(facts, facts.tax, part), ...placesOf(facts, header) });
  }
  if (pickupTax && pickedUp.length > 0) {
    const part = { ...sale, lines: pickedUp, freight: zero };
    documents.push({ ...documentOf(facts, pickupTax, part), shipTo: placeOf(pickupTax, facts.location?.country) });
  }
  return documents;
}

function documentOf({ customer, currency }: CheckoutFacts, tax: CheckoutFacts["tax"], sale: OrderSale) {
  const exemptionNo = exemptionOf(tax);
  return {
    type: "SalesOrder" as const,
    date: `${tax.day} 00:00:00`,
    ...(customer ? { customerId: customer.customerId } : {}),
    ...(exemptionNo === undefined ? {} : { exemptionNo }),
    currencyCode: currency,
    freight: numberOf(sale.freight),
    lines: sale.lines.map(lineOf),
  };
}

function lineOf({ lineNo, amount, taxable, taxClass, itemId, quantity }: OrderSale["lines"][number]): TaxDocumentLine {
  return {
    number: `${lineNo}`,
    amount: numberOf(amount),
    quantity,
    itemCode: itemId,
    ...(taxClass === null ? {} : { taxCode: taxClass }),
    ...(taxable ? {} : { taxable }),
  };
}

/** Why the site taxes nothing of the customer there; undefined where it does. */
function exemptionOf({ customerTaxable, shipToExempt, exemptions }: TaxInputs): string | undefined {
  const whole = exemptions.find(({ taxClass }) => taxClass === null);
  if (whole) return whole.certificateNo ?? whole.reason ?? "EXEMPT";
  return !customerTaxable || shipToExempt ? "EXEMPT" : undefined;
}

function placesOf(facts: CheckoutFacts, header: ErpHeader) {
  const to = destination(facts, header);
  const { postalCode, country } = facts.location ?? {};
  const street = {
    ...(to.shipToAddress1 ? { address: to.shipToAddress1 } : {}),
    ...(to.shipToAddress2 ? { address2: to.shipToAddress2 } : {}),
    ...(to.shipToCity ? { city: to.shipToCity } : {}),
  };
  return {
    shipTo: { ...street, ...placeOf(facts.tax, facts.tax.country) },
    ...(postalCode ? { shipFrom: { postalCode, countryCode: country ?? "US" } } : {}),
  };
}

function placeOf({ state, postalCode }: Pick<TaxInputs, "state" | "postalCode">, countryCode = "US") {
  return { ...(state ? { state } : {}), postalCode, countryCode };
}

/** What a provider said about the parts of a sale as the tax of the sale. */
export function taxFromProvider(
  answers: readonly TaxProviderResult[],
  { tax, currency }: Pick<CheckoutFacts, "tax" | "currency">,
): TaxEngineResult {
  const parts = answers.map((answer) => engineResult(answer, tax, currency));
  const [first, ...more] = parts as [TaxEngineResult, ...TaxEngineResult[]];
  return more.reduce(taxesTogether, first);
}

function engineResult(answer: TaxProviderResult, place: TaxInputs, currency: string): TaxEngineResult {
  return {
    total_tax: numberOf(roundMoney(decimal(answer.totalTax), currency)),
    tax_rate: Math.max(0, ...answer.lines.map(({ rate }) => rate)),
    jurisdictions: answer.summary.map((row) => ({
      jurisdiction_name: row.jurisName,
      tax_rate: row.rate,
      tax_amount: row.tax,
      jurisdiction_level: row.jurisType,
      taxable_amount: row.taxable,
      tax_class: null,
    })),
    taxable_amount: answer.totalTaxable,
    exempt_amount: answer.totalExempt,
    lines: answer.lines.map((line) => ({
      line_no: line.lineNumber === "FREIGHT" ? 0 : Number(line.lineNumber),
      amount: line.lineAmount,
      taxable_amount: line.taxableAmount,
      tax_amount: line.tax,
      exempt_reason: line.exemptReason,
    })),
    state: place.state,
    postal_code: place.postalCode,
    source: answer.source,
    explanation: answer.explanation,
  };
}
