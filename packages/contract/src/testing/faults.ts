import { fits } from "../check.ts";
import { exampleOf } from "../example.ts";
import { type Schema, typesOf } from "../schema.ts";

/** Values to put in the place of a good one so that one keyword fails. */
export type Direction = "input" | "output";

const oddValues: readonly unknown[] = [
  null,
  "",
  "odd",
  "2026-02-30 00:00:00",
  0,
  -1,
  1.5,
  true,
  [],
  [null],
  {},
  { odd: 1 },
];

function wrongTypes(schema: Schema): readonly unknown[] {
  if (typesOf(schema).length === 0) return [];
  return [null, "odd", 7, 1.5, true, [], {}].filter((value) => !fits({ type: schema.type }, value));
}

function outsideEnum({ enum: values, type }: Schema): readonly unknown[] {
  if (!values) return [];
  return [...values.map((value) => `${value}~`), -987_654].filter((value) => fits({ type }, value));
}

function badTexts({ minLength = 0, maxLength = Infinity, pattern, format }: Schema): readonly unknown[] {
  const short = minLength > 0 ? ["x".repeat(minLength - 1)] : [];
  const long = maxLength <= 3000 ? ["x".repeat(maxLength + 1), "\u{1f529}".repeat(maxLength + 1)] : [];
  const shape = new RegExp(pattern ?? "", "u");
  const shapeless = pattern === undefined ? [] : ["", " ", "~", "\u0000", "x\ny"].filter((text) => !shape.test(text));
  const formless = format === undefined ? [] : ["", "x", "a@b", "2026-02-30 00:00:00", "2026-01-01T00:00:00"];
  return [...short, ...long, ...shapeless, ...formless];
}

function badNumbers({ minimum, maximum, exclusiveMinimum, multipleOf = 1, type }: Schema): readonly unknown[] {
  const low = [minimum, exclusiveMinimum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound - multipleOf],
  );
  const at = exclusiveMinimum === undefined ? [] : [exclusiveMinimum];
  const high = maximum === undefined ? [] : [maximum + 1, maximum + multipleOf];
  const between = [1, 7, 1000]
    .map((count) => (count + 0.5) * multipleOf)
    .filter((value) => multipleOf !== 1 && fits({ type }, value));
  return [...low, ...at, ...high, ...between];
}

function badLists(
  { minItems = 0, maxItems = Infinity, items = {} }: Schema,
  list: readonly unknown[],
): readonly unknown[] {
  const short = minItems > 0 ? [list.slice(0, minItems - 1)] : [];
  const long = maxItems <= 1000 ? [Array.from({ length: maxItems + 1 }, () => list[0] ?? exampleOf(items))] : [];
  return [...short, ...long];
}

function without(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function badObjects(
  { required = [], additionalProperties, anyOf = [] }: Schema,
  value: object,
  direction: Direction,
): readonly unknown[] {
  const lacking = required.map((name) => without(value, [name]));
  const unknown = additionalProperties === false && direction === "input" ? [{ ...value, "odd field": 1 }] : [];
  const homeless =
    anyOf.length > 0
      ? [
          without(
            value,
            anyOf.flatMap((branch) => branch.required ?? []),
          ),
        ]
      : [];
  return [
    ...lacking,
    ...unknown,
    ...homeless.filter((other) => !anyOf.some((branch) => fits(branch, other, { direction }))),
  ];
}

/** Values in the place of `value` that break one keyword of its own schema: not of its fields or items. */
export function faultsHere(schema: Schema, value: unknown, direction: Direction): readonly unknown[] {
  const { anyOf } = schema;
  const homeless = anyOf ? oddValues.filter((odd) => !anyOf.some((branch) => fits(branch, odd, { direction }))) : [];
  const general = [...wrongTypes(schema), ...homeless, ...(direction === "input" ? outsideEnum(schema) : [])];
  if (schema.enum && direction === "output") return general;
  if (typeof value === "string") return [...general, ...badTexts(schema)];
  if (typeof value === "number") return [...general, ...badNumbers(schema)];
  if (Array.isArray(value)) return [...general, ...badLists(schema, value)];
  return typeof value === "object" && value ? [...general, ...badObjects(schema, value, direction)] : general;
}
