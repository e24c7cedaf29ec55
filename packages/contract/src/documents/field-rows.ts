import { limitsOf } from "../limits.ts";
import { type ObjectSchema, type Schema, typesOf } from "../schema.ts";
import { typeOf } from "../typescript.ts";

/** One field of an input or an answer, as a table of a reference shows it. */
export interface FieldRow {
  /** From the top: `lines[].quantity`; in an answer that is a list, names begin with `[]`. */
  readonly name: string;
  /** As TypeScript writes it, with `integer` for whole numbers: `"Y" | "N"`, `CartLine[]`. */
  readonly type: string;
  readonly required: boolean;
  readonly default: unknown;
  /** In words: `at most 40 characters`. */
  readonly limits: readonly string[];
  readonly description: string;
}

/**
 * The fields of a schema with those of the records inside it, in their order. A named record is written out where it
 * comes first; elsewhere its name stands for it.
 *
 * @example
 * fieldRows(endpoint.input).map(({ name }) => name) // ["cartHdrUid", "lines", "lines[].itemId", …]
 */
export function fieldRows(schema: Schema): FieldRow[] {
  return rowsBelow(schema, "", new Set());
}

function rowsBelow(schema: Schema, name: string, written: Set<Schema>): FieldRow[] {
  if (schema.items) return rowsBelow(schema.items, `${name}[]`, written);
  if (!schema.properties || written.has(schema)) return [];
  written.add(schema);
  const { properties, required = [] } = schema as ObjectSchema;
  return Object.entries(properties).flatMap(([field, value]) => {
    const inner = name === "" ? field : `${name}.${field}`;
    return [rowOf(inner, value, required.includes(field)), ...rowsBelow(value, inner, written)];
  });
}

function rowOf(name: string, schema: Schema, required: boolean): FieldRow {
  const { description = "", default: preset } = schema;
  const limits = [...limitsOf(schema), ...formOf(schema)];
  return { name, type: shortType(schema), required, default: preset, limits, description };
}

/** What a text must look like beside its length. */
function formOf({ format, pattern }: Schema): string[] {
  const formats = { email: "an e-mail address", "sql-datetime": "YYYY-MM-DD HH:mm:ss, UTC" };
  return [...(format ? [formats[format]] : []), ...(pattern ? [`matches ${pattern}`] : [])];
}

/** The type without the members of an unnamed record: they have rows of their own. */
function shortType(schema: Schema): string {
  const orNull = typesOf(schema).includes("null") ? " | null" : "";
  if (schema.title) return `${schema.title}${orNull}`;
  if (schema.properties) return `object${orNull}`;
  if (schema.items) return listType(shortType(schema.items)) + orNull;
  return typesOf(schema).includes("integer") && !schema.enum ? typesOf(schema).join(" | ") : typeOf(schema, () => {});
}

function listType(item: string): string {
  return item.includes(" ") ? `(${item})[]` : `${item}[]`;
}
