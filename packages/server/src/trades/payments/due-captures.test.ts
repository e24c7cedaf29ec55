import { describe, expect, it } from "vitest";
import { dueCaptures, type ShippedOrder } from "./due-captures.ts";

/** Goods for 90.00; with tax, freight and surcharge the card bears 100.00. */
const order: ShippedOrder = { charged: 100, currency: "USD", subtotal: 90, isComplete: false, shipments: [] };
const told = (more: Partial<ShippedOrder>) =>
  dueCaptures({ ...order, ...more }).map(({ shipmentNo, amount }) => [shipmentNo, Number(amount)]);

describe("what shipments take from a card", () => {
  it("is nothing before something left", () => {
    expect(told({})).toEqual([]);
  });

  it("is everything with the only shipment, and for an order that is complete without one", () => {
    expect(told({ shipments: [{ shipmentNo: 7, value: 90 }] })).toEqual([[7, 100]]);
    expect(told({ isComplete: true })).toEqual([[null, 100]]);
  });

  it("is the share of the goods, and in sum exact", () => {
    const thirds = [1, 2, 3].map((shipmentNo) => ({ shipmentNo, value: 30 }));
    expect(told({ shipments: thirds })).toEqual([
      [1, 33.33],
      [2, 33.34],
      [3, 33.33],
    ]);
    expect(told({ shipments: thirds.slice(0, 2) })).toEqual([
      [1, 33.33],
      [2, 33.34],
    ]);
  });

  it("is no more than what left of an order that is over", () => {
    expect(told({ isComplete: true, shipments: [{ shipmentNo: 1, value: 30 }] })).toEqual([[1, 33.33]]);
  });

  it("never is more than the card bears", () => {
    expect(
      told({
        shipments: [
          { shipmentNo: 1, value: 100 },
          { shipmentNo: 2, value: 5 },
        ],
      }),
    ).toEqual([[1, 100]]);
  });

  it("has the decimals of its currency", () => {
    expect(told({ charged: 1000, currency: "JPY", shipments: [{ shipmentNo: 1, value: 30 }] })).toEqual([[1, 333]]);
  });
});
