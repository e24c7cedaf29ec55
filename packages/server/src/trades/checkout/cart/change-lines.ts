import type { AddCartLineInput, UpdateCartLineInput } from "@purvey/contract/generated/commerce";
import { businessError, conflict, invalid, notFound } from "../../../platform/errors.ts";
import { decimal } from "../../../values/decimal.ts";
import type { CartChange, CartReading, CartState, CartStateLine } from "./cart.ts";
import {
  changeOf,
  mergeKey,
  type NamedItem,
  namedItem,
  plus,
  requireNamed,
  requireOpen,
  type WantedLine,
} from "./change-cart.ts";

/**
 * The change that adds lines to a cart: a line of the same item, unit and key grows, others come up. Quantities are
 * judged as they are afterwards, and all lines are added or none.
 *
 * @throws VALIDATION_ERROR for unknown items and units, BUSINESS_LOGIC_ERROR for quantities that cannot be ordered,
 * RESOURCE_CONFLICT for a cart that was ordered.
 */
export function addToCart({ cart, inputs, quotes }: CartReading, lines: readonly AddCartLineInput[]): CartChange {
  requireOpen(cart);
  const named = requireNamed(lines.map((line, index) => namedItem(line, inputs[index], index)));
  const wanted = new Map<string, WantedLine>();
  const removed = new Set<number>();
  lines.forEach((line, index) => {
    const found = named[index];
    if (!found) return;
    if (line.quantity === 0) removed.add(lineToTakeOut(cart, line, found, index));
    else addLine(cart, wanted, line, found, index);
  });
  const kept = [...wanted.values()].filter(({ line }) => !line || !removed.has(line.lineNo));
  return changeOf(cart, kept, [...removed], { inputs, quotes });
}

/** The line of the cart that a quantity of 0 takes out; refuses 0 of what is not in it. */
function lineToTakeOut(cart: CartState, line: AddCartLineInput, { item, unit }: NamedItem, index: number): number {
  const { unitOfMeasure } = unit;
  const { key = "", quoteNo = null } = line;
  const merge = mergeKey({ invMastUid: item.invMastUid, unitOfMeasure, key, quoteNo });
  const present = cart.lines.find((other) => mergeKey(other) === merge);
  if (present) return present.lineNo;
  throw businessError(
    `Line ${index + 1} adds 0 ${unitOfMeasure} of \`${item.itemId}\`. Give a quantity, or leave the line out.`,
    { lines: [{ index, itemId: item.itemId }] },
  );
}

function addLine(
  cart: CartState,
  wanted: Map<string, WantedLine>,
  line: AddCartLineInput,
  found: NamedItem,
  index: number,
): void {
  const key = line.key ?? "";
  const quoteNo = line.quoteNo ?? null;
  const { invMastUid } = found.item;
  const merge = mergeKey({ invMastUid, unitOfMeasure: found.unit.unitOfMeasure, key, quoteNo });
  const earlier = wanted.get(merge);
  const present = earlier?.line ?? cart.lines.find((other) => mergeKey(other) === merge);
  const quantity = earlier ? earlier.quantity.plus(line.quantity) : plus(present?.quantity, decimal(line.quantity));
  const before = earlier ? earlier.lineNote : (present?.lineNote ?? null);
  const lineNote = line.lineNote === undefined ? before : line.lineNote || null;
  wanted.set(merge, { index, ...found, quantity, lineNote, key, quoteNo, line: present });
}

/**
 * The change that sets lines of a cart to what is given: quantity (0 removes the line), unit, note, key. A line is
 * named by its number, or by item, unit and key.
 *
 * @throws VALIDATION_ERROR for unknown items and units, RESOURCE_NOT_FOUND for a line the cart does not have,
 * BUSINESS_LOGIC_ERROR for quantities that cannot be ordered, RESOURCE_CONFLICT for a cart that was ordered and for a
 * line that would become the same as another.
 */
export function updateCart({ cart, inputs, quotes }: CartReading, lines: readonly UpdateCartLineInput[]): CartChange {
  requireOpen(cart);
  requireLines(cart, lines);
  const named = requireNamed(lines.map((line, index) => namedItem(naming(cart, line), inputs[index], index)));
  const removed: number[] = [];
  const wanted = new Map<number, WantedLine>();
  lines.forEach((line, index) => {
    const found = named[index];
    if (!found) return;
    const present = lineOf(cart, line, found);
    refuseOtherItem(line, present, found, index);
    if (line.quantity === 0) removed.push(present.lineNo);
    else wanted.set(present.lineNo, wantedLine(line, present, found, index));
  });
  const change = changeOf(
    cart,
    [...wanted.values()].filter(({ line }) => !removed.includes(line?.lineNo ?? 0)),
    removed,
    { inputs, quotes },
  );
  refuseTwins(change);
  return change;
}

function requireLines(cart: CartState, lines: readonly UpdateCartLineInput[]): void {
  const missing = lines.find(
    ({ lineNo }) => lineNo !== undefined && !cart.lines.some((line) => line.lineNo === lineNo),
  );
  if (missing) throw notFound("line of the cart", missing.lineNo ?? 0);
}

/** Which item and unit to look for: those of the line, where it is named by its number. */
function naming(cart: CartState, line: UpdateCartLineInput): UpdateCartLineInput {
  if (line.lineNo === undefined) return line;
  const present = cart.lines.find(({ lineNo }) => lineNo === line.lineNo);
  return { ...line, invMastUid: present?.invMastUid, unitOfMeasure: line.unitOfMeasure ?? present?.unitOfMeasure };
}

function lineOf(cart: CartState, line: UpdateCartLineInput, { item, unit }: NamedItem): CartStateLine {
  const { unitOfMeasure } = unit;
  const { key = "", quoteNo = null } = line;
  const merge = mergeKey({ invMastUid: item.invMastUid, unitOfMeasure, key, quoteNo });
  const present = cart.lines.find((other) =>
    line.lineNo === undefined ? mergeKey(other) === merge : other.lineNo === line.lineNo,
  );
  if (!present) throw notFound("line of the cart", `${item.itemId} in ${unit.unitOfMeasure}`);
  return present;
}

function refuseOtherItem(line: UpdateCartLineInput, present: CartStateLine, { item }: NamedItem, index: number): void {
  const other = line.invMastUid !== undefined && line.invMastUid !== present.invMastUid;
  if (!other && item.invMastUid === present.invMastUid) return;
  throw invalid(
    `lines[${index}].invMastUid`,
    `Line ${present.lineNo} holds \`${present.itemId}\`. Remove it and add the other item instead.`,
    line.invMastUid,
    present.invMastUid,
  );
}

function wantedLine(line: UpdateCartLineInput, present: CartStateLine, found: NamedItem, index: number): WantedLine {
  return {
    index,
    ...found,
    quantity: decimal(line.quantity ?? present.quantity),
    lineNote: line.lineNote === undefined ? present.lineNote : line.lineNote || null,
    key: line.key ?? present.key,
    quoteNo: line.quoteNo === undefined ? present.quoteNo : line.quoteNo,
    line: present,
  };
}

function refuseTwins({ lines }: CartChange): void {
  const seen = new Map<string, CartStateLine>();
  for (const line of lines) {
    const twin = seen.get(mergeKey(line));
    if (twin) {
      throw conflict(
        `Line ${twin.lineNo} holds \`${line.itemId}\` in ${line.unitOfMeasure} already. Change its quantity, and remove line ${line.lineNo}.`,
        { lineNo: line.lineNo, twin: twin.lineNo },
      );
    }
    seen.set(mergeKey(line), line);
  }
}
