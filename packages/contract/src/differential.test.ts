import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, fits } from "./check.ts";
import { compile } from "./compile.ts";
import { exampleOf } from "./example.ts";
import type { Schema } from "./schema.ts";
import { services } from "./services/index.ts";
import { allSchemas } from "./testing/all-schemas.ts";
import { arbitraryOf } from "./testing/arbitrary.ts";
import { brokenOf } from "./testing/broken.ts";
import { exhaustive } from "./testing/exhaustive.ts";
import { handMade } from "./testing/hand-made.ts";
import { jsonSchemaOf } from "./testing/json-schema.ts";

/** A date and time by the platform's calendar. */
function isDatetime(text: string): boolean {
  const date = new Date(`${text.replace(" ", "T")}Z`);
  return (
    text.length === 19 &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 19).replace("T", " ") === text &&
    text >= "1000"
  );
}

function isEmail(text: string): boolean {
  const parts = text.split("@");
  const labels = parts[1]?.split(".") ?? [];
  return (
    parts.length === 2 &&
    labels.length > 1 &&
    [parts[0], ...labels].every((part) => part !== "") &&
    !/[\s<>,;:"]/.test(text)
  );
}

const ajv = new Ajv2020({
  strict: false,
  multipleOfPrecision: 6,
  formats: { email: isEmail, "sql-datetime": isDatetime },
});

/** What each of the judges says of a value; they agree when all are the same. */
function verdicts(schema: Schema, value: unknown, validate: ValidateFunction): Record<string, boolean> {
  const issues = check(schema, value);
  return {
    ajv: validate(value),
    fits: fits(schema, value),
    check: issues.length === 0,
    compiled: compile(schema)(value),
  };
}

function agreed(verdict: boolean): Record<string, boolean> {
  return { ajv: verdict, fits: verdict, check: verdict, compiled: verdict };
}

/** Asserts the same answer to many values. */
function expectOf(
  values: fc.Arbitrary<unknown> | undefined,
  runs: number,
  judge: (value: unknown) => unknown,
  expected: unknown,
): void {
  if (!values) return;
  fc.assert(
    fc.property(values, (value) => {
      expect(judge(value)).toEqual(expected);
    }),
    { numRuns: runs },
  );
}

function expectAgreement(schema: Schema, runs: number): void {
  const validate = ajv.compile(jsonSchemaOf(schema));
  const judge = (value: unknown) => verdicts(schema, value, validate);
  expectOf(arbitraryOf(schema), runs, judge, agreed(true));
  expectOf(brokenOf(schema), runs, judge, agreed(false));
}

/** In the other direction there is no ajv to ask; ours must still agree with each other. */
function expectOutputAgreement(schema: Schema, runs: number): void {
  const options = { direction: "output" } as const;
  const predicate = compile(schema, options);
  const judge = (value: unknown) => [
    fits(schema, value, options),
    check(schema, value, options).length === 0,
    predicate(value),
  ];
  expectOf(arbitraryOf(schema), runs, judge, [true, true, true]);
  expectOf(brokenOf(schema, "output"), runs, judge, [false, false, false]);
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.anything({ maxDepth: 1, withBigInt: true, withDate: true, withSparseArray: true }),
);

describe("hand-made schemas", () => {
  it.each(Object.entries(handMade))(
    "%s: ajv, check and the compiled form agree on good and bad values",
    (_, schema) => {
      expectAgreement(schema, 100);
    },
  );

  it.each(Object.entries(handMade))(
    "%s: received values are judged the same by check and the compiled form",
    (_, schema) => {
      expectOutputAgreement(schema, 50);
    },
  );

  it.each(Object.entries(handMade))("%s: check and the compiled form agree on any value at all", (_, schema) => {
    for (const direction of ["input", "output"] as const) {
      const judge = (value: unknown) => {
        const answer = check(schema, value, { direction }).length === 0;
        return [fits(schema, value, { direction }) === answer, compile(schema, { direction })(value) === answer];
      };
      expectOf(anyValue, 100, judge, [true, true]);
    }
  });
});

/** The schemas of the contract, each once: many endpoints answer the same. */
const distinct = [
  ...new Map(allSchemas(services).map((named) => [JSON.stringify(jsonSchemaOf(named[1])), named])).values(),
];

/** All of them, or each fifth; what schemas are made of is among those made by hand. */
const some = distinct.filter((_, index) => exhaustive || index % 5 === 0);

describe("the schemas of the contract", () => {
  it.each(some)("%s: ajv, check and the compiled form agree", (_, schema) => {
    expectAgreement(schema, 8);
    expectOutputAgreement(schema, 4);
  });

  it.each(distinct)("%s: has an example that fits", (_, schema) => {
    expect(check(schema, exampleOf(schema))).toEqual([]);
  });
});
