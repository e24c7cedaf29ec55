import { type Schema, typesOf } from "@purvey/contract/schema";

type Json = Readonly<Record<string, unknown>>;

/** A schema of the contract as one JSON Schema document: named records once, under `$defs`. */
export function jsonSchemaOf(schema: Schema): Json {
  const definitions = new Map<string, Json>();
  const written = write(schema, definitions, true);
  return { ...written, ...(definitions.size > 0 ? { $defs: Object.fromEntries(definitions) } : {}) };
}

function write(schema: Schema, definitions: Map<string, Json>, top = false): Json {
  const { title } = schema;
  if (top || !title || !schema.properties) return expanded(schema, definitions);
  if (!definitions.has(title)) {
    definitions.set(title, {});
    definitions.set(title, expanded(schema, definitions));
  }
  const reference = { $ref: `#/$defs/${title}` };
  return typesOf(schema).includes("null") ? { anyOf: [reference, { type: "null" }] } : reference;
}

/** Without the sentences of our own checker: nobody else reads them. A secret has neither examples nor a default. */
function expanded(schema: Schema, definitions: Map<string, Json>): Json {
  const {
    items,
    properties,
    additionalProperties: rest,
    anyOf,
    "x-messages": _,
    "x-sensitive": secret,
    ...told
  } = schema;
  const { examples: _examples, default: _preset, ...bare } = told;
  const own = secret ? { ...bare, writeOnly: true } : told;
  const inner = (part: Schema) => write(part, definitions);
  return {
    ...own,
    ...(items ? { items: inner(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(inner) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])) }
      : {}),
    ...(rest === undefined ? {} : { additionalProperties: typeof rest === "object" ? inner(rest) : rest }),
  };
}
