import type { ItemPriceChange } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { listPriceSteps, percentOf } from "./list-price-steps.ts";

function change(uid: number, dateCreated: string, changes: ItemPriceChange["changes"]): ItemPriceChange {
  return {
    itemPriceChangeUid: uid,
    invMastUid: 1,
    dateCreated,
    changes,
    source: "load",
    sourceName: "Product.csv",
    author: "purvey",
    currency: "USD",
  };
}

const now = new Date("2026-03-11T00:00:00Z");

describe("list prices over time", () => {
  it("go from the price before the first change to today's; changes of class prices alone are no step", () => {
    const latestFirst = [
      change(3, "2026-03-01 00:00:00", [{ field: "listPrice", oldPrice: 11, newPrice: 12 }]),
      change(2, "2026-02-10 00:00:00", [{ field: "price3", oldPrice: 9, newPrice: 9.5 }]),
      change(1, "2026-02-01 00:00:00", [{ field: "listPrice", oldPrice: 10, newPrice: 11 }]),
    ];
    expect(listPriceSteps(latestFirst, now)).toEqual([
      { key: "before", since: undefined, price: 10, days: 19 },
      { key: "1", since: "2026-02-01 00:00:00", price: 11, days: 28 },
      { key: "3", since: "2026-03-01 00:00:00", price: 12, days: 10 },
    ]);
  });

  it("are none where only class prices changed or nothing did", () => {
    expect(listPriceSteps([], now)).toEqual([]);
    expect(
      listPriceSteps([change(2, "2026-02-10 00:00:00", [{ field: "price3", oldPrice: null, newPrice: 9 }])], now),
    ).toEqual([]);
  });

  it("begin where the currency of the latest does", () => {
    const latestFirst = [
      change(3, "2026-03-01 00:00:00", [{ field: "listPrice", oldPrice: 1650, newPrice: 1700 }]),
      change(1, "2026-02-01 00:00:00", [{ field: "listPrice", oldPrice: 10, newPrice: 11 }]),
    ].map((each, index) => ({ ...each, currency: index === 0 ? "JPY" : "USD" }));
    expect(listPriceSteps(latestFirst, now).map(({ price }) => price)).toEqual([1650, 1700]);
  });

  it("say by how many percent they changed, where there is something to compare", () => {
    expect(percentOf(8, 8.2)).toBe(2.5);
    expect(percentOf(8.2, 8)).toBe(-2.4);
    expect([percentOf(null, 8), percentOf(8, null), percentOf(0, 8)]).toEqual([undefined, undefined, undefined]);
  });
});
