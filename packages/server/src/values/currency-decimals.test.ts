import { describe, expect, it } from "vitest";
import { currencyDecimals } from "./currency-decimals.ts";

describe("the decimals of a currency", () => {
  it("are those of ISO 4217, and two of what is no currency", () => {
    const codes = ["USD", "JPY", "KWD", "ISK", "TND", "jpy", "XYZ", "", null, undefined, 392];
    expect(codes.map(currencyDecimals)).toEqual([2, 0, 3, 0, 3, 0, 2, 2, 2, 2, 2]);
  });
});
