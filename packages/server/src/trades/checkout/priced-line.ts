import { type Decimal, decimal, roundMoney, sumOf } from "../../values/decimal.ts";
import {
  type QuoteAsk,
  type QuotedPrice,
  type QuoteProblem,
  type QuoteUse,
  quantityLeft,
  quotedPriceOf,
  quoteKey,
} from "../orders/index.ts";
import {
  type ContractPrice,
  explainPrice,
  type ItemUnit,
  type PriceSource,
  priceLine,
  togetherOf,
  unitList,
  unitNamed,
} from "../pricing/index.ts";
import type { CheckoutFacts, CheckoutItem } from "./checkout-facts.ts";
import { issue } from "./issue.ts";
import type { OrderLineAsk } from "./order-line-ask.ts";

/** A line to be ordered, with its item, unit and price. */
export interface PricedLine {
  readonly ask: OrderLineAsk;
  readonly lineNo: number;
  readonly item: CheckoutItem;
  readonly unit: ItemUnit;
  readonly quantity: Decimal;
  /** In base units. */
  readonly baseQuantity: Decimal;
  readonly unitPrice: Decimal;
  readonly extendedPrice: Decimal;
  readonly source: PriceSource | "manual" | "quote";
  readonly explanation: string;
  /** The line of a quote that gave the price. */
  readonly quote: QuotedPrice | undefined;
  /** Why the quote it asks for does not; then it has today's price. */
  readonly quoteProblem: QuoteProblem | undefined;
  /** Set when a contract gave the price. */
  readonly contract: ContractPrice | undefined;
}

/** Lines with prices, and those that cannot be priced. */
export interface PricedLines {
  readonly lines: readonly PricedLine[];
  readonly unavailable: readonly ReturnType<typeof issue>[];
}

/** What a checkout's prices depend on. */
type PriceFacts = Pick<CheckoutFacts, "inputs" | "quotes">;

/**
 * Prices lines to be ordered, one after the other: what an earlier line takes from a contract or a quote is no longer
 * there for a later one. A price by hand is kept as it is; whether the caller may give one is judged elsewhere.
 *
 * @param placed what the order has of each item already, in base units
 */
export function priceOrderLines(
  facts: PriceFacts,
  asks: readonly OrderLineAsk[],
  placed: ReadonlyMap<number, Decimal> = new Map(),
): PricedLines {
  const used = new Map<number, Decimal>();
  const quoted = new Map<string, Decimal>();
  const together = togetherAt(facts, asks, placed);
  const lines: PricedLine[] = [];
  const unavailable: ReturnType<typeof issue>[] = [];
  for (const [index, ask] of asks.entries()) {
    const found = lineItem(facts, ask, index);
    if ("code" in found) {
      unavailable.push(found);
      continue;
    }
    const line = pricedLine(ask, found.item, found.unit, {
      quotes: facts.quotes,
      quoted,
      used,
      together,
    });
    const contract = line.contract;
    if (contract) take(used, contract.line.jobPriceLineUid, contract.baseQuantity);
    if (line.quote) take(quoted, quoteKey(line.quote), line.quantity);
    lines.push(line);
  }
  return { lines, unavailable };
}

/** What the lines at today's prices make together: a price by hand or of a quote was agreed for its own quantity. */
function togetherAt(
  facts: PriceFacts,
  asks: readonly OrderLineAsk[],
  placed: ReadonlyMap<number, Decimal>,
): ReadonlyMap<number, Decimal> {
  if (!facts.inputs.some(({ item }) => item?.breaksPer === "item")) return new Map();
  const own = asks.flatMap((ask, index) => {
    const found = lineItem(facts, ask, index);
    if ("code" in found || ask.quoteNo !== null || ask.manualUnitPrice !== undefined) return [];
    return [{ invMastUid: found.item.invMastUid, baseQuantity: decimal(ask.quantity ?? 0).times(found.unit.unitSize) }];
  });
  return togetherOf([...own, ...[...placed].map(([invMastUid, baseQuantity]) => ({ invMastUid, baseQuantity }))]);
}

function lineItem(
  facts: PriceFacts,
  ask: OrderLineAsk,
  index: number,
): { item: CheckoutItem; unit: ItemUnit } | ReturnType<typeof issue> {
  const input = facts.inputs[index];
  const subject = { lineNo: ask.lineNo, ...(ask.itemId ? { itemId: ask.itemId } : {}) };
  const name = ask.itemId ?? ask.invMastUid ?? "";
  if (!input?.item || input.matches.length !== 1) {
    const several =
      input && input.matches.length > 1
        ? ` It fits ${input.matches.join(", ")}; give one of them exactly.`
        : " Remove the line.";
    return issue("ITEM_UNAVAILABLE", `Line ${ask.lineNo}: the item \`${name}\` is not available.${several}`, subject);
  }
  const unit = unitNamed(input.item, ask.unitOfMeasure);
  if (unit) return { item: input.item, unit };
  const units = unitList(input.item);
  return issue(
    "UNIT_NOT_SOLD",
    `\`${input.item.itemId}\` has no unit \`${ask.unitOfMeasure}\`; its units are ${units}.`,
    subject,
  );
}

