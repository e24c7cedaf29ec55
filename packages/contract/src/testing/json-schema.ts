import type { Schema } from "../schema.ts";

type JsonSchema = { [keyword: string]: unknown };

/** Replaces references by object identity with `$ref`, so that other validators can read a schema that contains itself. */
export function jsonSchemaOf(root: Schema): JsonSchema {
  const names = new Map<Schema, string>();
  const definitions: JsonSchema = {};
  const reference = (schema: Schema): JsonSchema => {
    const name = names.get(schema) ?? `schema${names.size}`;
    if (!names.has(schema)) {
      names.set(schema, name);
      definitions[name] = writtenOut(schema, reference);
    }
    return { $ref: `#/$defs/${name}` };
  };
  return { ...reference(root), $defs: definitions };
}

function writtenOut(schema: Schema, reference: (schema: Schema) => JsonSchema): JsonSchema {
  const { properties, items, additionalProperties: rest, anyOf, ...plain } = schema;
  const fields = properties && Object.entries(properties).map(([name, field]) => [name, reference(field)]);
  return {
    ...plain,
    ...(fields && { properties: Object.fromEntries(fields) }),
    ...(items && { items: reference(items) }),
    ...(rest !== undefined && { additionalProperties: typeof rest === "object" ? reference(rest) : rest }),
    ...(anyOf && { anyOf: anyOf.map(reference) }),
  };
}
