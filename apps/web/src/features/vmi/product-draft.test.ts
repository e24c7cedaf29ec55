import { describe, expect, it } from "vitest";
import { draftOf, isComplete, productBody } from "./product-draft.ts";

describe("an own product", () => {
  const entered = { ...draftOf(undefined), productsId: " NGF-9 ", partNumber: " ", distributorsUid: 4 };

  it("begins as counted and ordered each by each", () => {
    expect(draftOf(undefined)).toMatchObject({ unitOfMeasure: "EA", defaultSellingUnit: "EA", sellingUnitSize: 1 });
  });

  it("needs a number, its units and a distributor", () => {
    expect(isComplete(entered)).toBe(true);
    expect(isComplete({ ...entered, productsId: " " })).toBe(false);
    expect(isComplete({ ...entered, sellingUnitSize: null })).toBe(false);
    expect(isComplete({ ...entered, distributorsUid: undefined })).toBe(false);
  });

  it("is stored without blanks around its texts, and empty ones as none", () => {
    if (!isComplete(entered)) throw new Error("The product is complete.");
    expect(productBody(entered)).toMatchObject({ productsId: "NGF-9", partNumber: null, distributorsUid: 4 });
  });
});
