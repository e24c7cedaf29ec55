import type { Schema } from "@purvey/contract/schema";
import { Refusal } from "./refusal.ts";

/**
 * Of each record only the named fields. A dot goes into a record, and through every entry of a list: `lines.quantity`.
 *
 * @param schema what the records are, to tell a field that has no value from one that does not exist
 * @throws Refusal that names the fields there are when one does not exist.
 */
export function pickFields(data: unknown, schema: Schema, fields: readonly string[]): unknown {
  const paths = fields.map((field) => field.split("."));
  for (const path of paths) requirePath(schema, path);
  return picked(data, paths);
}

function picked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => picked(entry, paths));
  if (typeof value !== "object" || value === null || paths.some((path) => path.length === 0)) return value;
  const names = [...new Set(paths.map(([name]) => name as string))].filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(
    names.map((name) => {
      const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return [name, picked((value as Readonly<Record<string, unknown>>)[name], below)];
    }),
  );
}

function requirePath(schema: Schema, path: readonly string[]): void {
  let at = schema;
  for (const name of path) {
    while (at.items) at = at.items;
    const { properties, additionalProperties } = at;
    if (!properties) return;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field && additionalProperties) return;
    if (!field)
      throw new Refusal(
        `There is no field \`${path.join(".")}\` in the answer: \`${name}\` is none of ${Object.keys(properties).join(", ")}.`,
      );
    at = field;
  }
}
