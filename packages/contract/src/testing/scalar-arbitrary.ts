import fc from "fast-check";
import { fits } from "../check.ts";
import type { Schema } from "../schema.ts";

const emails = fc.stringMatching(/^[a-z0-9]{1,12}(\.[a-z0-9]{1,5})?@[a-z0-9]{1,9}(-[a-z0-9]{1,3})?\.[a-z]{2,5}$/);

const datetimes = fc
  .date({ min: new Date("1000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace("T", " "));

/** Texts that fit: by format, by pattern, or of any characters within the bounds, the lengths at the bounds included. */
export function textArbitrary(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = minLength + 20, pattern, format } = schema;
  if (format) return (format === "email" ? emails : datetimes).filter((text) => fits(schema, text));
  if (pattern) return fc.stringMatching(new RegExp(pattern, "u")).filter((text) => fits(schema, text));
  const usual = fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, minLength + 20) });
  if (maxLength > 3000) return usual;
  return fc.oneof(
    { arbitrary: usual, weight: 9 },
    { arbitrary: fc.constant("\u{1f529}".repeat(maxLength)), weight: 1 },
  );
}

function multiples(schema: Schema, step: number): fc.Arbitrary<number> {
  const { minimum = -1e6, maximum = 1e6, exclusiveMinimum = minimum - step } = schema;
  const least = Math.max(Math.ceil(minimum / step), Math.floor(exclusiveMinimum / step) + 1);
  const most = Math.max(least, Math.floor(maximum / step));
  return fc.integer({ min: least, max: most }).map((count) => +(count * step).toPrecision(15) + 0);
}

/** Numbers that fit: multiples, whole numbers, fractions, the bounds included. */
export function numberArbitrary(schema: Schema, type: "integer" | "number"): fc.Arbitrary<number> {
  const { minimum, maximum = 1e12, exclusiveMinimum, multipleOf } = schema;
  if (multipleOf) return multiples(schema, multipleOf);
  const least = minimum ?? exclusiveMinimum ?? -1e12;
  const whole = {
    min: exclusiveMinimum === undefined ? Math.ceil(least) : Math.floor(exclusiveMinimum) + 1,
    max: Math.floor(maximum),
  };
  const fractions = fc.double({ min: least, max: maximum, minExcluded: exclusiveMinimum !== undefined, noNaN: true });
  if (type === "number") return whole.min > whole.max ? fractions : fc.oneof(fc.integer(whole), fractions);
  return fc.integer(whole);
}
