import { describe, expect, it } from "vitest";
import { categoriesWith, categoryTree, countedBrands, countsByCategory } from "./category-tree.ts";

const value = (attributeValueUid: number, attributeValue: string, count: number) => ({
  attributeValueUid,
  attributeValue,
  sequenceNo: attributeValueUid,
  count,
});
const attributes = [
  {
    attributeUid: 0,
    attributeId: "category",
    values: [
      value(2, "Fasteners / Hex Bolts", 6),
      value(1, "Fasteners", 9),
      value(5, "Hidden / Shown", 3),
      value(4, "Fasteners / Hex Bolts / Metric", 2),
      value(3, "Fasteners / Lock Nuts", 1),
    ],
  },
  { attributeUid: 0, attributeId: "brand", values: [value(8, "Vega", 2), value(9, "Bitex", 1)] },
  { attributeUid: 7, attributeId: "brand", values: [value(70, "No brand", 1)] },
];

describe("the tree of categories", () => {
  const tree = categoryTree(attributes);

  it("puts each below its parent, whatever order they come in, and at the top where the parent is not counted", () => {
    expect(tree.map(({ name, count, below }) => [name, count, below.map(({ uid }) => uid)])).toEqual([
      ["Fasteners", 9, [2, 3]],
      ["Shown", 3, []],
    ]);
    expect(tree[0]?.below[0]?.below).toEqual([{ uid: 4, name: "Metric", count: 2, below: [] }]);
  });

  it("keeps of a search the named ones whole, and the way to them", () => {
    expect(categoriesWith(tree, "HEX").map(({ name, below }) => [name, below.length])).toEqual([["Fasteners", 1]]);
    expect(categoriesWith(tree, "hex")[0]?.below[0]?.below).toHaveLength(1);
    expect(categoriesWith(tree, "fasten")[0]?.below).toHaveLength(2);
    expect(categoriesWith(tree, "")).toEqual(tree);
    expect(categoriesWith(tree, "glove")).toEqual([]);
  });

  it("counts categories by number, and brands by name, of the search's own facets alone", () => {
    expect(countsByCategory(attributes).get(4)).toBe(2);
    expect(countedBrands(attributes).map(({ name }) => name)).toEqual(["Bitex", "Vega"]);
    expect(categoryTree([])).toEqual([]);
  });
});
