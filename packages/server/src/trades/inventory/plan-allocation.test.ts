import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { allocationMovements, planAllocation, shortageError } from "./plan-allocation.ts";
import { keyText, type StockBalance } from "./stock-balance.ts";

function balance(onHand: number, allocated = 0, changes: Partial<StockBalance> = {}): StockBalance {
  return {
    locationId: 10,
    invMastUid: 1,
    locationName: "Columbus",
    allowBackorder: false,
    itemId: "CUT-115-1",
    baseUnit: "EA",
    onHand: decimal(onHand),
    allocated: decimal(allocated),
    backordered: decimal(0),
    ...changes,
  };
}

const plan = (stock: StockBalance, ...quantities: number[]) =>
  planAllocation(
    new Map([[keyText(stock), stock]]),
    quantities.map((quantity, index) => ({
      lineNo: index + 1,
      locationId: stock.locationId,
      invMastUid: stock.invMastUid,
      quantity: decimal(quantity),
    })),
  );

describe("planAllocation", () => {
  it("shares the stock among lines in their order", () => {
    const { allocations, shortages } = plan(balance(30, 10), 15, 5);
    expect(allocations.map(({ allocated }) => numberOf(allocated))).toEqual([15, 5]);
    expect(shortages).toEqual([]);
  });

  it("names every line that a location without backorders cannot serve", () => {
    const { shortages } = plan(balance(20), 15, 30, 5);
    expect(shortages.map(({ request }) => request.lineNo)).toEqual([2]);
    const error = shortageError(shortages);
    expect(error.message).toBe(
      "Columbus has 5 EA of `CUT-115-1` available; 30 EA were asked for. Order what is available, or have it delivered from another location.",
    );
    expect(error.details).toEqual({
      code: "STOCK_SHORT",
      lines: [{ lineNo: 2, itemId: "CUT-115-1", locationId: 10, asked: 30, available: 5, unitOfMeasure: "EA" }],
    });
    // What a refused line would have taken is left for the next.
    expect(plan(balance(20), 15, 30, 5).allocations.map(({ allocated }) => numberOf(allocated))).toEqual([15, 5]);
    expect(shortageError(plan(balance(20), 25, 30).shortages).message).toBe(
      "Columbus has 20 EA of `CUT-115-1` available; 25 EA were asked for. Columbus has 20 EA of `CUT-115-1` available; 30 EA were asked for. Order what is available, or have it delivered from another location.",
    );
  });

  it("gives to the last piece, and nothing where more is promised than there is", () => {
    const given = (stock: StockBalance, quantity: number) =>
      plan(stock, quantity).allocations.map(({ allocated, backordered }) => [
        numberOf(allocated),
        numberOf(backordered),
      ]);
    expect(given(balance(20), 20)).toEqual([[20, 0]]);
    expect(given(balance(20), 20.01)).toEqual([]);
    expect(given(balance(5, 8, { allowBackorder: true }), 2)).toEqual([[0, 2]]);
    expect(given(balance(8, 8, { allowBackorder: true }), 2)).toEqual([[0, 2]]);
  });

  it("asks for the stock of every line", () => {
    const request = { lineNo: 1, locationId: 20, invMastUid: 1, quantity: decimal(1) };
    expect(() => planAllocation(new Map(), [request])).toThrow("The stock of item 1 at location 20 was not read.");
  });

  it("backorders the rest where the location allows it", () => {
    const { allocations } = plan(balance(20, 5, { allowBackorder: true }), 10, 10);
    expect(allocations.map(({ allocated, backordered }) => [numberOf(allocated), numberOf(backordered)])).toEqual([
      [10, 0],
      [5, 5],
    ]);
    const key = { locationId: 10, invMastUid: 1 };
    expect(allocationMovements(allocations)).toEqual([
      { ...key, type: "allocate", allocatedChange: decimal(10) },
      { ...key, type: "allocate", allocatedChange: decimal(5) },
      { ...key, type: "backorder", backorderedChange: decimal(5) },
    ]);
    const waiting = plan(balance(0, 0, { allowBackorder: true }), 3).allocations;
    expect(allocationMovements(waiting)).toEqual([{ ...key, type: "backorder", backorderedChange: decimal(3) }]);
  });

  it("never gives more than there is, and gives every line all it asked for or refuses it", () => {
    const amounts = fc.array(
      fc.integer({ min: 1, max: 4000 }).map((value) => value / 100),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.boolean(), amounts, (onHand, taken, allowBackorder, quantities) => {
        const stock = balance(onHand, Math.min(taken, onHand), { allowBackorder });
        const { allocations, shortages } = plan(stock, ...quantities);
        const given = sumOf(allocations.map(({ allocated }) => allocated));
        expect(given.lte(stock.onHand.minus(stock.allocated))).toBe(true);
        expect(allocations.length + shortages.length).toBe(quantities.length);
        for (const { request, allocated, backordered } of allocations) {
          expect(allocated.plus(backordered).eq(request.quantity) && allocated.gte(0) && backordered.gte(0)).toBe(true);
        }
        expect(allowBackorder ? shortages : allocations.filter(({ backordered }) => backordered.gt(0))).toEqual([]);
      }),
    );
  });
});
