import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimal,
  isMultipleOf,
  moneyText,
  numberOf,
  quantityText,
  roundDownToMultiple,
  roundMoney,
  roundUnitPrice,
  roundUpToMultiple,
  sumOf,
} from "./decimal.ts";

describe("decimal", () => {
  it("D20 adds what floats cannot", () => {
    expect(numberOf(sumOf([decimal(0.1), decimal(0.2)]))).toBe(0.3);
    expect(numberOf(sumOf([]))).toBe(0);
  });

  it("rounds money half up, away from zero", () => {
    expect(["1.005", "1.004", "-1.005", "2.675"].map((text) => roundMoney(decimal(text)).toFixed(2))).toEqual([
      "1.01",
      "1.00",
      "-1.01",
      "2.68",
    ]);
    expect(roundUnitPrice(decimal("0.1234565")).toString()).toBe("0.123457");
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
