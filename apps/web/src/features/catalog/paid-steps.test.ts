import type { PaidPrice } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import { paidRange, paidSteps } from "./paid-steps.ts";

function paid(orderNo: number, orderDate: string, basePrice: number): PaidPrice {
  const line = { lineNo: 1, quantity: 1, unitOfMeasure: "EA", unitPrice: basePrice, baseUnit: "EA", currency: "USD" };
  return { orderNo, orderDate, basePrice, ...line };
}

const latestFirst = [
  paid(3, "2026-03-05 12:00:00", 0.3),
  paid(2, "2026-03-01 12:00:00", 0.34),
  paid(1, "2026-02-01 12:00:00", 0.31),
];

describe("what was paid for an item", () => {
  it("is told from the oldest order on, each price until the next one and the last until now", () => {
    const steps = paidSteps(latestFirst, new Date("2026-03-06T00:00:00Z"));
    expect(steps.map(({ paid: { orderNo }, days }) => [orderNo, days])).toEqual([
      [1, 28],
      [2, 4],
      [3, 0.5],
    ]);
  });

  it("never holds a negative time, whatever the clock of the device says", () => {
    expect(paidSteps(latestFirst.slice(0, 1), new Date("2026-01-01T00:00:00Z"))[0]?.days).toBe(0);
  });

  it("has a lowest and a highest price", () => {
    expect(paidRange(latestFirst)).toEqual({ lowest: 0.3, highest: 0.34 });
  });
});
