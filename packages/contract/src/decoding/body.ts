import { fits } from "../check.ts";
import { kindOf } from "../checking/kinds.ts";
import { planOf } from "../checking/plan.ts";
import { canonicalText, isNaming } from "../naming.ts";
import { type Schema, typesOf } from "../schema.ts";
import { booleanFromText, numberFromText } from "./text.ts";

function scalar(schema: Schema, value: string | number): unknown {
  const kinds = planOf(schema, 0).allowed;
  if (kindOf(value) & kinds) return value;
  const candidates = typeof value === "string" ? [numberFromText(value)] : [`${value}`];
  return (
    [...candidates, booleanFromText(`${value}`)].find((other) => other !== undefined && kindOf(other) & kinds) ?? value
  );
}

/** The list with every item changed, or the very list when none was. */
function mapped(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const next = list.map(change);
  return next.some((item, index) => !Object.is(item, list[index])) ? next : list;
}

/** Texts that name things, one or a list, in their one form. */
export function canonicalTexts(value: unknown): unknown {
  if (typeof value === "string") return canonicalText(value);
  return Array.isArray(value)
    ? mapped(value, (item) => (typeof item === "string" ? canonicalText(item) : item))
    : value;
}

function objectFields(schema: Schema, value: object): object {
  const { properties = {}, additionalProperties: rest } = schema;
  const entries = Object.entries(value);
  const next = entries.map(([name, item]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : rest;
    return typeof field === "object" ? decodeBody(field, isNaming(name) ? canonicalTexts(item) : item) : item;
  });
  if (next.every((item, index) => Object.is(item, entries[index]?.[1]))) return value;
  return Object.fromEntries(entries.map(([name], index) => [name, next[index]]));
}

function byBranch(branches: readonly Schema[], value: unknown): unknown {
  if (branches.some((branch) => fits(branch, value))) return value;
  const decoded = branches.map((branch) => [branch, decodeBody(branch, value)] as const);
  return decoded.find(([branch, other]) => fits(branch, other))?.[1] ?? value;
}

/**
 * A body as its schema has it, from callers that are free with types: numeric text for numbers (`"5"` → 5),
 * numbers for text (5 → `"5"`), 1, 0, `"1"`, `"0"`, `"true"` and `"false"` for booleans, texts that name things in their
 * one form, at every depth.
 * Nothing else changes; what fits already and what cannot be read stays as it is. Never changes its argument.
 *
 * @example
 * decodeBody(input("Line", "A line", { quantity: number() }), { quantity: "5" }) // { quantity: 5 }
 */
export function decodeBody(schema: Schema, value: unknown): unknown {
  if (schema.anyOf && schema.type === undefined) return byBranch(schema.anyOf, value);
  if (typeof value === "string" || typeof value === "number")
    return typesOf(schema).length ? scalar(schema, value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return objectFields(schema, value);
  const { items } = schema;
  return items ? mapped(value, (item) => decodeBody(items, item)) : value;
}
