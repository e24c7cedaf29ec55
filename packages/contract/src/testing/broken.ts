import fc from "fast-check";
import { exampleOf } from "../example.ts";
import type { Schema } from "../schema.ts";
import { arbitraryOf } from "./arbitrary.ts";
import { type Direction, faultsHere } from "./faults.ts";

/** One way to break a value: the whole value with one part of it replaced. */
type Broken = () => unknown;

function partsOf(schema: Schema, value: unknown): readonly (readonly [key: string, part: Schema])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const { properties = {}, additionalProperties: rest, items } = schema;
    const named = Object.hasOwn(properties, key) ? properties[key] : rest;
    const part = Array.isArray(value) ? items : named;
    return typeof part === "object" ? [[key, part] as const] : [];
  });
}

function withPart(value: unknown, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (`${index}` === key ? part : item));
  return Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, name === key ? part : item]));
}

function brokenForms(schema: Schema, value: unknown, direction: Direction): readonly Broken[] {
  const inside = partsOf(schema, value).flatMap(([key, part]) =>
    brokenForms(part, (value as Record<string, unknown>)[key], direction).map(
      (broken) => () => withPart(value, key, broken()),
    ),
  );
  return [...faultsHere(schema, value, direction).map((fault) => () => fault), ...inside];
}

/**
 * Values that do not fit a schema, for fast-check: a good value with one keyword broken somewhere in it.
 * `undefined` for a schema that takes anything. In the direction `output` enumerations are open and unknown fields
 * are kept, so neither is broken.
 *
 * @example
 * fc.assert(fc.property(brokenOf(Brand), (brand) => check(Brand, brand).length > 0));
 */
export function brokenOf(schema: Schema, direction: Direction = "input"): fc.Arbitrary<unknown> | undefined {
  if (faultsHere(schema, exampleOf(schema), direction).length === 0) return undefined;
  return arbitraryOf(schema).chain((value) => {
    const forms = brokenForms(schema, value, direction);
    return fc.nat(forms.length - 1).map((index) => (forms[index] as Broken)());
  });
}
