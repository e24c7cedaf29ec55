import { describe, expect, it } from "vitest";
import { suggestedPlaces } from "./suggested-places.ts";

const value = (attributeValueUid: number, attributeValue: string, count: number) => ({
  attributeValueUid,
  attributeValue,
  sequenceNo: attributeValueUid,
  count,
});
const facets = [
  {
    attributeUid: 0,
    attributeId: "category",
    values: [
      value(1, "Fasteners", 40),
      value(2, "Fasteners / Hex Bolts", 30),
      value(3, "Fasteners / Carriage Bolts", 8),
      value(4, "Fasteners / Eye Bolts", 2),
      value(5, "Anchors / Bolt Anchors", 1),
    ],
  },
  { attributeUid: 0, attributeId: "brand", values: [value(7, "Vega", 20), value(8, "Tenax", 10)] },
  { attributeUid: 11, attributeId: "category", values: [value(9, "Bolt size", 5)] },
];

describe("categories and brands that what is typed may mean", () => {
  it("have names that begin with a typed word, those with most items first, three of a kind", () => {
    expect(suggestedPlaces("bolts m8", facets).map(({ name }) => name)).toEqual([
      "Hex Bolts",
      "Carriage Bolts",
      "Eye Bolts",
    ]);
  });

  it("come first with more of the words", () => {
    expect(suggestedPlaces("eye bolt", facets)[0]).toEqual({
      kind: "category",
      uid: 4,
      name: "Eye Bolts",
      above: "Fasteners",
      count: 2,
    });
  });

  it("are brands too, behind the categories", () => {
    expect(suggestedPlaces("Veg fast", facets).map(({ kind, uid }) => [kind, uid])).toEqual([
      ["category", 1],
      ["brand", 7],
    ]);
  });

  it("are none for part numbers and short words", () => {
    expect(suggestedPlaces("HB-M8-40", facets)).toEqual([]);
    expect(suggestedPlaces("he", facets)).toEqual([]);
  });
});
