import { describe, expect, it } from "vitest";
import { attributeKey, type ItemRecords } from "../editor-fields.ts";
import {
  type BulkWork,
  countResults,
  plannedDraft,
  recordsOf,
  refusedItems,
  storedDraft,
  waitingItems,
  withField,
} from "./bulk-plan.ts";

const extension = { brandName: "Vega", metaTitle: null, metaKeywords: " " };
const records = {
  ...{ invMastUid: 7, extension, webDescription: undefined, indexed: { online: "Y", keywords: ["screw"] } },
  attributes: [],
} as unknown as ItemRecords;

const work: BulkWork = {
  items: [1, 2, 3, 4].map((invMastUid) => ({ invMastUid, itemId: `HB-${invMastUid}` })),
  ...{ changes: { metaTitle: "Bolts" }, onlyEmpty: false },
  results: { 1: "stored", 2: { error: "The service is busy." }, 3: "undone" },
};

describe("the same change for many items", () => {
  it("changes what differs, and only what is empty where that is asked for", () => {
    const changes = { brandName: "Klebor", metaTitle: "Bolts", metaKeywords: "bolt", online: "Y" };
    expect(plannedDraft(records, { changes, onlyEmpty: false })).toEqual({
      ...{ brandName: "Klebor", metaTitle: "Bolts", metaKeywords: "bolt" },
    });
    expect(plannedDraft(records, { changes, onlyEmpty: true })).toEqual({ metaTitle: "Bolts", metaKeywords: "bolt" });
    expect(storedDraft(records, ["brandName", "metaTitle", "keywords"])).toEqual({
      ...{ brandName: "Vega", metaTitle: "", keywords: "screw" },
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

  it("goes on with what is not stored, counts, and hands the refused back with the reason", () => {
    expect(waitingItems(work).map(({ invMastUid }) => invMastUid)).toEqual([2, 3, 4]);
    expect(countResults(work)).toEqual({ stored: 1, undone: 1, failed: 1 });
    expect(refusedItems(work, ["Item", "Page title", "Error"])).toEqual([
      ["Item", "Page title", "Error"],
      ["HB-2", "Bolts", "The service is busy."],
    ]);
  });
});
