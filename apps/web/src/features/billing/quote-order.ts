import type { AddCartLineInput, CartLine } from "@purvey/contract/generated/commerce";
import type { Quote, QuoteLine } from "@purvey/contract/generated/customers";
import { roundMoney, sumMoney } from "@purvey/ui/format";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";
import { daysLeft } from "./billing-view.ts";

/** Up to how many days before its end a quote is said to end soon. */
const soon = 7;

/** Whether a quote can be ordered: its prices hold, hold for few more days, or hold no more. */
export function quoteTerm(quote: Pick<Quote, "status" | "expirationDate">, now: Date): "holds" | "soon" | "over" {
  if (quote.status !== "open") return "over";
  return daysLeft(quote, now) <= soon ? "soon" : "holds";
}

/** What of the lines of a quote a cart holds already, by their numbers; lines that it holds nothing of are not there. */
export type InCart = ReadonlyMap<number, number>;

/** What of a quote's lines is in a cart: a line of the cart counts for the quoted lines of its item and unit in turn. */
export function quotedInCart(
  { quoteNo, quoteLines }: Pick<Quote, "quoteNo" | "quoteLines">,
  cartLines: readonly Pick<CartLine, "invMastUid" | "unitOfMeasure" | "quantity" | "quoteNo">[],
): InCart {
  const inCart = new Map<number, number>();
  for (const held of cartLines.filter((line) => line.quoteNo === quoteNo)) {
    let rest = held.quantity;
    for (const line of quoteLines) {
      if (line.invMastUid !== held.invMastUid || line.unitOfMeasure !== held.unitOfMeasure) continue;
      const before = inCart.get(line.lineNo) ?? 0;
      const taken = Math.min(rest, leftOf(line, before));
      if (taken > 0) inCart.set(line.lineNo, roundedQuantity(before + taken));
      rest = roundedQuantity(rest - taken);
    }
  }
  return inCart;
}

/** What is left of a quoted line beside what was ordered and is in the cart, in its unit. */
export function leftOf({ quantity, qtyOrdered }: Pick<QuoteLine, "quantity" | "qtyOrdered">, inCart = 0): number {
  return Math.max(0, roundedQuantity(quantity - qtyOrdered - inCart));
}

/** Whether a cart holds all that is left of a quote's lines. */
export function allInCart(lines: readonly QuoteLine[], inCart: InCart): boolean {
  return inCart.size > 0 && lines.every((line) => leftOf(line, inCart.get(line.lineNo)) === 0);
}

/** What the cart is given: the chosen quantities, none above what is left, each naming its quote and no price. */
export function quoteAdditions(
  { quoteNo, quoteLines }: Pick<Quote, "quoteNo" | "quoteLines">,
  quantities: ReadonlyMap<number, number>,
  inCart: InCart,
): AddCartLineInput[] {
  return quoteLines.flatMap((line) => {
    const left = leftOf(line, inCart.get(line.lineNo));
    const quantity = Math.min(quantities.get(line.lineNo) ?? left, left);
    const { invMastUid, unitOfMeasure } = line;
    return quantity > 0 ? [{ invMastUid, quantity, unitOfMeasure, quoteNo }] : [];
  });
}

/** What the chosen quantities come to at the quoted prices, each line rounded to what the currency has. */
export function quotedSum(
  lines: readonly QuoteLine[],
  quantities: ReadonlyMap<number, number>,
  inCart: InCart,
  currency: string,
): number {
  const amounts = lines.map(({ lineNo, unitPrice, ...line }) => {
    const quantity = quantities.get(lineNo) ?? leftOf(line, inCart.get(lineNo));
    return roundMoney(quantity * unitPrice, currency);
  });
  return sumMoney(amounts, currency);
}
