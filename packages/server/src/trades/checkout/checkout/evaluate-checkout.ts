import type { CheckoutAllowance } from "@purvey/contract/generated/commerce";
import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import { type Decimal, decimal, numberOf, sumOf, zero } from "../../../values/decimal.ts";
import { canonicalPlace, deliveryProblem } from "../../../values/places/canonical-place.ts";
import type { ErpHeader } from "../../orders/index.ts";
import { calculateTax, type Sale, type TaxableLine } from "../../pricing/index.ts";
import type { CheckoutFacts, CheckoutLocation } from "../checkout-facts.ts";
import { freightFindings, freightOf } from "../freight/freight.ts";
import { allFindings, error, type Findings, issue, nothingFound, warning } from "../issue.ts";
import type { OrderLineAsk } from "../order-line-ask.ts";
import { type PricedLine, priceOrderLines } from "../priced-line.ts";
import { allowanceFindings, allowanceOf } from "./allowance.ts";
import { customerFindings } from "./customer-findings.ts";
import { lineFindings } from "./line-findings.ts";
import { stockFindings } from "./stock-findings.ts";

/** A checkout with prices, taxes and totals, and everything that is to be said about it. */
export interface Evaluation {
  readonly lines: readonly PricedLine[];
  /** Of the whole sale: what is placed already and these lines. */
  readonly tax: TaxEngineResult;
  /** What these lines add to the tax of what is placed already; without it the whole tax. */
  readonly taxDue: Decimal;
  readonly subtotal: Decimal;
  readonly freight: Decimal;
  readonly total: Decimal;
  readonly allowance: CheckoutAllowance;
  readonly findings: Findings;
}

/** A line of a sale: what it is, and whether it is picked up. */
export interface SaleLine extends TaxableLine {
  readonly itemId: string;
  /** In its unit. */
  readonly quantity: number;
  readonly willCall: boolean;
}

/** A sale of which lines may be picked up. */
export interface OrderSale extends Sale {
  readonly lines: readonly SaleLine[];
  /** What its lines at the prices of their day have of each item, in base units: lines that are added reach breaks with it. */
  readonly pieces?: ReadonlyMap<number, Decimal>;
}

/** What a provider outside said of the tax of a sale. */
export interface ToldTax {
  readonly tax: TaxEngineResult;
  /** The tax of what is placed already. */
  readonly before: number;
}

/** The sale of an order that has no lines yet. */
export const nothingPlaced: OrderSale = { lines: [], freight: zero, exempt: false };

/**
 * Judges a checkout by its facts: what it comes to, what stands in the way, what the buyer should know.
 *
 * @param placed what the order has already; its parts are taxed as one sale, so that they add up to the tax of the whole
 * @param told what a provider says in place of the site's tables
 */
export function evaluateCheckout(
  facts: CheckoutFacts,
  header: ErpHeader,
  asks: readonly OrderLineAsk[],
  placed: OrderSale = nothingPlaced,
  told?: ToldTax,
): Evaluation {
  const { lines, unavailable } = priceOrderLines(facts, asks, placed.pieces);
  const subtotal = sumOf(lines.map(({ extendedPrice }) => extendedPrice));
  const freight = freightOf(lines, facts.freight, header.shippingEstimate, facts);
  const tax = told?.tax ?? taxOf(facts, wholeSale(placed, lines, freight));
  const taxDue = decimal(tax.total_tax).minus(told?.before ?? taxOf(facts, placed).total_tax);
  const total = sumOf([subtotal, freight, taxDue]);
  const allowance = allowanceOf(facts.allowance, total);
  const findings = allFindings([
    asks.length === 0
      ? error(issue("EMPTY_CART", "There is nothing to order. Put items in the cart first."))
      : nothingFound,
    customerFindings(facts, header, total),
    shipDateFindings(facts, header),
    placeFindings(facts, asks),
    error(...unavailable),
    lineFindings(lines, facts.currency, facts.cart?.currency ?? facts.currency),
    locationFindings(facts, lines),
    freightFindings(facts, lines, header.shippingEstimate),
    allowanceFindings(allowance, total, facts.currency),
  ]);
  return { lines, tax, taxDue, subtotal, freight, total, allowance, findings };
}

