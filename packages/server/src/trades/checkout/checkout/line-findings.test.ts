import { describe, expect, it } from "vitest";
import { plainPricedLine } from "../../../testing/sample-items.ts";
import { decimal } from "../../../values/decimal.ts";
import type { PricedLine } from "../priced-line.ts";
import { lineFindings } from "./line-findings.ts";

/** What is said of line 7 of 10 pieces at 0.42; `ask` changes what was asked for, `before` what the cart was priced in. */
function findings(changes: Partial<PricedLine> = {}, ask: Partial<PricedLine["ask"]> = {}, before = "USD") {
  const plain = plainPricedLine(10, 0.42, { lineNo: 7, ...changes });
  return lineFindings([{ ...plain, ask: { ...plain.ask, ...ask } }], "USD", before);
}

const nothing = { errors: [], warnings: [] };
const subject = { lineNo: 7, itemId: "HB-M8-40", suggestedQuantity: null, suggestedUnitOfMeasure: null };

describe("what is said of a line", () => {
  it("is nothing of one that can be ordered at the price that it was added for", () => {
    expect(findings()).toEqual(nothing);
    expect(findings({}, { addedUnitPrice: 0.42 })).toEqual(nothing);
    expect(lineFindings([], "USD", "USD")).toEqual(nothing);
  });

  it("is that it orders nothing: no quantity, 0 or less", () => {
    const missing = {
      ...subject,
      code: "QUANTITY_TOO_SMALL",
      message: "Line 7 orders nothing of `HB-M8-40`. Give a quantity, or leave the line out.",
    };
    expect(findings({}, { quantity: undefined })).toEqual({ errors: [missing], warnings: [] });
    expect(findings({ quantity: decimal(0) })).toEqual({ errors: [missing], warnings: [] });
    expect(findings({ quantity: decimal(-1) })).toEqual({ errors: [missing], warnings: [] });
  });

  it("is a quantity that cannot be ordered, with the nearest that can", () => {
    const unit = { unitOfMeasure: "EA", unitSize: 1, sold: true, minimumOrderQty: 1, orderMultiple: 4 };
    const { errors } = findings({ unit });
    expect(errors).toEqual([
      {
        ...subject,
        code: "QUANTITY_NOT_A_MULTIPLE",
        message: "`HB-M8-40` is sold in multiples of 4 EA; 10 EA were asked for. Order 12 EA, or 8 EA.",
        suggestedQuantity: 12,
        suggestedUnitOfMeasure: "EA",
      },
    ]);
  });

  it("is a missing price, which nobody gets for nothing; by hand and by quote it may be 0", () => {
    const unitPrice = decimal(0);
    const missing = {
      ...subject,
      code: "PRICE_MISSING",
      message: "`HB-M8-40` has no price. Ask our sales desk for one.",
    };
    for (const source of ["list", "class", "break", "contract"] as const)
      expect(findings({ unitPrice, source })).toEqual({ errors: [missing], warnings: [] });
    expect(findings({ unitPrice, source: "manual" })).toEqual(nothing);
    expect(findings({ unitPrice, source: "quote" })).toEqual(nothing);
    expect(findings({ unitPrice: decimal("0.000001") })).toEqual(nothing);
  });

  it("is a price that changed since it was added, up or down", () => {
    const changed = (message: string) => ({ errors: [], warnings: [{ ...subject, code: "PRICE_CHANGED", message }] });
    expect(findings({}, { addedUnitPrice: 0.4 })).toEqual(
      changed("The price of `HB-M8-40` rose from 0.40 to 0.42 USD per EA since it was put in the cart."),
    );
    expect(findings({}, { addedUnitPrice: 0.425 })).toEqual(
      changed("The price of `HB-M8-40` fell from 0.425 to 0.42 USD per EA since it was put in the cart."),
    );
  });

  it("is a price in another currency than it was added for, though the figure is the same", () => {
    const message = "The price of `HB-M8-40` is 0.42 USD per EA; when it was put in the cart it was 0.42 EUR.";
    expect(findings({}, { addedUnitPrice: 0.42 }, "EUR")).toEqual({
      errors: [],
      warnings: [{ ...subject, code: "PRICE_CHANGED", message }],
    });
    expect(findings({}, {}, "EUR")).toEqual(nothing);
  });

  it("is that its quote does not give the price, and then nothing of today's price", () => {
    const message = "The quote 5001 holds for 4 EA more.";
    const code = "QUOTE_QUANTITY_EXCEEDED";
    const quoteProblem = { code, message, left: decimal(4) } as const;
    const refused = { ...subject, code, message, suggestedQuantity: 4, suggestedUnitOfMeasure: "EA" };
    expect(findings({ quoteProblem }, { addedUnitPrice: 0.3 })).toEqual({ errors: [refused], warnings: [] });
    expect(findings({ quoteProblem: { ...quoteProblem, left: undefined } })).toEqual({
      errors: [{ ...subject, code, message }],
      warnings: [],
    });
  });

  it("is all of it, line by line", () => {
    const first = plainPricedLine(0, 0, { lineNo: 1 });
    const second = plainPricedLine(5, 0, { lineNo: 2 });
    expect(lineFindings([first, second], "USD", "USD").errors.map(({ code, lineNo }) => [code, lineNo])).toEqual([
      ["QUANTITY_TOO_SMALL", 1],
      ["PRICE_MISSING", 1],
      ["PRICE_MISSING", 2],
    ]);
  });
});
