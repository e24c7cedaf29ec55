import { type Decimal, decimal, roundMoney, sumOf } from "../decimal.ts";
import type { ContractPrice } from "../pricing/contract-price.ts";
import { explainPrice } from "../pricing/explain-price.ts";
import { unitList, unitNamed } from "../pricing/item-units.ts";
import type { ItemUnit } from "../pricing/price-inputs.ts";
import { type PriceSource, priceLine } from "../pricing/price-line.ts";
import type { CheckoutFacts, CheckoutItem, QuotedPrice } from "./checkout-facts.ts";
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
  /** Set when a contract gave the price. */
  readonly contract: ContractPrice | undefined;
}

/** Lines with prices, and those that cannot be priced. */
export interface PricedLines {
  readonly lines: readonly PricedLine[];
  readonly unavailable: readonly ReturnType<typeof issue>[];
}

/**
 * Prices lines to be ordered, one after the other: what an earlier line takes from a contract is no longer there for a
 * later one. A price by hand is kept as it is; whether the caller may give one is judged elsewhere.
 */
export function priceOrderLines(facts: CheckoutFacts, asks: readonly OrderLineAsk[]): PricedLines {
  const used = new Map<number, Decimal>();
  const lines: PricedLine[] = [];
  const unavailable: ReturnType<typeof issue>[] = [];
  for (const [index, ask] of asks.entries()) {
    const found = lineItem(facts, ask, index);
    if ("code" in found) {
      unavailable.push(found);
      continue;
    }
    const line = pricedLine(ask, found.item, found.unit, facts.quotes, used);
    const contract = line.contract;
    if (contract) {
      const uid = contract.line.jobPriceLineUid;
      used.set(uid, sumOf([used.get(uid) ?? decimal(0), contract.lineQuantity]));
    }
    lines.push(line);
  }
  return { lines, unavailable };
}

function lineItem(
  facts: CheckoutFacts,
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

function pricedLine(
  ask: OrderLineAsk,
  item: CheckoutItem,
  unit: ItemUnit,
  quotes: readonly QuotedPrice[],
  used: ReadonlyMap<number, Decimal>,
): PricedLine {
  const quantity = decimal(ask.quantity ?? 0);
  const common = { ask, lineNo: ask.lineNo, item, unit, quantity, baseQuantity: quantity.times(unit.unitSize) };
  if (ask.manualUnitPrice !== undefined) {
    const unitPrice = decimal(ask.manualUnitPrice);
    const quote = quoteFor(item, unit, quantity, unitPrice, quotes);
    const source = quote ? ("quote" as const) : ("manual" as const);
    const explanation = quote ? `Price of quote ${quote.quoteNo}.` : "Price given by hand.";
    return {
      ...common,
      unitPrice,
      extendedPrice: extended(unitPrice, quantity),
      source,
      explanation,
      contract: undefined,
    };
  }
  const price = priceLine(item, unit, quantity, used);
  return {
    ...common,
    unitPrice: price.unitPrice,
    extendedPrice: extended(price.unitPrice, quantity),
    source: price.source,
    explanation: explainPrice(item, unit, price),
    contract: price.contract,
  };
}

function extended(unitPrice: Decimal, quantity: Decimal): Decimal {
  return roundMoney(unitPrice.times(quantity));
}

/** An open quote that promises the price for the quantity. */
function quoteFor(
  item: CheckoutItem,
  unit: ItemUnit,
  quantity: Decimal,
  price: Decimal,
  quotes: readonly QuotedPrice[],
): QuotedPrice | undefined {
  return quotes.find(
    (quote) =>
      quote.invMastUid === item.invMastUid &&
      quote.unitOfMeasure === unit.unitOfMeasure &&
      quantity.lte(quote.quantity) &&
      price.gte(quote.unitPrice),
  );
}

/** What lines take from contracts, by `jobPriceLineUid`, in the contract lines' units. */
export function contractUse(lines: readonly PricedLine[]): Map<number, Decimal> {
  const used = new Map<number, Decimal>();
  for (const { contract } of lines) {
    if (!contract) continue;
    const uid = contract.line.jobPriceLineUid;
    used.set(uid, sumOf([used.get(uid) ?? decimal(0), contract.lineQuantity]));
  }
  return used;
}
