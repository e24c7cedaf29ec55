import type { UpdateCartLineInput } from "@purvey/contract/generated/commerce";
import { conflict, invalid, notFound } from "../../../platform/errors.ts";
import { decimal } from "../../../values/decimal.ts";
import type { CartChange, CartReading, CartState, CartStateLine } from "./cart.ts";
import {
  changeOf,
  mergeKey,
  type NamedItem,
  namedItem,
  requireNamed,
  requireOpen,
  type WantedLine,
} from "./change-cart.ts";

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
    quotes,
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
