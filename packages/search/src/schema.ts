/** What a field of a record is for. At most four are `text`. */
export type Field =
  /** Words that are searched; the first declared is the name, the second the description. */
  | { readonly kind: "text"; readonly weight: number }
  /** Part numbers: found in every form, by their beginning, and suggested when mistyped. */
  | { readonly kind: "partNumber" }
  /** Values that are filtered by and counted. */
  | { readonly kind: "facet" }
  /** What the thing is; values are filtered by and counted too. */
  | { readonly kind: "type" }
  /** A number to filter by range. */
  | { readonly kind: "number" };

/** How an index is made. */
export interface Schema {
  readonly fields: Readonly<Record<string, Field>>;
  /** A field of kind `number` that lifts a record by `1 + 0.01 × ln(1 + value)`, such as sales. */
  readonly prior?: string;
  /** Words that mean the same, both ways: `[["laptop", "notebook"]]`. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** What is indexed: an identifier and values by field. */
export interface IndexRecord {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number | readonly string[] | undefined>>;
}

/** The names of a schema's fields of a kind, in their order. */
export function fieldsOf(schema: Schema, ...kinds: Field["kind"][]): string[] {
  return Object.entries(schema.fields)
    .filter(([, field]) => kinds.includes(field.kind))
    .map(([name]) => name);
}

/** The values of a record's field as texts. */
export function textsOf(record: IndexRecord, field: string): readonly string[] {
  const value = record.values[field];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [String(value)];
}
