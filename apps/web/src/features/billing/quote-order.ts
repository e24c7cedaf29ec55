import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import type { Quote, QuoteLine } from "@purvey/contract/generated/customers";
import { daysLeft } from "./billing-view.ts";

/** Up to how many days before its end a quote is said to end soon. */
const soon = 7;

/** Whether a quote can be ordered: its prices hold, hold for few more days, or hold no more. */
export function quoteTerm(quote: Pick<Quote, "status" | "expirationDate">, now: Date): "holds" | "soon" | "over" {
  if (quote.status !== "open") return "over";
  const days = daysLeft(quote, now);
  return days < 0 ? "over" : days <= soon ? "soon" : "holds";
}

/** What is left of a quoted line, in its unit. */
export function leftOf({ quantity, qtyOrdered }: Pick<QuoteLine, "quantity" | "qtyOrdered">): number {
  return Math.max(0, Math.round((quantity - qtyOrdered) * 1e6) / 1e6);
}

/** What the cart is given: the chosen quantities, none above what is left, each naming its quote and no price. */
export function quoteAdditions(
  { quoteNo, quoteLines }: Pick<Quote, "quoteNo" | "quoteLines">,
  quantities: ReadonlyMap<number, number>,
): AddCartLineInput[] {
  return quoteLines.flatMap((line) => {
    const quantity = Math.min(quantities.get(line.lineNo) ?? leftOf(line), leftOf(line));
    const { invMastUid, unitOfMeasure } = line;
    return quantity > 0 ? [{ invMastUid, quantity, unitOfMeasure, quoteNo }] : [];
  });
}

/** What the chosen quantities come to at the quoted prices, in whole cents. */
export function quotedSum(lines: readonly QuoteLine[], quantities: ReadonlyMap<number, number>): number {
  const cents = lines.map((line) => Math.round((quantities.get(line.lineNo) ?? leftOf(line)) * line.unitPrice * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}
