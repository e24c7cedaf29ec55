import type { QuoteLine } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import { allInCart, leftOf, quoteAdditions, quotedInCart, quotedSum, quoteTerm } from "./quote-order.ts";

function line(lineNo: number, more: Partial<QuoteLine> = {}): QuoteLine {
  return {
    lineNo,
    invMastUid: lineNo,
    itemNo: `ITEM-${lineNo}`,
    description: "",
    quantity: 4,
    qtyOrdered: 0,
    unitOfMeasure: "EA",
    unitPrice: 189,
    extendedPrice: 756,
    ...more,
  };
}

describe("ordering a quote", () => {
  const nothing = new Map<number, number>();
  const now = new Date(2026, 2, 10, 12);
  const term = (expirationDate: string, status: "open" | "expired" | "accepted" = "open") =>
    quoteTerm({ status, expirationDate }, now);

  it("is warned of a week before its end, and no longer possible after it", () => {
    expect(term("2026-04-30 23:59:59")).toBe("holds");
    expect(term("2026-03-17 23:59:59")).toBe("soon");
    expect(term("2026-03-10 23:59:59")).toBe("soon");
    expect(term("2026-03-09 23:59:59")).toBe("soon");
    expect(term("2026-03-09 23:59:59", "expired")).toBe("over");
    expect(term("2026-04-30 23:59:59", "accepted")).toBe("over");
  });

  it("names the quote and no price, takes reduced quantities, and leaves out what is ordered or not wanted", () => {
    const quote = {
      quoteNo: 800001,
      quoteLines: [line(1), line(2, { qtyOrdered: 3 }), line(3, { qtyOrdered: 4 }), line(4)],
    };
    expect(
      quoteAdditions(
        quote,
        new Map([
          [1, 2],
          [2, 9],
          [4, 0],
        ]),
        nothing,
      ),
    ).toEqual([
      { invMastUid: 1, quantity: 2, unitOfMeasure: "EA", quoteNo: 800001 },
      { invMastUid: 2, quantity: 1, unitOfMeasure: "EA", quoteNo: 800001 },
    ]);
    expect(leftOf(line(1, { quantity: 0.3, qtyOrdered: 0.1 }))).toBe(0.2);
  });

  it("comes to the quoted prices", () => {
    expect(quotedSum([line(1), line(2, { unitPrice: 0.335, quantity: 3 })], new Map([[1, 2]]), nothing, "USD")).toBe(
      379.01,
    );
  });

  it("counts what the cart holds of the quote, for one quoted line after the other", () => {
    const quote = {
      quoteNo: 800001,
      quoteLines: [line(1, { invMastUid: 7 }), line(2, { invMastUid: 7, qtyOrdered: 1 }), line(3)],
    };
    const held = (invMastUid: number, quantity: number, more: { unitOfMeasure?: string; quoteNo?: number } = {}) => ({
      invMastUid,
      quantity,
      unitOfMeasure: "EA",
      quoteNo: 800001,
      ...more,
    });
    const others = [held(7, 9, { unitOfMeasure: "BX" }), held(3, 2, { quoteNo: 800002 })];
    const inCart = quotedInCart(quote, [held(7, 5), ...others]);
    expect([...inCart]).toEqual([
      [1, 4],
      [2, 1],
    ]);
    expect(quoteAdditions(quote, nothing, inCart).map(({ invMastUid, quantity }) => [invMastUid, quantity])).toEqual([
      [7, 2],
      [3, 4],
    ]);
    expect(quotedSum(quote.quoteLines, nothing, inCart, "USD")).toBe(6 * 189);
    const apart = quotedInCart(quote, [held(7, 3), held(7, 2), held(7, 9)]);
    expect([...apart]).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(allInCart(quote.quoteLines, inCart)).toBe(false);
    expect(allInCart(quote.quoteLines, quotedInCart(quote, [held(7, 7), held(3, 4)]))).toBe(true);
    expect(allInCart([line(1, { qtyOrdered: 4 })], nothing)).toBe(false);
  });
});
