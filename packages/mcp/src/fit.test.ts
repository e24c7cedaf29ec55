import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitRecords, fitValue } from "./fit.ts";

describe("answers within a budget", () => {
  it("are whole when they fit, and say so by saying nothing", () => {
    expect(fitValue({ a: "short" }, 200)).toEqual({ data: { a: "short" } });
    expect(fitRecords([{ a: 1 }, { a: 2 }], 200)).toEqual({ data: [{ a: 1 }, { a: 2 }] });
    expect(fitRecords([], 200)).toEqual({ data: [] });
  });

  it("leave whole records for the next page", () => {
    const records = Array.from({ length: 50 }, (_, id) => ({ id, text: "x".repeat(20) }));
    const { data, trimmed } = fitRecords(records, 400);
    expect(data).toEqual(records.slice(0, data.length));
    expect(data.length).toBeGreaterThan(5);
    expect(trimmed).toBeUndefined();
  });

  it("never exceed it, whatever the data, and show something of every object that has a short field", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 200, max: 2000 }), (value, characters) => {
        const { data, trimmed } = fitValue({ id: 1, value }, characters);
        expect(JSON.stringify(data).length).toBeLessThanOrEqual(characters);
        expect(data).toHaveProperty("id", 1);
        expect(trimmed === undefined).toBe(JSON.stringify({ id: 1, value }).length <= characters);
      }),
    );
  });

  it("cut long texts and lists step by step", () => {
    const long = { text: "x".repeat(5000), list: Array.from({ length: 400 }, (_, index) => index) };
    const { data, trimmed } = fitValue(long, 500);
    const { text, list } = data as typeof long;
    expect([text.length, list.length]).toEqual([301, 8]);
    expect(trimmed).toContain("cut to 300 characters, lists inside it to 8 entries");
  });
});
