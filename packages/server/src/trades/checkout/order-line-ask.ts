import type { ErpLine } from "../orders/index.ts";
import type { PriceAsk } from "../pricing/index.ts";
import type { CheckoutCartLine } from "./checkout-facts.ts";

/** A line to be ordered, from the cart or from the order's own lines. */
export interface OrderLineAsk extends PriceAsk {
  readonly lineNo: number;
  /** Undefined where the input names no quantity. */
  readonly quantity: number | undefined;
  readonly lineNote: string | null;
  readonly willCall: boolean;
  /** The price it was put in the cart for. */
  readonly addedUnitPrice: number | null;
  /** The quote that gives the price. */
  readonly quoteNo: number | null;
  /** A price by hand, to be kept. */
  readonly manualUnitPrice: number | undefined;
}

/** The lines of a cart as lines to be ordered. */
export function asksOfCart(lines: readonly CheckoutCartLine[]): OrderLineAsk[] {
  return lines.map((line) => ({
    lineNo: line.lineNo,
    invMastUid: line.invMastUid,
    itemId: line.itemId,
    unitOfMeasure: line.unitOfMeasure,
    quantity: line.quantity,
    lineNote: line.lineNote,
    willCall: false,
    addedUnitPrice: line.unitPrice,
    quoteNo: line.quoteNo,
    manualUnitPrice: undefined,
  }));
}

/** The lines of an order's input; those without a number go on after `lastNo` and after the numbers given. */
export function asksOfLines(lines: readonly ErpLine[], lastNo = 0): OrderLineAsk[] {
  let next = Math.max(lastNo, ...lines.map(({ lineNo }) => lineNo ?? 0));
  return lines.map((line) => ({
    lineNo: line.lineNo ?? ++next,
    invMastUid: line.invMastUid,
    itemId: line.itemId,
    unitOfMeasure: line.unitOfMeasure,
    quantity: line.unitQuantity,
    lineNote: line.lineNote || null,
    willCall: line.willCall === "Y",
    addedUnitPrice: null,
    quoteNo: null,
    manualUnitPrice: line.manualPriceOverride === "Y" ? line.unitPrice : undefined,
  }));
}
