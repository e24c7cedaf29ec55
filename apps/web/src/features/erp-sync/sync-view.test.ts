import { describe, expect, it } from "vitest";
import { ageOf, orderOf, readable, readSyncView } from "./sync-view.ts";

describe("the ERP sync", () => {
  it("tells an age in days and hours", () => {
    expect(ageOf({ hoursInState: 75 })).toEqual({ days: 3, hours: 3 });
    expect(ageOf({ hoursInState: 5 })).toEqual({ days: 0, hours: 5 });
  });

  it("knows the order that a record carries, and nothing of other documents", () => {
    expect(orderOf({ sourceName: "oe-hdr", sourceId: "500003" })).toBe(500003);
    expect(orderOf({ sourceName: "contact", sourceId: "500003" })).toBeUndefined();
    expect(orderOf({ sourceName: "oe-hdr", sourceId: null })).toBeUndefined();
  });

  it("indents a document, and shows what is none as it is", () => {
    expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(readable("{a")).toBe("{a");
  });

  it("keeps what fits of an address", () => {
    expect(readSyncView({ show: "recent", page: "2" })).toEqual({ show: "recent", page: 2 });
    expect(readSyncView({ show: "everything", page: "1" })).toEqual({});
  });
});
