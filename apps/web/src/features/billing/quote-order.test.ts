import type { QuoteLine } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import { leftOf, quoteAdditions, quotedSum, quoteTerm } from "./quote-order.ts";

function line(lineNo: number, more: Partial<QuoteLine> = {}): QuoteLine {
  return {
    ...{ lineNo, invMastUid: lineNo, itemNo: `ITEM-${lineNo}`, description: "", quantity: 4, qtyOrdered: 0 },
    ...{ unitOfMeasure: "EA", unitPrice: 189, extendedPrice: 756 },
    ...more,
  };
}

describe("ordering a quote", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const term = (expirationDate: string, status: "open" | "expired" | "accepted" = "open") =>
    quoteTerm({ status, expirationDate }, now);

  it("is warned of a week before its end, and no longer possible after it", () => {
    expect(term("2026-04-30 23:59:59")).toBe("holds");
    expect(term("2026-03-17 23:59:59")).toBe("soon");
    expect(term("2026-03-10 23:59:59")).toBe("soon");
    expect(term("2026-03-09 23:59:59")).toBe("over");
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
      ),
    ).toEqual([
      { invMastUid: 1, quantity: 2, unitOfMeasure: "EA", quoteNo: 800001 },
      { invMastUid: 2, quantity: 1, unitOfMeasure: "EA", quoteNo: 800001 },
    ]);
    expect(leftOf(line(1, { quantity: 0.3, qtyOrdered: 0.1 }))).toBe(0.2);
  });

  it("comes to the quoted prices", () => {
    expect(quotedSum([line(1), line(2, { unitPrice: 0.335, quantity: 3 })], new Map([[1, 2]]))).toBe(379.01);
  });
});
