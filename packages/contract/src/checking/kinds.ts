import type { JsonType, Schema } from "../schema.ts";

/** What kind of JSON value something is, as a bit, so that several allowed kinds are tested at once. */
export const STRING = 1;
export const BOOLEAN = 2;
export const INTEGER = 4;
export const FRACTION = 8;
export const NUMBER = 12;
export const NULL = 16;
export const OBJECT = 32;
export const ARRAY = 64;
export const OTHER = 128;
export const ANY = 255;

/** The kinds of each type. */
export const kindsOf: Readonly<Record<JsonType, number>> = {
  string: STRING,
  boolean: BOOLEAN,
  integer: INTEGER,
  number: NUMBER,
  null: NULL,
  object: OBJECT,
  array: ARRAY,
};

/** Every type that a schema names; none when it takes anything. */
export function typesIn({ type = [] }: Schema): readonly JsonType[] {
  return [type].flat();
}

/**
 * The kind of a value; NaN, the infinities, `undefined` and what JSON does not know fit only where anything fits. A whole
 * number beyond 2^53 is none of the whole numbers: reading it may have made another of it.
 */
export function kindOf(value: unknown): number {
  if (typeof value === "string") return STRING;
  if (typeof value === "number")
    return Number.isSafeInteger(value) ? INTEGER : Number.isFinite(value) ? FRACTION : OTHER;
  if (typeof value === "boolean") return BOOLEAN;
  if (value === null) return NULL;
  if (typeof value === "object") return Array.isArray(value) ? ARRAY : OBJECT;
  return OTHER;
}
