import type { Schema } from "../schema.ts";

function partsOf(schema: Schema): readonly Schema[] {
  const { properties = {}, additionalProperties: rest, items, anyOf = [] } = schema;
  return [
    ...Object.values(properties),
    ...(typeof rest === "object" ? [rest] : []),
    ...(items ? [items] : []),
    ...anyOf,
  ];
}

/** An entity of more fields than this gets a function of its own, so that no function grows beyond what engines optimise. */
const largest = 16;

/** Schemas that get a function of their own: the large ones and those in more than one place, as all that contain themselves are. */
export function separateSchemas(root: Schema): ReadonlySet<Schema> {
  const seen = new Set<Schema>();
  const separate = new Set<Schema>([root]);
  const visit = (schema: Schema): void => {
    const parts = partsOf(schema);
    if (parts.length > largest || (parts.length > 0 && seen.has(schema))) separate.add(schema);
    if (seen.has(schema)) return;
    seen.add(schema);
    parts.forEach(visit);
  };
  visit(root);
  return separate;
}
