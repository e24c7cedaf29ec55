import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import { businessError } from "../platform/errors.ts";
import type { CartChange, CartReading, CartState } from "../trades/checkout/cart/cart.ts";
import {
  changeOf,
  mergeKey,
  type NamedItem,
  namedItem,
  plus,
  requireNamed,
  requireOpen,
  type WantedLine,
} from "../trades/checkout/cart/change-cart.ts";
import { decimal } from "../values/decimal.ts";

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
  refuseNothing(lines, named);
  const wanted = new Map<string, WantedLine>();
  lines.forEach((line, index) => {
    const found = named[index];
    if (found) addLine(cart, wanted, line, found, index);
  });
  return changeOf(cart, [...wanted.values()], [], quotes);
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

function refuseNothing(lines: readonly AddCartLineInput[], named: readonly NamedItem[]): void {
  const index = lines.findIndex(({ quantity }) => quantity === 0);
  const found = named[index];
  if (!found) return;
  throw businessError(
    `Line ${index + 1} adds 0 ${found.unit.unitOfMeasure} of \`${found.item.itemId}\`. Give a quantity, or leave the line out.`,
    { lines: [{ index, itemId: found.item.itemId }] },
  );
}
