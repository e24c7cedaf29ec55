import { describe, expect, it } from "vitest";
import { draftOf, draftProblem, offersOf, wishesOf, withEmptyLine } from "./ask-quote-model.ts";

const bolts = { itemId: " HB-M8-40", quantity: 12, unitOfMeasure: "BX" };

describe("lines of a quote while they are written", () => {
  it("begin with what is asked for, and with an empty one where an offer was asked for in words", () => {
    expect(draftOf([bolts])).toEqual([{ ...bolts, key: 0, unitPrice: null }]);
    expect(draftOf([])).toEqual([]);
    expect(draftOf([], 1)).toEqual([{ key: 0, itemId: "", quantity: null, unitOfMeasure: "", unitPrice: null }]);
    expect(withEmptyLine(draftOf([bolts, bolts]).slice(1)).map(({ key }) => key)).toEqual([1, 2]);
  });

  it("need a part and a quantity, and an offer its prices", () => {
    const drafts = draftOf([bolts]);
    expect(draftProblem(drafts, false)).toBeUndefined();
    expect(draftProblem(drafts, true)).toBe("noPrice");
    expect(draftProblem(draftOf([{ ...bolts, unitPrice: 0 }]), true)).toBeUndefined();
    expect(draftProblem(withEmptyLine(drafts), false)).toBe("noItem");
    expect(draftProblem(draftOf([{ ...bolts, quantity: 0 }]), false)).toBe("noQuantity");
  });

  it("are sent without blanks, and without a unit where none is written", () => {
    const [line] = draftOf([bolts]);
    if (!line) throw new Error("There is a line.");
    expect(wishesOf([line])).toEqual([{ itemId: "HB-M8-40", quantity: 12, unitOfMeasure: "BX", unitPrice: null }]);
    expect(offersOf([{ ...line, unitOfMeasure: " ", unitPrice: 2.5 }])).toEqual([
      { itemId: "HB-M8-40", quantity: 12, unitPrice: 2.5 },
    ]);
  });
});
