import { describe, expect, it } from "vitest";
import { explained, explanationOf } from "./replenishment.ts";

/** Of a part with the maximum 40, ordered by the piece; `packs` and `size` are those of the suggestion. */
function sentence(onHand: number, onOrder: number, suggested: number, more: { reorder?: number; size?: number } = {}) {
  const { reorder = null, size = 1 } = more;
  return explanationOf({
    maxQty: 40,
    qtyOnHand: onHand,
    qtyOnOrder: onOrder,
    reorderQty: reorder,
    suggestedOrderQty: suggested,
    suggestedSellingUnits: suggested / size,
    unitOfMeasure: "EA",
    sellingUnit: size === 1 ? "EA" : "CS",
    sellingUnitSize: size,
  });
}

describe("the sentence of a suggestion", () => {
  it.each([
    [6, 0, 34, {}, "Maximum 40 − 6 on hand − 0 on order = 34 EA."],
    [6, 3, 31, {}, "Maximum 40 − 6 on hand − 3 on order = 31 EA."],
    [
      39.5,
      0,
      1,
      {},
      "Maximum 40 − 39.5 on hand − 0 on order = 0.5 EA, rounded up to 1. That is 0.5 above the maximum, because only full selling units are ordered.",
    ],
    [40, 0, 0, {}, "Maximum 40 − 40 on hand − 0 on order leaves nothing to order."],
    [10, 50, 0, {}, "Maximum 40 − 10 on hand − 50 on order leaves nothing to order."],
    [40, 0, 0, { reorder: 30 }, "Maximum 40 − 40 on hand − 0 on order leaves nothing to order."],
    [4, 0, 36, { size: 12 }, "Maximum 40 − 4 on hand − 0 on order = 36 EA, which is 3 CS of 12."],
    [
      6,
      0,
      36,
      { size: 12 },
      "Maximum 40 − 6 on hand − 0 on order = 34 EA, rounded up to 3 CS of 12. That is 2 above the maximum, because only full selling units are ordered.",
    ],
    [6, 0, 34, { reorder: 30 }, "Maximum 40 − 6 on hand − 0 on order = 34 EA."],
    [10, 0, 30, { reorder: 30 }, "Maximum 40 − 10 on hand − 0 on order = 30 EA."],
    [
      11,
      0,
      30,
      { reorder: 30 },
      "Maximum 40 − 11 on hand − 0 on order = 29 EA, raised to the 30 that are ordered at once. That is 1 above the maximum, because less than the reorder quantity is not ordered.",
    ],
    [
      30,
      0,
      24,
      { reorder: 24, size: 12 },
      "Maximum 40 − 30 on hand − 0 on order = 10 EA, raised to the 24 that are ordered at once, which is 2 CS of 12. That is 14 above the maximum, because less than the reorder quantity is not ordered.",
    ],
    [
      30,
      0,
      36,
      { reorder: 25, size: 12 },
      "Maximum 40 − 30 on hand − 0 on order = 10 EA, raised to the 25 that are ordered at once, rounded up to 3 CS of 12. That is 26 above the maximum, because less than the reorder quantity is not ordered.",
    ],
  ])("%d on hand, %d on order: %d", (onHand, onOrder, suggested, more, expected) => {
    expect(sentence(onHand, onOrder, suggested, more)).toBe(expected);
  });

  it("stands beside what it explains", () => {
    const row = {
      invMastUid: 1007,
      invProfileLineType: "prophet21" as const,
      itemId: "CUT-115-1",
      description: "Cutting disc",
      unitOfMeasure: "EA",
      sellingUnit: "EA",
      sellingUnitSize: 1,
      qtyOnHand: 6,
      qtyOnOrder: 0,
      minQty: 10,
      maxQty: 40,
      reorderQty: null,
      belowMinimum: true,
      missingQty: 34,
      suggestedOrderQty: 34,
      suggestedSellingUnits: 34,
      distributorUid: 1,
      distributorsName: "Abrasives Inc.",
      sectionsUid: null,
      sectionName: null,
      invProfileLineUid: 1,
      dateLastModified: "2026-11-25 08:00:00",
    };
    expect(explained(row)).toEqual({ ...row, explanation: "Maximum 40 − 6 on hand − 0 on order = 34 EA." });
  });
});
