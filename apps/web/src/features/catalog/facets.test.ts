import type { SearchAttribute } from "@purvey/contract/generated/search";
import { describe, expect, it } from "vitest";
import { chosenValues, facetsOf, toggleValue, withoutFacets } from "./facets.ts";

function attribute(uid: number, id: string, values: [number, string, number][]): SearchAttribute {
  return {
    attributeUid: uid,
    attributeId: id,
    attributeDesc: `${id} in words`,
    sequenceNo: 1,
    valueCount: values.length,
    countsAreExact: true,
    values: values.map(([attributeValueUid, attributeValue, count], index) => ({
      attributeValueUid,
      attributeValue,
      count,
      sequenceNo: index + 1,
    })),
  };
}

const thread = attribute(11, "Thread", [
  [64, "M6", 1],
  [65, "M8", 4],
]);
const finish = attribute(12, "Finish", [[70, "Zinc plated", 5]]);
const stock = attribute(0, "stock", [
  [1, "in_stock", 4],
  [2, "out_of_stock", 1],
]);

describe("facets", () => {
  it("mark what is chosen and leave out what would change nothing", () => {
    const facets = facetsOf([thread, finish, stock], { q: "bolt", f: { 11: [65] } }, 5);
    expect(facets.map(({ key, label }) => [key, label])).toEqual([
      ["11", "Thread"],
      ["stock", "stock in words"],
    ]);
    expect(facets[0]?.values.map(({ label, count, chosen }) => [label, count, chosen])).toEqual([
      ["M6", 1, false],
      ["M8", 4, true],
    ]);
  });

  it("keep a facet with a chosen value, so that it can be taken away", () => {
    expect(facetsOf([finish], { q: "bolt", f: { 12: [70] } }, 5)).toHaveLength(1);
  });

  it("show categories by their own name on the step where they stand", () => {
    const category = attribute(0, "category", [
      [1, "Fasteners", 7],
      [2, "Fasteners / Hex Bolts", 6],
    ]);
    const [facet] = facetsOf([category], { q: "bolt" }, 7);
    expect(facet?.values.map(({ label, depth }) => [label, depth])).toEqual([
      ["Fasteners", 0],
      ["Hex Bolts", 1],
    ]);
  });

  it("name the chosen values for the chips", () => {
    const facets = facetsOf([thread, stock], { q: "bolt", f: { 11: [65] }, stock: "in_stock" }, 4);
    expect(chosenValues(facets)).toEqual([
      { key: "11", uid: 65, name: "Thread", label: "M8" },
      { key: "stock", uid: 1, name: "stock in words", label: "in_stock" },
    ]);
  });

  it("choose several values of an attribute, and begin at the first page again", () => {
    const one = toggleValue({ q: "bolt", page: 3 }, "11", 65);
    expect(one).toEqual({ q: "bolt", page: undefined, f: { 11: [65] } });
    const two = toggleValue(one, "11", 64);
    expect(two.f).toEqual({ 11: [64, 65] });
    expect(toggleValue(toggleValue(two, "11", 64), "11", 65).f).toBeUndefined();
  });

  it("choose one category, one stock, several brands", () => {
    expect(toggleValue({ category: 5 }, "category", 7).category).toBe(7);
    expect(toggleValue({ category: 7 }, "category", 7).category).toBeUndefined();
    expect(toggleValue({ brand: [4] }, "brand", 3).brand).toEqual([3, 4]);
    expect(toggleValue({ stock: "in_stock" }, "stock", 2).stock).toBe("out_of_stock");
    expect(toggleValue({ stock: "in_stock" }, "stock", 1).stock).toBeUndefined();
  });

  it("go all at once, while words and order stay", () => {
    expect(withoutFacets({ q: "bolt", sort: "priceAsc", brand: [3], f: { 11: [65] }, page: 2 })).toEqual({
      q: "bolt",
      sort: "priceAsc",
      any: undefined,
    });
  });
});