/** An evaluation with more findings. */
export function withFindings<E extends Evaluation>(evaluation: E, findings: Findings): E {
  return { ...evaluation, findings: allFindings([evaluation.findings, findings]) };
}

/**
 * The tax of what is delivered, by the place that it goes to, and of what is picked up, by the branch: there it changes
 * hands.
 */
function taxOf({ tax, pickupTax }: CheckoutFacts, sale: OrderSale): TaxEngineResult {
  const pickedUp = pickupTax ? sale.lines.filter(({ willCall }) => willCall) : [];
  const delivered = sale.lines.filter((line) => !pickedUp.includes(line));
  if (!pickupTax || pickedUp.length === 0) return calculateTax(tax, sale);
  const pickup = calculateTax(pickupTax, { ...sale, lines: pickedUp, freight: zero });
  if (delivered.length === 0 && sale.freight.eq(0)) return pickup;
  return taxesTogether(calculateTax(tax, { ...sale, lines: delivered }), pickup);
}

/** Two taxes as one; place and rate are those of what is delivered. */
export function taxesTogether(delivered: TaxEngineResult, pickup: TaxEngineResult): TaxEngineResult {
  const plus = (amount: "total_tax" | "taxable_amount" | "exempt_amount") =>
    numberOf(sumOf([decimal(delivered[amount]), decimal(pickup[amount])]));
  return {
    ...delivered,
    total_tax: plus("total_tax"),
    taxable_amount: plus("taxable_amount"),
    exempt_amount: plus("exempt_amount"),
    jurisdictions: [...delivered.jurisdictions, ...pickup.jurisdictions],
    lines: [...delivered.lines, ...pickup.lines],
    explanation: `${delivered.explanation} ${pickup.explanation}`,
  };
}

/** What is placed already and these lines as one sale. */
export function wholeSale(placed: OrderSale, lines: readonly PricedLine[], freight: Decimal): OrderSale {
  const taxed = lines.map(({ lineNo, extendedPrice, item, ask, quantity }) => ({
    itemId: item.itemId,
    quantity: numberOf(quantity),
    willCall: ask.willCall,
    lineNo,
    amount: extendedPrice,
    taxable: item.taxable,
    taxClass: item.taxClass,
  }));
  return { lines: [...placed.lines, ...taxed], freight: placed.freight.plus(freight), exempt: placed.exempt };
}

/** A place that nobody knows may be taxed, and cost freight, as it should not. */
function placeFindings({ shipTo, tax, pickupTax, location }: CheckoutFacts, asks: readonly OrderLineAsk[]): Findings {
  const isDelivered = asks.some(({ willCall }) => !willCall);
  const ofAddress = isDelivered ? deliveryProblem(tax) : canonicalPlace(tax).problem;
  const ofDelivery = shipTo || tax.postalCode ? ofAddress : undefined;
  const ofBranch =
    location && pickupTax && asks.some(({ willCall }) => willCall) ? branchProblem(location, pickupTax) : undefined;
  return warning(
    ...[ofDelivery, ofBranch].flatMap((problem) => (problem === undefined ? [] : [issue("PLACE_UNKNOWN", problem)])),
  );
}

/** Why what is picked up at a branch may be taxed wrongly. */
function branchProblem(
  { locationName }: CheckoutLocation,
  place: NonNullable<CheckoutFacts["pickupTax"]>,
): string | undefined {
  const { problem } = canonicalPlace(place);
  if (problem === undefined) return undefined;
  return `What is picked up at ${locationName} is taxed there, but its address is incomplete. ${problem} Our sales desk corrects the tax.`;
}

/** A day that is over where the goods leave from is no day to ask for. */
function shipDateFindings({ location }: CheckoutFacts, { requestedShipDate }: ErpHeader): Findings {
  const day = requestedShipDate?.slice(0, 10);
  if (!day || !location || day >= location.today) return nothingFound;
  return error(
    issue(
      "SHIP_DATE_PAST",
      `The requested ship date ${day} is over; in ${location.locationName} it is ${location.today}. Give a later \`requestedShipDate\`, or leave it out.`,
    ),
  );
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
