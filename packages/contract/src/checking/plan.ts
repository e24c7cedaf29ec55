import type { Schema } from "../schema.ts";
import { formats } from "./formats.ts";
import { ANY, ARRAY, FRACTION, kindsOf, NUMBER, OBJECT, STRING, typesIn } from "./kinds.ts";
import { isLonger, multiplesOf } from "./measures.ts";

/** The keywords that look at one text, number or list. */
const keywords: Readonly<Record<string, Keyword>> = {
  minLength: [STRING, (limit: number) => (text: string) => isLonger(text, limit - 1)],
  maxLength: [STRING, (limit: number) => (text: string) => !isLonger(text, limit)],
  pattern: [STRING, patternTest],
  format: [STRING, (format: NonNullable<Schema["format"]>) => formats[format]],
  minimum: [NUMBER, (limit: number) => (value: number) => value >= limit],
  maximum: [NUMBER, (limit: number) => (value: number) => value <= limit],
  exclusiveMinimum: [NUMBER, (limit: number) => (value: number) => value > limit],
  multipleOf: [NUMBER, multiplesOf],
  minItems: [ARRAY, (limit: number) => (list: unknown[]) => list.length >= limit],
  maxItems: [ARRAY, (limit: number) => (list: unknown[]) => list.length <= limit],
};

/** Received, not sent: unknown fields are kept (D15). */
export const OUTPUT = 1;
/** Unknown fields of an object with named fields are refused. */
export const REFUSE = 2;
/** Enumerations are open: a value that they do not know fits within their type. */
export const OPEN = 4;
const SECRET = 8;
/** More than any text has, and still a small integer, which engines compare fastest. */
const NO_LIMIT = 1e9;

/** A keyword that must be tested where the bounds of a plan leave a doubt. */
interface KeywordTest {
  readonly keyword: string;
  readonly kinds: number;
  readonly test: (value: never) => boolean;
}

/** A schema made ready for checking: every question answered once, every answer at a fixed place. */
export interface Plan {
  readonly schema: Schema;
  /** Kinds that the schema allows. */
  readonly allowed: number;
  /** Kinds of which every value fits. */
  readonly free: number;
  /** Kinds of which every value fits whose fields or items do. */
  readonly container: number;
  /** Texts of so many code units fit without a further look. */
  readonly shortest: number;
  readonly longest: number;
  /** Numbers between these fit without a further look, fractions where `fractions` says so. */
  readonly low: number;
  readonly high: number;
  readonly fractions: number;
  readonly tests: readonly KeywordTest[];
  /** The test of a text, where there is one alone: what it says is the answer. */
  readonly sole: ((value: never) => boolean) | undefined;
  readonly anyOf: readonly Plan[] | undefined;
  /** The plan of each named field. */
  readonly named: ReadonlyMap<string, Plan>;
  /** The plan of the other fields; `undefined` when nobody cares. */
  readonly rest: Plan | undefined;
  readonly items: Plan | undefined;
  /** The value must not be shown. */
  readonly secret: boolean;
  /** The fields of the last object that fitted, in its order: the next one probably has the same. */
  usual: { readonly names: readonly unknown[]; readonly plans: readonly Plan[] };
  /** How often another order may still be learnt. */
  patience: number;
}

type Draft = { -readonly [Key in keyof Plan]: Plan[Key] };

/** By mode. */
const plans = Array.from({ length: 16 }, () => new WeakMap<Schema, Plan>());

function testsOf(schema: Schema, mode: number): readonly KeywordTest[] {
  const closed = mode & OPEN ? undefined : schema.enum;
  const tests: KeywordTest[] = closed ? [{ keyword: "enum", kinds: ANY, test: (value) => closed.includes(value) }] : [];
  for (const [keyword, [kinds, testOf]] of Object.entries(keywords)) {
    const limit = schema[keyword as "minimum"];
    if (limit !== undefined) tests.push({ keyword, kinds, test: testOf(limit as never) });
  }
  return tests;
}

/** The kinds that must be looked into. */
function containersOf({ properties, required, additionalProperties = true, items }: Schema): number {
  return (properties || required || additionalProperties !== true ? OBJECT : 0) | (items ? ARRAY : 0);
}

function draftOf(schema: Schema, mode: number): Draft {
  const allowed = typesIn(schema).reduce((kinds, type) => kinds | kindsOf[type], 0) || ANY;
  const tests = testsOf(schema, mode);
  // Bounds of length and size leave no doubt: they are compared at once.
  const doubts = tests.reduce((all, { keyword, kinds }) => (/^m..(imum|Length)/.test(keyword) ? all : all | kinds), 0);
  const sure = schema.anyOf ? 0 : allowed & ~doubts;
  const other = sure & ~(STRING | NUMBER);
  const containers = containersOf(schema);
  return {
    schema,
    allowed,
    free: other & ~containers,
    container: other & containers,
    shortest: sure & STRING ? 2 * (schema.minLength ?? 0) - 1 : NO_LIMIT,
    longest: schema.maxLength ?? NO_LIMIT,
    low: sure & NUMBER ? (schema.minimum ?? -Number.MAX_VALUE) : Infinity,
    high: schema.maximum ?? Number.MAX_VALUE,
    fractions: sure & FRACTION,
    tests,
    sole: tests.length === 1 && allowed & doubts & STRING && !schema.anyOf ? tests[0]?.test : undefined,
    anyOf: undefined,
    named: new Map(),
    rest: undefined,
    items: undefined,
    secret: mode >= SECRET,
    usual: { names: [undefined], plans: [] },
    patience: 50,
  };
}

function restOf({ properties, additionalProperties: rest }: Schema, mode: number): Plan | undefined {
  if (typeof rest === "object") return planOf(rest, mode);
  if (mode & OUTPUT || rest) return undefined;
  return rest === false || (mode & REFUSE && properties) ? nothing : undefined;
}

/** The plan of a schema under a mode, made on first use. */
export function planOf(schema: Schema, mode: number): Plan {
  const known = plans[mode] as WeakMap<Schema, Plan>;
  return known.get(schema) ?? newPlan(schema, mode, known);
}

function newPlan(schema: Schema, outerMode: number, known: WeakMap<Schema, Plan>): Plan {
  const { properties = {}, items, anyOf = [] } = schema;
  const mode = [schema, ...anyOf].some((part) => part["x-sensitive"]) ? outerMode | SECRET : outerMode;
  const plan = draftOf(schema, mode);
  known.set(schema, plan);
  plan.named = new Map(Object.entries(properties).map(([name, field]) => [name, planOf(field, mode)]));
  plan.rest = restOf(schema, mode);
  plan.items = items && planOf(items, mode);
  plan.anyOf = schema.anyOf?.map((branch) => planOf(branch, mode & ~REFUSE));
  return plan;
}

/** The plans of what nobody describes and of what must not be there. */
export const anything: Plan = planOf({}, 0);
export const nothing: Plan = planOf({ enum: [] }, 0);

type Test = (value: never) => boolean;

/** The kinds a keyword is about, and its test. */
type Keyword = readonly [kinds: number, testOf: (limit: never) => Test];

function patternTest(pattern: string): (text: string) => boolean {
  const shape = new RegExp(pattern, "u");
  return (text) => shape.test(text);
}
