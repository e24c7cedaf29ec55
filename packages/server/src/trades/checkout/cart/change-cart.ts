import type { Issue } from "@purvey/contract/schema";
import { businessError, conflict, notFound, ServerError } from "../../../platform/errors.ts";
import { type Decimal, decimal, numberOf } from "../../../values/decimal.ts";
import { type QuotedPrice, quotedPriceOf, quoteKey } from "../../orders/index.ts";
import {
  type ItemPricing,
  type ItemUnit,
  itemProblem,
  type PriceInputs,
  priceLine,
  togetherOf,
  unitNamed,
  unitProblem,
} from "../../pricing/index.ts";
import { type QuantityProblem, quantityProblem } from "../order-quantity.ts";
import type { CartChange, CartItemExtras, CartReading, CartState, CartStateLine } from "./cart.ts";

/** What a line is to become: an item in a unit, a quantity, and what goes with it. */
export interface WantedLine {
  /** Position in the input, from 0. */
  readonly index: number;
  readonly item: ItemPricing & CartItemExtras;
  readonly unit: ItemUnit;
  readonly quantity: Decimal;
  readonly lineNote: string | null;
  readonly key: string;
  /** The quote that gives the price; today's price without one. */
  readonly quoteNo: number | null;
  /** The line it replaces; a new one without it. */
  readonly line: CartStateLine | undefined;
}

/** The item and unit that a line of the input names. */
export interface NamedItem {
  readonly item: ItemPricing & CartItemExtras;
  readonly unit: ItemUnit;
}

/** What an input line says of its item. */
export interface ItemNaming {
  readonly invMastUid?: number | undefined;
  readonly itemId?: string | undefined;
  readonly unitOfMeasure?: string | undefined;
}

/** The item and unit a line names, or why it names none. Items that are not in the shop count as unknown. */
export function namedItem(naming: ItemNaming, inputs: PriceInputs | undefined, index: number): NamedItem | Issue {
  const path = `lines[${index}]`;
  const item = inputs?.item as (ItemPricing & CartItemExtras) | null | undefined;
  const matches = inputs?.matches ?? [];
  if (!item?.online || matches.length !== 1) {
    const field = naming.invMastUid === undefined ? "itemId" : "invMastUid";
    return itemProblem(naming, item && !item.online ? [] : matches, `${path}.${field}`);
  }
  const unit = unitNamed(item, naming.unitOfMeasure);
  return unit ? { item, unit } : unitProblem(item, naming, `${path}.unitOfMeasure`);
}

/** Those that name an item; refuses all when one does not, and names every one. */
export function requireNamed<T extends object>(named: readonly (T | Issue)[]): T[] {
  const issues = named.filter((entry): entry is Issue => "message" in entry && "path" in entry);
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
  return named as T[];
}

/** The change that makes the cart hold the wanted lines beside its others: at today's prices, or those of their quotes. */
export function changeOf(
  cart: CartState,
  wanted: readonly WantedLine[],
  removed: readonly number[],
  { inputs, quotes }: Pick<CartReading, "inputs" | "quotes">,
): CartChange {
  refuseQuantities(wanted);
  let nextNo = Math.max(0, ...cart.lines.map(({ lineNo }) => lineNo));
  const named = wanted.map((line) => ({ line, lineNo: line.line?.lineNo ?? ++nextNo }));
  const numbers = new Set([...removed, ...named.map(({ lineNo }) => lineNo)]);
  const kept = cart.lines.filter(({ lineNo }) => !numbers.has(lineNo));
  const used = quoteUseOf(kept, quotes);
  const together = togetherWith(kept, wanted);
  const written = named.map(({ line, lineNo }) => stored(line, lineNo, priceOf(line, quotes, used, together)));
  const repriced = kept.map((line) => repricedLine(line, pricingOf(line, wanted, inputs), together));
  const lines = [...repriced, ...written].sort((a, b) => a.lineNo - b.lineNo);
  return { lines, written: [...written, ...repriced.filter((line, index) => line !== kept[index])], removed };
}

/** What the lines at today's prices make together. */
function togetherWith(kept: readonly CartStateLine[], wanted: readonly WantedLine[]): ReadonlyMap<number, Decimal> {
  return togetherOf([
    ...kept
      .filter(({ quoteNo }) => quoteNo === null)
      .map(({ invMastUid, quantity, unitSize }) => ({ invMastUid, baseQuantity: decimal(quantity).times(unitSize) })),
    ...wanted
      .filter(({ quoteNo }) => quoteNo === null)
      .map(({ item, quantity, unit }) => ({
        invMastUid: item.invMastUid,
        baseQuantity: quantity.times(unit.unitSize),
      })),
  ]);
}

/** What the price of a line depends on, where the change is about its item. */
function pricingOf(
  { invMastUid }: CartStateLine,
  wanted: readonly WantedLine[],
  inputs: readonly PriceInputs[],
): ItemPricing | undefined {
  const items = [...wanted.map(({ item }) => item), ...inputs.flatMap(({ item }) => item ?? [])];
  return items.find((item) => item.invMastUid === invMastUid);
}

/** A line that stays, at the price that it has beside what the change makes of its item's other lines. */
function repricedLine(
  line: CartStateLine,
  item: ItemPricing | undefined,
  together: ReadonlyMap<number, Decimal>,
): CartStateLine {
  const unit = item && unitNamed(item, line.unitOfMeasure);
  if (item?.breaksPer !== "item" || !unit || line.quoteNo !== null) return line;
  const { unitPrice, source } = priceLine(item, unit, decimal(line.quantity), {
    together: together.get(item.invMastUid),
  });
  const isSame = unitPrice.eq(line.unitPrice) && source === line.priceSource;
  return isSame ? line : { ...line, unitPrice: numberOf(unitPrice), priceSource: source };
}

