import { describe, expect, it } from "vitest";
import { lastWeeks, mondayBefore, usedIn } from "./usage-weeks.ts";

const sunday = new Date("2026-03-15T23:59:00Z");

describe("weeks of usage", () => {
  it("begin on Monday, in UTC", () => {
    expect(mondayBefore(sunday, 0)).toBe("2026-03-09");
    expect(mondayBefore(new Date("2026-03-09T00:00:00Z"), 0)).toBe("2026-03-09");
    expect(mondayBefore(sunday, 10)).toBe("2025-12-29");
  });

  it("are all there, those without use with 0, older ones not", () => {
    const totals = [
      { name: "2026-02-02", qtyUsed: 99 },
      { name: "2026-02-23", qtyUsed: 2.5 },
      { name: "2026-03-09", qtyUsed: 7 },
    ];
    const weeks = lastWeeks(totals, sunday, 3);
    expect(weeks).toEqual([
      { monday: "2026-02-23", quantity: 2.5 },
      { monday: "2026-03-02", quantity: 0 },
      { monday: "2026-03-09", quantity: 7 },
    ]);
    expect(usedIn(weeks)).toBe(9.5);
  });
});