/** What prices depend on beside the line itself. */
interface PriceState {
  readonly quotes: readonly QuotedPrice[];
  /** What earlier lines take of quotes. */
  readonly quoted: QuoteUse;
  /** What earlier lines take of contracts. */
  readonly used: ReadonlyMap<number, Decimal>;
  /** What all lines of an item make together. */
  readonly together: ReadonlyMap<number, Decimal>;
}

function pricedLine(ask: OrderLineAsk, item: CheckoutItem, unit: ItemUnit, state: PriceState): PricedLine {
  const quantity = decimal(ask.quantity ?? 0);
  const common = { ask, lineNo: ask.lineNo, item, unit, quantity, baseQuantity: quantity.times(unit.unitSize) };
  const given = givenPrice(ask, item, unit, state);
  if (given && "unitPrice" in given) {
    const extendedPrice = extended(given.unitPrice, quantity, item);
    return { ...common, ...given, extendedPrice, quoteProblem: undefined, contract: undefined };
  }
  const price = priceLine(item, unit, quantity, { used: state.used, together: state.together.get(item.invMastUid) });
  return {
    ...common,
    unitPrice: price.unitPrice,
    extendedPrice: extended(price.unitPrice, quantity, item),
    source: price.source,
    explanation: explainPrice(item, unit, price),
    quote: undefined,
    quoteProblem: given,
    contract: price.contract,
  };
}

type GivenPrice = Pick<PricedLine, "unitPrice" | "source" | "explanation" | "quote">;

/** The price that a quote or somebody's hand gives the line; undefined where neither was asked for. */
function givenPrice(
  ask: OrderLineAsk,
  item: CheckoutItem,
  unit: ItemUnit,
  { quotes, quoted }: PriceState,
): GivenPrice | QuoteProblem | undefined {
  const quantity = decimal(ask.quantity ?? 0);
  const line = { itemId: item.itemId, invMastUid: item.invMastUid, unitOfMeasure: unit.unitOfMeasure, quantity };
  if (ask.quoteNo !== null) {
    const found = quotedPriceOf({ ...line, quoteNo: ask.quoteNo }, quotes, quoted);
    return "price" in found ? ofQuote(found.price, decimal(found.price.unitPrice)) : found;
  }
  if (ask.manualUnitPrice === undefined) return undefined;
  const unitPrice = decimal(ask.manualUnitPrice);
  const quote = quoteFor(line, unitPrice, quotes, quoted);
  if (quote) return ofQuote(quote, unitPrice);
  return { unitPrice, source: "manual", explanation: "Price given by hand.", quote: undefined };
}

function ofQuote(quote: QuotedPrice, unitPrice: Decimal): GivenPrice {
  return { unitPrice, source: "quote", explanation: `Price of quote ${quote.quoteNo}.`, quote };
}

function extended(unitPrice: Decimal, quantity: Decimal, { currency }: CheckoutItem): Decimal {
  return roundMoney(unitPrice.times(quantity), currency);
}

/** An open quote that promises the price for the quantity. */
function quoteFor(
  line: Omit<QuoteAsk, "quoteNo">,
  price: Decimal,
  quotes: readonly QuotedPrice[],
  used: QuoteUse,
): QuotedPrice | undefined {
  return quotes.find(
    (quote) =>
      quote.open &&
      quote.invMastUid === line.invMastUid &&
      quote.unitOfMeasure === line.unitOfMeasure &&
      line.quantity.lte(quantityLeft(quote, used)) &&
      price.gte(quote.unitPrice),
  );
}

/** What lines take from contracts, by `jobPriceLineUid`, in base units. */
export function contractUse(lines: readonly PricedLine[]): Map<number, Decimal> {
  const used = new Map<number, Decimal>();
  for (const { contract } of lines) {
    if (contract) take(used, contract.line.jobPriceLineUid, contract.baseQuantity);
  }
  return used;
}

/** What lines take from quotes. */
export function quoteUse(lines: readonly PricedLine[]): QuoteUse {
  const used = new Map<string, Decimal>();
  for (const { quote, quantity } of lines) if (quote) take(used, quoteKey(quote), quantity);
  return used;
}

function take<Key>(used: Map<Key, Decimal>, key: Key, quantity: Decimal): void {
  used.set(key, sumOf([used.get(key) ?? decimal(0), quantity]));
}
