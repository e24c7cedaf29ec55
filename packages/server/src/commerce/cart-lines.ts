import type { CartLine } from "@purvey/contract/generated/commerce";
import type { CartLinesState } from "../trades/checkout/cart/cart.ts";
import { decimal, numberOf, roundMoney } from "../values/decimal.ts";

/** The lines of a cart as its service answers them. */
export function cartLinesOf(cartHdrUid: number, { lines, currency }: CartLinesState): CartLine[] {
  const counts = new Map<number, number>();
  for (const { invMastUid } of lines) counts.set(invMastUid, (counts.get(invMastUid) ?? 0) + 1);
  return lines.map(({ isAssembly, discontinued, ...line }) => ({
    cartHdrUid,
    ...line,
    isAssembly: isAssembly ? "Y" : "N",
    invMastUidCount: counts.get(line.invMastUid) ?? 1,
    extendedPrice: numberOf(roundMoney(decimal(line.unitPrice).times(line.quantity), currency)),
    discontinued: discontinued ? "Y" : "N",
  }));
}
