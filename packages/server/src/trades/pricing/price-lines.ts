import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import type { Issue } from "@purvey/contract/schema";
import { notFound, ServerError } from "../../platform/errors.ts";
import { type Decimal, decimal, numberOf, roundMoney, roundUnitPrice } from "../../values/decimal.ts";
import { breakTable } from "./break-table.ts";
import { explainPrice } from "./explain-price.ts";
import { unitList, unitNamed } from "./item-units.ts";
import type { ItemPricing, ItemUnit, PriceAsk, PriceInputs } from "./price-inputs.ts";
import { type LinePrice, priceLine, togetherOf } from "./price-line.ts";

/**
 * Prices every ask, in their order.
 *
 * @param pathOf where an ask stands in the input, for the refusal: `lines[3]`
 * @throws VALIDATION_ERROR that names every ask that cannot be priced; RESOURCE_NOT_FOUND for an unknown customer.
 */
export function priceLines(
  inputs: readonly PriceInputs[],
  asks: readonly PriceAsk[],
  customerId: number,
  pathOf: (index: number) => string,
): PriceEngineResult[] {
  return pricedUnits(inputs, asks, customerId, pathOf).map(resultOf);
}

/** An item's price in the asked unit and quantity. */
export interface PricedUnit {
  readonly item: ItemPricing;
  readonly unit: ItemUnit;
  readonly quantity: number;
  readonly price: LinePrice;
}

/** The same without what explains a price; with the same refusals. */
export function pricedUnits(
  inputs: readonly PriceInputs[],
  asks: readonly PriceAsk[],
  customerId: number,
  pathOf: (index: number) => string,
): PricedUnit[] {
  if (inputs.some(({ customerFound }) => !customerFound)) throw notFound("customer", customerId);
  const together = togetherIn(inputs, asks);
  const priced = inputs.map((input, index) => priceOrProblem(input, asks[index] ?? {}, pathOf(index), together));
  const issues = priced.filter((entry) => "message" in entry);
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
  return priced.filter((entry) => "price" in entry);
}

/** What the lines of each item make together; nothing where each line counts alone. */
function togetherIn(inputs: readonly PriceInputs[], asks: readonly PriceAsk[]): ReadonlyMap<number, Decimal> {
  if (!inputs.some(({ item }) => item?.breaksPer === "item")) return new Map();
  const lines = inputs.flatMap(({ item }, index) => {
    const { unitOfMeasure, quantity = 1 } = asks[index] ?? {};
    const unit = item && unitNamed(item, unitOfMeasure);
    return unit ? [{ invMastUid: item.invMastUid, baseQuantity: decimal(quantity).times(unit.unitSize) }] : [];
  });
  return togetherOf(lines);
}

function priceOrProblem(
  { item, matches }: PriceInputs,
  ask: PriceAsk,
  path: string,
  together: ReadonlyMap<number, Decimal>,
): PricedUnit | Issue {
  const name = path ? `${path}.` : "";
  if (!item || matches.length !== 1)
    return itemProblem(ask, matches, `${name}${ask.invMastUid ? "invMastUid" : "itemId"}`);
  const unit = unitNamed(item, ask.unitOfMeasure);
  if (!unit) return unitProblem(item, ask, `${name}unitOfMeasure`);
  const quantity = ask.quantity ?? 1;
  const price = priceLine(item, unit, decimal(quantity), { together: together.get(item.invMastUid) });
  return { item, unit, quantity, price };
}

/** Says which units an item has. */
export function unitProblem(item: ItemPricing, ask: PriceAsk, path: string): Issue {
  const message = `\`${item.itemId}\` has no unit \`${ask.unitOfMeasure}\`; its units are ${unitList(item)}.`;
  return { path, message, code: "invalid", received: ask.unitOfMeasure };
}

function resultOf({ item, unit, quantity, price }: PricedUnit): PriceEngineResult {
  return {
    unitPrice: numberOf(price.unitPrice),
    priceSource: price.source,
    priceExplanation: explainPrice(item, unit, price),
    listPrice: numberOf(roundUnitPrice(decimal(item.listPrice).times(unit.unitSize))),
    jobNo: price.contract?.line.jobNo ?? null,
    jobPriceLineUid: price.contract?.line.jobPriceLineUid ?? null,
    itemId: item.itemId,
    invMastUid: item.invMastUid,
    customerId: item.customerId,
    unitOfMeasure: unit.unitOfMeasure,
    unitSize: unit.unitSize,
    baseUnitOfMeasure: item.baseUnit,
    baseUnitPrice: numberOf(price.baseUnitPrice),
    quantity,
    extendedPrice: numberOf(roundMoney(price.unitPrice.times(quantity), item.currency)),
    currency: item.currency,
    breaksPer: item.breaksPer,
    breaks: breakTable(item, unit).map((row) => ({
      minimumQuantity: numberOf(row.minimumQuantity),
      unitPrice: numberOf(row.price.unitPrice),
      priceSource: row.price.source,
    })),
  };
}

/** Says why an ask names no item, or several. */
export function itemProblem(ask: PriceAsk, matches: readonly string[], path: string): Issue {
  return { path, message: problemText(ask, matches), code: "invalid", received: ask.invMastUid ?? ask.itemId };
}

function problemText({ invMastUid, itemId }: PriceAsk, matches: readonly string[]): string {
  if (invMastUid !== undefined) return `There is no item with the number ${invMastUid}. Look it up by its item number.`;
  if (itemId === undefined) return "The line names no item. Give `invMastUid` or `itemId`.";
  if (matches.length === 0) return `There is no item \`${itemId}\`. Check the number, or search for it.`;
  const names = matches.map((match) => `\`${match}\``).join(", ");
  return `\`${itemId}\` fits several items: ${names}. Give one of them exactly.`;
}
