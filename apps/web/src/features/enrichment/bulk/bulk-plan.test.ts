import { describe, expect, it } from "vitest";
import { attributeKey, type ItemRecords } from "../editor-fields.ts";
import {
  type BulkWork,
  beforeRun,
  countResults,
  itemsToStore,
  overtakenField,
  type PlannedItem,
  plannedDraft,
  recordsOf,
  refusedItems,
  storedDraft,
  withField,
} from "./bulk-plan.ts";

const extension = { brandName: "Vega", metaTitle: null, metaKeywords: " " };
const records = {
  invMastUid: 7,
  extension,
  webDescription: undefined,
  indexed: { online: "Y", keywords: ["screw"] },
  attributes: [],
} as unknown as ItemRecords;

const work: BulkWork = {
  items: [1, 2, 3, 4].map((invMastUid) => ({ invMastUid, itemId: `HB-${invMastUid}` })),
  changes: { metaTitle: "Bolts" },
  onlyEmpty: false,
  results: { 1: "stored", 2: { error: "The service is busy." }, 3: "undone" },
};

const planned = (invMastUid: number): PlannedItem => ({
  item: { invMastUid, itemId: `HB-${invMastUid}` },
  before: { metaTitle: `Read ${invMastUid}` },
  after: { metaTitle: "Bolts" },
});
const plan = [planned(1), planned(2), planned(3), { ...planned(4), after: undefined, problem: "Not read." }];

describe("the same change for many items", () => {
  it("changes what differs, and only what is empty where that is asked for", () => {
    const changes = { brandName: "Klebor", metaTitle: "Bolts", metaKeywords: "bolt", online: "Y" };
    expect(plannedDraft(records, { changes, onlyEmpty: false })).toEqual({
      brandName: "Klebor",
      metaTitle: "Bolts",
      metaKeywords: "bolt",
    });
    expect(plannedDraft(records, { changes, onlyEmpty: true })).toEqual({ metaTitle: "Bolts", metaKeywords: "bolt" });
    expect(storedDraft(records, ["brandName", "metaTitle", "keywords"])).toEqual({
      brandName: "Vega",
      metaTitle: "",
      keywords: "screw",
    });
  });

  it("reads only the records that the fields belong to", () => {
    expect([...recordsOf(["metaTitle", "brandName", attributeKey(11)])]).toEqual(["extension", "attributes"]);
    expect([...recordsOf(["online", "webDesc2"])]).toEqual(["indexed", "webDescription"]);
  });

  it("adds a field with its usual value, and takes it away again", () => {
    expect(withField({}, "online")).toEqual({ online: "Y" });
    expect(withField({ online: "N" }, "metaTitle")).toEqual({ online: "N", metaTitle: "" });
    expect(withField({ online: "N", metaTitle: "x" }, "online")).toEqual({ metaTitle: "x" });
  });

  it("stores what was previewed and is not stored yet, never what nobody has seen", () => {
    expect(itemsToStore(work, plan).map(({ item }) => item.invMastUid)).toEqual([2, 3]);
  });

  it("takes back to what was there before the first run, also what that run stored in part", () => {
    const before = { 1: { metaTitle: "One" }, 2: { metaTitle: "Two", brandName: "Vega" }, 3: { metaTitle: "Old" } };
    expect(beforeRun({ ...work, before }, plan)).toEqual({
      1: { metaTitle: "One" },
      2: { metaTitle: "Read 2", brandName: "Vega" },
      3: { metaTitle: "Read 3" },
    });
  });

  it("sees what somebody else has changed since, but no harm in the same text", () => {
    const seen = { brandName: "Vega", metaTitle: "" };
    expect(overtakenField(records, seen, { brandName: "Klebor", metaTitle: "Bolts" })).toBeUndefined();
    expect(overtakenField(records, { brandName: "Old" }, { brandName: "Vega" })).toBeUndefined();
    expect(overtakenField(records, { brandName: "Old" }, { brandName: "Klebor" })).toEqual({
      key: "brandName",
      stored: "Vega",
    });
  });

  it("counts, and hands the refused back with the reason", () => {
    expect(countResults(work)).toEqual({ stored: 1, undone: 1, failed: 1 });
    expect(refusedItems(work, ["Item", "Page title", "Error"])).toEqual([
      ["Item", "Page title", "Error"],
      ["HB-2", "Bolts", "The service is busy."],
    ]);
  });
});
