import type { Issue } from "@purvey/contract/schema";
import { type Decimal, decimal, numberOf } from "../decimal.ts";
import { businessError, conflict, ServerError } from "../errors.ts";
import { itemProblem } from "../pricing/item-problem.ts";
import { unitNamed } from "../pricing/item-units.ts";
import type { ItemPricing, ItemUnit, PriceInputs } from "../pricing/price-inputs.ts";
import { priceLine } from "../pricing/price-line.ts";
import { unitProblem } from "../pricing/price-lines.ts";
import type { CartChange, CartItemExtras, CartState, CartStateLine } from "./cart-state.ts";
import { type QuantityProblem, quantityProblem } from "./order-quantity.ts";

/** What a line is to become: an item in a unit, a quantity, and what goes with it. */
export interface WantedLine {
  /** Position in the input, from 0. */
  readonly index: number;
  readonly item: ItemPricing & CartItemExtras;
  readonly unit: ItemUnit;
  readonly quantity: Decimal;
  readonly lineNote: string | null;
  readonly key: string;
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

/** The change that makes the cart hold the wanted lines beside its others, at today's prices. */
export function changeOf(cart: CartState, wanted: readonly WantedLine[], removed: readonly number[]): CartChange {
  refuseQuantities(wanted);
  let nextNo = Math.max(0, ...cart.lines.map(({ lineNo }) => lineNo));
  const written = wanted.map((line) => stored(line, line.line?.lineNo ?? ++nextNo));
  const numbers = new Set([...removed, ...written.map(({ lineNo }) => lineNo)]);
  const kept = cart.lines.filter(({ lineNo }) => !numbers.has(lineNo));
  const lines = [...kept, ...written].sort((a, b) => a.lineNo - b.lineNo);
  return { lines, written, removed };
}

function stored({ item, unit, quantity, lineNote, key, line }: WantedLine, lineNo: number): CartStateLine {
  const price = priceLine(item, unit, quantity);
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
    unitPrice: numberOf(price.unitPrice),
    priceSource: price.source,
    lineNote,
    key,
    dateCreated: line?.dateCreated ?? "",
    dateLastModified: line?.dateLastModified ?? "",
  };
}

/** Refuses quantities that cannot be ordered, with what can be ordered instead. */
function refuseQuantities(wanted: readonly WantedLine[]): void {
  const problems = wanted.flatMap((line) => {
    const problem = quantityProblem(line.item, line.unit, line.quantity);
    return problem ? [{ line, problem }] : [];
  });
  if (problems.length === 0) return;
  const details = problems.map(({ line, problem }) => problemDetails(line, problem));
  throw businessError(problems.map(({ problem }) => problem.message).join(" "), { lines: details });
}

function problemDetails({ index, item, unit, quantity }: WantedLine, { code, message, suggestion }: QuantityProblem) {
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

/** What makes two lines one: item, unit and the caller's key. */
export function mergeKey(line: {
  readonly invMastUid: number;
  readonly unitOfMeasure: string;
  readonly key: string;
}): string {
  return JSON.stringify([line.invMastUid, line.unitOfMeasure, line.key]);
}

/** The sum of a quantity and one more. */
export function plus(quantity: number | undefined, more: Decimal): Decimal {
  return decimal(quantity ?? 0).plus(more);
}

/** Refuses to change a cart that is no longer open. */
export function requireOpen(cart: CartState): void {
  if (cart.statusCd === 704) return;
  const order = cart.orderNo === null ? "" : ` as order ${cart.orderNo}`;
  throw conflict(
    `The cart ${cart.cartHdrUid} was ordered${order} and does not change any more. Look for a new cart and fill that.`,
    { cartHdrUid: cart.cartHdrUid, orderNo: cart.orderNo },
  );
}
