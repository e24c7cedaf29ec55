import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecimalValue, type Rounding } from "./decimal-value.ts";

const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;

/** The texts of all that two computed with each other give, refusals included: a list of texts for either kind of decimal. */
function resultsOf(a: DecimalValue | Big, b: DecimalValue | Big, places: number, mode: Rounding): readonly string[] {
  const two = [a as DecimalValue, b as DecimalValue] as const;
  return computations.map((compute) => {
    try {
      return `${compute(...two, places, mode)}`;
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
  });
}

const computations: readonly ((a: DecimalValue, b: DecimalValue, places: number, mode: Rounding) => unknown)[] = [
  (a, b) => a.plus(b),
  (a, b) => a.minus(b),
  (a, b) => a.times(b),
  (a, b) => a.div(b),
  (a, b) => a.mod(b),
  (a) => a.neg(),
  (a) => a.abs(),
  (a, _, places, mode) => a.round(places, mode),
  (a, b, places, mode) => a.div(b).round(places, mode),
  (a, b, places) => a.times(b).div(3).round(places).plus(b),
  (a, b) => [a.cmp(b), a.eq(b), a.gt(b), a.gte(b), a.lt(b), a.lte(b)],
  (a) => a.toNumber() + 0,
  (a) => a.toFixed(),
  (a, b) => a.times(b).toFixed(),
  (a, _, places) => a.toFixed(places),
  (a) => JSON.stringify(a),
];

const digits = fc.oneof(
  fc.integer({ min: -200, max: 200 }).map(String),
  fc.integer().map(String),
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(String),
  fc.constantFrom("9007199254740991", "9007199254740993", "-9007199254740992", "999999999999999", "5", "50", "-25"),
);
const text = fc
  .tuple(digits, fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -4, max: 25 })))
  .map(([units, places]) => `${units}e${-places}`);
const modes = fc.constantFrom<Rounding>(0, 1, 3);

describe("the values of decimals", () => {
  it("compute what big.js computes, whether their digits fit or not", () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 12 }), modes, (a, b, places, mode) => {
        const own = resultsOf(DecimalValue.of(a), DecimalValue.of(b), places, mode);
        expect(own).toEqual(resultsOf(new Exact(a), new Exact(b), places, mode));
      }),
      { numRuns: 2_000 },
    );
  });

  it("are of a number what is written", () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.tuple(fc.integer(), fc.integer({ min: 0, max: 15 })).map(([units, places]) => units / 10 ** places),
    );
    fc.assert(
      fc.property(number, (value) => {
        expect(DecimalValue.of(value).toFixed()).toBe(new Exact(value === 0 ? 0 : value).toFixed());
        expect(DecimalValue.of(value).toNumber()).toBe(value + 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it("are refused of what is no number", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "", "1,5", "twelve"])
      expect(() => DecimalValue.of(value)).toThrow("Invalid number");
    expect(() => DecimalValue.of(1).div(0)).toThrow("Division by zero");
  });
});
