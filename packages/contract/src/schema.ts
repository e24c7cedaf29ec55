/** The JSON types a schema can name. `integer` is a `number` without a fraction. */
export type JsonType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/** Text formats the checker knows. `sql-datetime` is `YYYY-MM-DD HH:mm:ss` in UTC (R037). */
export type Format = "email" | "sql-datetime";

/**
 * A schema is plain data: a closed subset of JSON Schema 2020-12 plus two annotations (`x-messages`, `x-sensitive`).
 *
 * Plain data serves every reader as it stands: the checker, OpenAPI, MCP, forms, the generator of the TypeScript
 * interfaces. A schema may refer to itself by object identity (a category has sub-categories); whoever writes it down
 * stops at `title` and writes a reference.
 */
export interface Schema {
  readonly type?: JsonType | readonly JsonType[];
  /** The name of an entity or input; what the component is called in OpenAPI and the interface in TypeScript. */
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** Closed in what is sent, open in what is received: a service may learn a new value before its callers do. */
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: Format;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  /** The sentence to show when a keyword fails, by keyword: `{ required: "Username is required" }`. */
  readonly "x-messages"?: Readonly<Record<string, string>>;
  /** Never written to a log, a history or an example. */
  readonly "x-sensitive"?: true;
  /** Of a field that says in which state a record was read: the record in sentences, "restock order". */
  readonly "x-record"?: string;
}

/** A schema of an object with named fields: every entity, every input. */
export interface ObjectSchema extends Schema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
}

/** True for a schema that describes an object with named fields. */
export function isObjectSchema(schema: Schema): schema is ObjectSchema {
  return schema.type === "object" && schema.properties !== undefined;
}

/** The types a schema allows, always as a list; an empty list means anything. */
export function typesOf(schema: Schema): readonly JsonType[] {
  if (schema.type === undefined) return [];
  return typeof schema.type === "string" ? [schema.type] : schema.type;
}

/** One reason why a value does not fit its schema. */
export interface Issue {
  /** Where: `lines[0].quantity`; empty for the value itself. */
  readonly path: string;
  /** A sentence: what was expected and what was there. */
  readonly message: string;
  /** The keyword that failed: `required`, `minimum`, `type`, `unknown` … */
  readonly code: string;
  readonly received?: unknown;
  readonly expected?: unknown;
}
