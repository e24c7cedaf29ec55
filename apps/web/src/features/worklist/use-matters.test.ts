import { describe, expect, it } from "vitest";
import { nextLines, nextParts } from "./use-matters.ts";

const part = (itemId: string, qtyOnHand: number, minQty: number) => ({ itemId, qtyOnHand, minQty });

describe("the parts that run out first", () => {
  it("are those with the least of their minimum, whatever the stockroom; equal ones by number", () => {
    const found = nextParts([
      { stockroom: "Toledo", parts: [part("B", 5, 10), part("A", 5, 10)] },
      { stockroom: "Dayton", parts: [part("C", 1, 100), part("D", 0, 0)] },
    ]);
    expect(found?.map((each) => `${each.part.itemId} ${each.stockroom}`)).toEqual([
      ...["C Dayton", "A Toledo", "B Toledo", "D Dayton"],
    ]);
  });

  it("are not known until every stockroom has answered, and are few", () => {
    expect(nextParts([{ stockroom: "Toledo", parts: undefined }])).toBeUndefined();
    expect(nextParts([])).toEqual([]);
    const many = Array.from({ length: 40 }, (_, index) => part(`P${index}`, index, 100));
    expect(nextParts([{ stockroom: "Toledo", parts: many }])).toHaveLength(nextLines);
  });
});
