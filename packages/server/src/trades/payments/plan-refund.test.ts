import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { planRefund, restOf } from "./plan-refund.ts";

const taken = (...rests: readonly number[]) =>
  rests.map((rest, index) => ({ orderPaymentUid: index + 1, source: "stripe", currency: "USD", rest }));
const told = (rests: readonly number[], amount: number) =>
  planRefund(taken(...rests), decimal(amount))?.map((part) => [part.orderPaymentUid, numberOf(part.amount)]);

describe("an amount that goes back", () => {
  it("goes back from one movement that bears it", () => {
    expect(told([33.41], 12.5)).toEqual([[1, 12.5]]);
    expect(told([10, 33.4], 12.5)).toEqual([[2, 12.5]]);
    expect(told([33.41, 33.4], 33.41)).toEqual([[1, 33.41]]);
  });

  it("goes back from several where none bears it, to the cent", () => {
    // 33.41 and 16.59 are 50.00.
    expect(told([33.41, 33.4], 50)).toEqual([
      [1, 33.41],
      [2, 16.59],
    ]);
    expect(told([33.41, 33.4], 66.81)).toEqual([
      [1, 33.41],
      [2, 33.4],
    ]);
  });

  it("is never more than is left", () => {
    expect(told([33.41, 33.4], 66.82)).toBeUndefined();
    expect(told([], 0.01)).toBeUndefined();
  });

  it("is whole and within each movement, in any sequence of captures and refunds", () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const step = fc.record({ kind: fc.constantFrom("capture", "refund"), cents });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const rests: number[] = [];
        let [captured, returned] = [0, 0];
        for (const { kind, cents } of steps) {
          if (kind === "capture") {
            rests.push(cents);
            captured += cents;
            continue;
          }
          const left = rests.map((rest) => rest / 100);
          const parts = planRefund(taken(...left), decimal(cents).div(100));
          expect(parts === undefined).toBe(cents > captured - returned);
          for (const { orderPaymentUid, amount } of parts ?? [])
            rests[orderPaymentUid - 1] = (rests[orderPaymentUid - 1] ?? 0) - numberOf(amount.times(100));
          if (parts) returned += cents;
          expect(numberOf(sumOf((parts ?? []).map(({ amount }) => amount)).times(100))).toBe(parts ? cents : 0);
          expect(Math.min(0, ...rests)).toBe(0);
          expect(returned).toBeLessThanOrEqual(captured);
          expect(numberOf(restOf(taken(...rests.map((rest) => rest / 100))).times(100))).toBe(captured - returned);
        }
      }),
    );
  });
});
