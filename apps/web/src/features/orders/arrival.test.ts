import { describe, expect, it } from "vitest";
import { arrivalOf, arriving } from "./arrival.ts";

const now = new Date("2026-11-22T12:00:00Z");

describe("what is on its way", () => {
  it.each([
    ["shipped", "2026-11-20 00:00:00", "onWay"],
    ["held", "2026-11-20 00:00:00", "held"],
    ["open", "2026-11-24 00:00:00", "promised"],
    ["picking", "2026-11-22 00:00:00", "promised"],
    ["picking", "2026-11-21 00:00:00", "late"],
    ["open", null, "undated"],
    ["invoiced", "2026-11-24 00:00:00", undefined],
    ["cancelled", null, undefined],
  ] as const)("says of an order that is %s and promised for %s: %s", (status, promisedShipDate, arrival) => {
    expect(arrivalOf({ status, promisedShipDate }, now)).toBe(arrival);
  });

  it("is in the order in which it leaves, without what is done with", () => {
    const order = (orderNo: number, status: "open" | "invoiced", promisedShipDate: string | null) => ({
      orderNo,
      status,
      promisedShipDate,
    });
    const orders = [
      order(1, "open", null),
      order(2, "open", "2026-11-30 00:00:00"),
      order(3, "invoiced", "2026-11-01 00:00:00"),
      order(4, "open", "2026-11-25 00:00:00"),
    ];
    expect(arriving(orders, now).map(({ orderNo }) => orderNo)).toEqual([4, 2, 1]);
  });
});