/** What the lines that stay take of quotes. */
function quoteUseOf(lines: readonly CartStateLine[], quotes: readonly QuotedPrice[]): Map<string, Decimal> {
  const used = new Map<string, Decimal>();
  for (const { quoteNo, quantity, ...line } of lines) {
    if (quoteNo === null) continue;
    const found = quotedPriceOf({ ...line, quoteNo, quantity: decimal(quantity) }, quotes, used);
    if ("price" in found) take(used, found.price, decimal(quantity));
  }
  return used;
}

function take(used: Map<string, Decimal>, price: QuotedPrice, quantity: Decimal): void {
  used.set(quoteKey(price), (used.get(quoteKey(price)) ?? decimal(0)).plus(quantity));
}

type LinePrice = Pick<ReturnType<typeof priceLine>, "unitPrice"> & Pick<CartStateLine, "priceSource">;

/** The price of a line: its quote's, as long as that holds, else today's. */
function priceOf(
  wanted: WantedLine,
  quotes: readonly QuotedPrice[],
  used: Map<string, Decimal>,
  together: ReadonlyMap<number, Decimal>,
): LinePrice {
  const { item, unit, quantity, quoteNo, index } = wanted;
  if (quoteNo === null) {
    const { unitPrice, source } = priceLine(item, unit, quantity, { together: together.get(item.invMastUid) });
    return { unitPrice, priceSource: source };
  }
  if (!quotes.some((quote) => quote.quoteNo === quoteNo)) throw notFound("quote", quoteNo);
  const { itemId, invMastUid } = item;
  const { unitOfMeasure } = unit;
  const found = quotedPriceOf({ quoteNo, itemId, invMastUid, unitOfMeasure, quantity }, quotes, used);
  if (!("price" in found)) {
    const { code, message, left } = found;
    const suggestedQuantity = left ? numberOf(left) : null;
    const detail = { index, code, message, itemId, quoteNo, quantity: numberOf(quantity), unitOfMeasure };
    throw businessError(message, { lines: [{ ...detail, suggestedQuantity, suggestedUnitOfMeasure: unitOfMeasure }] });
  }
  take(used, found.price, quantity);
  return { unitPrice: decimal(found.price.unitPrice), priceSource: "quote" };
}

function stored(wanted: WantedLine, lineNo: number, { unitPrice, priceSource }: LinePrice): CartStateLine {
  const { item, unit, quantity, lineNote, key, line, quoteNo } = wanted;
  return {
    lineNo,
    invMastUid: item.invMastUid,
    itemId: item.itemId,
    itemDesc: item.itemDesc,
    imageUrl: item.imageUrl,
    isAssembly: item.isAssembly,
    discontinued: item.discontinued,
    quantity: numberOf(quantity),
    unitOfMeasure: unit.unitOfMeasure,
    unitSize: unit.unitSize,
    minimumOrderQty: unit.minimumOrderQty,
    orderMultiple: unit.orderMultiple,
    unitPrice: numberOf(unitPrice),
    priceSource,
    quoteNo,
    lineNote,
    key,
    dateCreated: line?.dateCreated ?? "",
    dateLastModified: line?.dateLastModified ?? "",
  };
}

/** Refuses quantities that cannot be ordered, with what can be ordered instead. */
export function refuseQuantities(wanted: readonly Pick<WantedLine, "index" | "item" | "unit" | "quantity">[]): void {
  const problems = wanted.flatMap((line) => {
    const problem = quantityProblem(line.item, line.unit, line.quantity);
    return problem ? [{ line, problem }] : [];
  });
  if (problems.length === 0) return;
  const details = problems.map(({ line, problem }) => problemDetails(line, problem));
  throw businessError(problems.map(({ problem }) => problem.message).join(" "), { lines: details });
}

function problemDetails(
  { index, item, unit, quantity }: Parameters<typeof refuseQuantities>[0][number],
  { code, message, suggestion }: QuantityProblem,
) {
  return {
    index,
    code,
    message,
    itemId: item.itemId,
    quantity: numberOf(quantity),
    unitOfMeasure: unit.unitOfMeasure,
    suggestedQuantity: suggestion?.quantity ?? null,
    suggestedUnitOfMeasure: suggestion?.unitOfMeasure ?? null,
  };
}

/** What makes two lines one: item, unit, the caller's key and the quote that gives the price. */
export function mergeKey(line: {
  readonly invMastUid: number;
  readonly unitOfMeasure: string;
  readonly key: string;
  readonly quoteNo: number | null;
}): string {
  return JSON.stringify([line.invMastUid, line.unitOfMeasure, line.key, line.quoteNo]);
}

/** The sum of a quantity and one more. */
export function plus(quantity: number | undefined, more: Decimal): Decimal {
  return decimal(quantity ?? 0).plus(more);
}

/** Refuses to change a cart that is no longer open. */
export function requireOpen(cart: Pick<CartState, "cartHdrUid" | "statusCd" | "orderNo">): void {
  if (cart.statusCd === 704) return;
  const order = cart.orderNo === null ? "" : ` as order ${cart.orderNo}`;
  throw conflict(
    `The cart ${cart.cartHdrUid} was ordered${order} and does not change any more. Look for a new cart and fill that.`,
    { cartHdrUid: cart.cartHdrUid, orderNo: cart.orderNo },
  );
}
