import type { CustomerOrderLine } from "@purvey/contract/generated/customers";
import type { ResolvedItem, ResolvedNumber } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { chosenOption, openChoices, reorderAdditions, reorderLines } from "./reorder-model.ts";

const unit = (unitOfMeasure: string, unitSize: number, orderMultiple = 1) => ({
  unitOfMeasure,
  unitSize,
  orderMultiple,
  minimumOrderQty: orderMultiple,
  sold: true,
});
const bolt: ResolvedItem = {
  invMastUid: 1,
  itemId: "HB-M8-40",
  itemDesc: "",
  imageUrl: null,
  discontinued: "N",
  qtyAvailable: 900,
  baseUnit: "EA",
  defaultSellingUnit: "BX",
  units: [unit("EA", 1, 100), unit("BX", 100)],
};
const seal: ResolvedItem = {
  ...bolt,
  invMastUid: 2,
  itemId: "SEAL-XT",
  discontinued: "Y",
  qtyAvailable: 4,
  units: [unit("EA", 1)],
};
const newer = { invMastUid: 3, itemId: "SEAL-XT2", itemDesc: "" };

const resolved = (item: ResolvedItem | null): ResolvedNumber => ({
  asked: "",
  verdict: item ? "found" : "unknown",
  matchedCode: null,
  matchedCodeType: null,
  item,
  suggestions: [],
});
const line = (lineNo: number, invMastUid: number, quantity: number, unitOfMeasure: string) =>
  ({ lineNo, invMastUid, itemNo: "", quantity, unitOfMeasure, lineNote: null }) as CustomerOrderLine;

const lines = reorderLines(
  [line(1, 1, 2, "BX"), line(2, 1, 150, "EA"), line(3, 2, 6, "EA"), line(4, 9, 1, "EA")],
  [resolved(bolt), resolved(bolt), resolved(seal), resolved(null)],
  new Map([[2, [newer]]]),
);

describe("an old order once more", () => {
  it("takes over what is as it was, changes quantities that are not sold, and asks about what is no longer made", () => {
    expect(lines.map(({ kind }) => kind)).toEqual(["added", "changed", "choice", "gone"]);
    expect(lines[1]?.options.map(({ quantity, unit: name }) => `${quantity} ${name}`)).toEqual(["2 BX", "1 BX"]);
    expect(lines[2]?.options.map(({ itemId }) => itemId)).toEqual(["SEAL-XT2", "SEAL-XT"]);
    expect(lines[2]?.left).toBe(4);
  });

  it("offers what is no longer made only while something is left", () => {
    const none = resolved({ ...seal, qtyAvailable: 0 });
    const [gone] = reorderLines([line(3, 2, 6, "EA")], [none], new Map([[2, [newer]]]));
    expect(gone?.options.map(({ itemId }) => itemId)).toEqual(["SEAL-XT2"]);
  });

  it("adds nothing that somebody must choose first, and what was chosen afterwards", () => {
    expect(openChoices(lines, new Map())).toBe(1);
    expect(reorderAdditions(lines, new Map()).map(({ invMastUid }) => invMastUid)).toEqual([1, 1]);
    const chosen = new Map([[3, lines[2]?.options[0]?.key]]);
    expect(openChoices(lines, chosen)).toBe(0);
    expect(reorderAdditions(lines, chosen)).toEqual([
      { invMastUid: 1, quantity: 2, unitOfMeasure: "BX" },
      { invMastUid: 1, quantity: 2, unitOfMeasure: "BX" },
      { invMastUid: 3, quantity: 6, unitOfMeasure: "EA" },
    ]);
  });

  it("leaves out what is to be left out", () => {
    const without = new Map([[3, undefined]]);
    expect(openChoices(lines, without)).toBe(0);
    expect(lines[2] && chosenOption(lines[2], without)).toBeUndefined();
  });
});
