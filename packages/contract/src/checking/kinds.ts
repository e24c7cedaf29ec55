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

/** The kinds of each type, and what people call it. */
const types: Readonly<Record<JsonType, readonly [kinds: number, words: string]>> = {
  string: [STRING, "text"],
  boolean: [BOOLEAN, "true or false"],
  integer: [INTEGER, "a whole number"],
  number: [NUMBER, "a number"],
  null: [NULL, "null"],
  object: [OBJECT, "an object"],
  array: [ARRAY, "a list"],
};

/** The kinds and the words of every type that a schema names; none when it takes anything. */
export function typesIn({ type = [] }: Schema): readonly (readonly [kinds: number, words: string])[] {
  return [type].flat().map((name) => types[name]);
}

/** The kind of a value; NaN, the infinities, `undefined` and what JSON does not know fit only where anything fits. */
export function kindOf(value: unknown): number {
  if (typeof value === "string") return STRING;
  if (typeof value === "number") return Number.isInteger(value) ? INTEGER : Number.isFinite(value) ? FRACTION : OTHER;
  if (typeof value === "boolean") return BOOLEAN;
  if (value === null) return NULL;
  if (typeof value === "object") return Array.isArray(value) ? ARRAY : OBJECT;
  return OTHER;
}
