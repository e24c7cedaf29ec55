import type { JsonType, Schema } from "../schema.ts";
import { formats } from "./formats.ts";

/** What kind of JSON value something is, as a bit, so that several allowed kinds are tested at once. */
export const STRING = 1;
export const INTEGER = 4;
export const NUMBER = 12;
export const OBJECT = 32;
export const ARRAY = 64;
const ANY = 511;

const bits: Readonly<Record<JsonType, number>> = {
  string: STRING,
  boolean: 2,
  integer: INTEGER,
  number: NUMBER,
  null: 16,
  object: OBJECT,
  array: ARRAY,
};

/** The kinds that each keyword says something about. */
const reach: Readonly<Record<string, number>> = {
  enum: ANY,
  anyOf: ANY,
  minLength: STRING,
  maxLength: STRING,
  pattern: STRING,
  format: STRING,
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  multipleOf: NUMBER,
  properties: OBJECT,
  required: OBJECT,
  additionalProperties: OBJECT,
  items: ARRAY,
  minItems: ARRAY,
  maxItems: ARRAY,
};

/** Received, not sent: enumerations are open and unknown fields are kept (D15). */
export const OUTPUT = 1;
/** Unknown fields of an object with named fields are refused. */
export const REFUSE = 2;
const SECRET = 4;
/** More than any text or list has, and still a small integer. */
const NO_LIMIT = 2 ** 30 - 1;

/** A schema made ready for walking: every question answered once, every answer at a fixed place. */
export interface Plan {
  readonly schema: Schema;
  /** Kinds that the schema allows. */
  readonly allowed: number;
  /** Kinds that need more than their kind checked. */
  readonly checked: number;
  /** The value must not be shown. */
  readonly secret: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly above: number;
  readonly pattern: RegExp | undefined;
  readonly format: ((text: string) => boolean) | undefined;
  readonly enum: Schema["enum"];
  readonly anyOf: readonly Plan[] | undefined;
  readonly names: readonly string[];
  readonly fields: readonly Plan[];
  readonly needed: readonly boolean[];
  /** Of fields without a name: their plan, `false` when there must be none, `undefined` when nobody cares. */
  readonly rest: Plan | false | undefined;
  readonly items: Plan | undefined;
}

type Draft = { -readonly [Key in keyof Plan]: Plan[Key] };

/** By mode. */
const plans = Array.from({ length: 8 }, () => new WeakMap<Schema, Plan>());

/** The kind of a value; NaN, the infinities and what JSON does not know fit only where anything fits. */
export function kindOf(value: unknown): number {
  if (typeof value === "string") return STRING;
  if (typeof value === "number") return Number.isInteger(value) ? INTEGER : Number.isFinite(value) ? 8 : 256;
  if (typeof value === "boolean") return 2;
  if (value === null) return 16;
  if (typeof value === "object") return Array.isArray(value) ? ARRAY : OBJECT;
  return value === undefined ? 128 : 256;
}

function allowedBy({ type }: Schema): number {
  if (type === undefined) return ANY;
  return (typeof type === "string" ? [type] : type).reduce((kinds, name) => kinds | bits[name], 0);
}

function checkedBy(schema: Schema, mode: number): number {
  let kinds = 0;
  for (const [keyword, value] of Object.entries(schema)) {
    if (value !== undefined && !(keyword === "enum" && mode & OUTPUT)) kinds |= reach[keyword] ?? 0;
  }
  return kinds;
}

function restOf({ properties, additionalProperties }: Schema, mode: number): Plan["rest"] {
  if (typeof additionalProperties === "object") return planOf(additionalProperties, mode);
  if (mode & OUTPUT || additionalProperties) return undefined;
  return additionalProperties === false || (mode & REFUSE && properties) ? false : undefined;
}

function draftOf(schema: Schema, mode: number): Draft {
  const { properties = {}, required = [], format } = schema;
  const names = Object.keys({ ...properties, ...Object.fromEntries(required.map((name) => [name])) });
  return {
    schema,
    allowed: allowedBy(schema),
    checked: checkedBy(schema, mode),
    secret: mode >= SECRET,
    minLength: schema.minLength ?? 0,
    maxLength: schema.maxLength ?? NO_LIMIT,
    minimum: schema.minimum ?? -Infinity,
    maximum: schema.maximum ?? Infinity,
    above: schema.exclusiveMinimum ?? -Infinity,
    pattern: schema.pattern === undefined ? undefined : new RegExp(schema.pattern, "u"),
    format: format && formats[format],
    enum: mode & OUTPUT ? undefined : schema.enum,
    anyOf: undefined,
    names,
    fields: [],
    needed: names.map((name) => required.includes(name)),
    rest: undefined,
    items: undefined,
  };
}

/** The plan of a schema under a mode, made on first use. */
export function planOf(schema: Schema, outerMode: number): Plan {
  const mode = schema["x-sensitive"] ? outerMode | SECRET : outerMode;
  const known = plans[mode] as WeakMap<Schema, Plan>;
  const ready = known.get(schema);
  if (ready) return ready;
  const plan = draftOf(schema, mode);
  known.set(schema, plan);
  plan.fields = plan.names.map((name) => planOf(schema.properties?.[name] ?? {}, mode));
  plan.rest = restOf(schema, mode);
  plan.items = schema.items && planOf(schema.items, mode);
  plan.anyOf = schema.anyOf?.map((branch) => planOf(branch, mode & ~REFUSE));
  plan.secret ||= !!plan.anyOf?.some((branch) => branch.secret);
  return plan;
}
