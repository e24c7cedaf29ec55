import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimal,
  greaterOf,
  inBaseUnits,
  isMultipleOf,
  lesserOf,
  moneyText,
  numberOf,
  quantityText,
  roundDownToMultiple,
  roundMoney,
  roundQuantity,
  roundUnitPrice,
  roundUpToMultiple,
  sumOf,
} from "./decimal.ts";

describe("decimal", () => {
  it("D20 adds what floats cannot", () => {
    expect(numberOf(sumOf([decimal(0.1), decimal(0.2)]))).toBe(0.3);
    expect(numberOf(sumOf([]))).toBe(0);
  });

  it("tells any number of pieces of any pack in six decimals, and reads it as those pieces", () => {
    const sizes = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 100_000 }), (size, pieces) => {
        // By JavaScript's numbers, and half up.
        const shown = [decimal((pieces / size).toFixed(6)), roundQuantity(decimal(pieces).div(size))];
        for (const each of shown) expect(numberOf(inBaseUnits(each, decimal(size)))).toBe(pieces);
      }),
      // Told once as 48.276562 and once as 48.276563.
      { examples: [[640, 30_897]] },
    );
    expect(numberOf(inBaseUnits(decimal("0.083334"), decimal(12)))).toBe(1.000008);
    expect(numberOf(inBaseUnits(decimal("0.5"), decimal("453.59237")))).toBe(226.796185);
  });

  it("rounds money half up, away from zero", () => {
    expect(["1.005", "1.004", "-1.005", "2.675"].map((text) => roundMoney(decimal(text), "USD").toFixed(2))).toEqual([
      "1.01",
      "1.00",
      "-1.01",
      "2.68",
    ]);
    expect(roundUnitPrice(decimal("0.1234565")).toString()).toBe("0.123457");
  });

  it("tells the lesser and the greater of two", () => {
    const pairs = [
      ["0.1", "0.2"],
      ["-3", "-4"],
      ["7", "7.0"],
    ].map(([a = "", b = ""]) => [decimal(a), decimal(b)] as const);
    expect(pairs.map(([a, b]) => [lesserOf(a, b), greaterOf(a, b)].map(numberOf))).toEqual([
      [0.1, 0.2],
      [-4, -3],
      [7, 7],
    ]);
  });

  it("writes money and quantities as people do", () => {
    expect([31, 0.31, 0.0825, 12.3456789].map((value) => moneyText(decimal(value)))).toEqual([
      "31.00",
      "0.31",
      "0.0825",
      "12.345679",
    ]);
    expect(quantityText(decimal(150))).toBe("150");
    expect(quantityText(decimal("2.500000"))).toBe("2.5");
  });

  const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((value) => decimal(value).div(1000));
  const step = fc
    .oneof(fc.constant(1000), fc.integer({ min: 1, max: 50_000 }))
    .map((value) => decimal(value).div(1000));

  it("finds the nearest multiples on both sides", () => {
    fc.assert(
      fc.property(quantity, step, (value, size) => {
        const up = roundUpToMultiple(value, size);
        const down = roundDownToMultiple(value, size);
        expect(isMultipleOf(up, size) && isMultipleOf(down, size)).toBe(true);
        expect(up.gte(value) && down.lte(value)).toBe(true);
        expect(up.minus(down).eq(isMultipleOf(value, size) ? 0 : size)).toBe(true);
      }),
    );
  });
});
