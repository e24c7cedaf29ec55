import type { Schema } from "../schema.ts";

const bearing = new WeakMap<Schema, boolean>();

function inner(schema: Schema): readonly Schema[] {
  const { properties = {}, items, additionalProperties: rest } = schema;
  return [...Object.values(properties), ...(items ? [items] : []), ...(typeof rest === "object" ? [rest] : [])];
}

function search(schema: Schema, seen: Set<Schema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return inner(schema).some((part) => part.default !== undefined || search(part, seen));
}

/** True when a value of this schema can have a place to fill: asked on every call, answered once. */
function bearsDefaults(schema: Schema): boolean {
  const known = bearing.get(schema);
  if (known !== undefined) return known;
  const answer = search(schema, new Set());
  bearing.set(schema, answer);
  return answer;
}

function fresh(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

function filledObject(schema: Schema, value: Readonly<Record<string, unknown>>): unknown {
  const { properties = {}, additionalProperties: rest } = schema;
  const changes: [string, unknown][] = [];
  for (const name of new Set([...Object.keys(properties), ...(typeof rest === "object" ? Object.keys(value) : [])])) {
    const field = Object.hasOwn(properties, name) ? properties[name] : (rest as Schema);
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    const filled = item === undefined ? fresh(field?.default) : field && withDefaults(field, item);
    if (filled !== item) changes.push([name, filled]);
  }
  return changes.length === 0 ? value : Object.fromEntries([...Object.entries(value), ...changes]);
}

function filledList(items: Schema, list: readonly unknown[]): readonly unknown[] {
  const filled = list.map((item) => withDefaults(items, item));
  return filled.some((item, index) => item !== list[index]) ? filled : list;
}

/**
 * The value with the `default` of every absent field filled in: at the top, in nested objects that are there and in
 * the items of lists. A field whose value is `undefined` is absent; one whose value is `null` is not.
 * Never changes its argument; answers the very same value when nothing is missing.
 *
 * @example
 * withDefaults(query({ limit: integer({ default: 10 }) }), {}) // { limit: 10 }
 */
export function withDefaults<Value>(schema: Schema, value: Value): Value;
export function withDefaults(schema: Schema, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !bearsDefaults(schema)) return value;
  if (!Array.isArray(value)) return filledObject(schema, value as Record<string, unknown>);
  return schema.items ? filledList(schema.items, value) : value;
}
