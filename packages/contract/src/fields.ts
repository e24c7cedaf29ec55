import { most } from "./limits.ts";
import type { ObjectSchema, Schema } from "./schema.ts";

/** What every field may say about itself. */
export interface FieldNotes {
  /** One sentence for the reference and the hover. */
  readonly description?: string;
  /** A plausible value, used in examples and forms. */
  readonly example?: unknown;
  /** What the server takes when the field is left out. */
  readonly default?: unknown;
  /** The sentence shown when the field is missing or empty, as the specification spells it. */
  readonly message?: string;
}

export interface TextOptions extends FieldNotes {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  /** The sentence shown instead of the pattern when the text is unlike it: `Expected two letters, such as OH`. */
  readonly patternMessage?: string;
}

export interface NumberOptions extends FieldNotes {
  readonly min?: number;
  readonly max?: number;
  /** The value must be greater than this. */
  readonly above?: number;
  readonly multipleOf?: number;
}

/** A field of an entity or input together with whether it must be there. */
export interface Presence {
  readonly schema: Schema;
  readonly presence: "required" | "optional";
}

export type Field = Schema | Presence;
export type Fields = Readonly<Record<string, Field>>;

function notes(options: FieldNotes, messageKeywords: readonly string[] = []): Schema {
  const messages = options.message
    ? Object.fromEntries(["required", ...messageKeywords].map((k) => [k, options.message as string]))
    : undefined;
  return {
    ...(options.description === undefined ? {} : { description: options.description }),
    ...(options.default === undefined ? {} : { default: options.default }),
    ...(options.example === undefined ? {} : { examples: [options.example] }),
    ...(messages === undefined ? {} : { "x-messages": messages }),
  };
}

function withPatternMessage(schema: Schema, pattern: string | undefined): Schema {
  return pattern === undefined ? schema : { ...schema, "x-messages": { ...schema["x-messages"], pattern } };
}

/** Text. `min` and `max` count characters. */
export function text(options: TextOptions = {}): Schema {
  return {
    type: "string",
    ...(options.min === undefined ? {} : { minLength: options.min }),
    ...(options.max === undefined ? {} : { maxLength: options.max }),
    ...(options.pattern === undefined ? {} : { pattern: options.pattern }),
    ...withPatternMessage(notes(options, ["minLength"]), options.patternMessage),
  };
}

function numeric(type: "integer" | "number", options: NumberOptions): Schema {
  return {
    type,
    ...(options.min === undefined ? {} : { minimum: options.min }),
    ...(options.max === undefined ? {} : { maximum: options.max }),
    ...(options.above === undefined ? {} : { exclusiveMinimum: options.above }),
    ...(options.multipleOf === undefined ? {} : { multipleOf: options.multipleOf }),
    ...notes(options, ["exclusiveMinimum"]),
  };
}

/** A whole number. */
export function integer(options: NumberOptions = {}): Schema {
  return numeric("integer", options);
}

/** Any finite number. */
export function number(options: NumberOptions = {}): Schema {
  return numeric("number", options);
}

/** The number that stands for a record's in examples, where only a site knows one. */
export const standIn = 1001;

/** The unique number of a record: a whole number from 1. */
export function uid(description?: string): Schema {
  return integer({ min: 1, description, example: standIn });
}

/** An amount of money in the currency of the site; a JSON number on the wire, an exact decimal in the database. */
export function money(options: NumberOptions = {}): Schema {
  return number({ example: 12.5, ...options });
}

/** A quantity in the unit of measure that stands beside it. */
export function quantity(options: NumberOptions = {}): Schema {
  return number({ example: 10, ...options });
}

/** `true` or `false`. */
export function yes(options: FieldNotes = {}): Schema {
  return { type: "boolean", ...notes(options) };
}

/** The flags `Y` and `N` of the trade's records (R112). */
export function yesNo(options: FieldNotes = {}): Schema {
  return { type: "string", enum: ["Y", "N"], ...notes({ example: "Y", ...options }) };
}

/** One of the given values. */
export function oneOf(values: readonly (string | number)[], options: FieldNotes = {}): Schema {
  const type = values.every((value) => typeof value === "number") ? "integer" : "string";
  return { type, enum: values, ...notes({ example: values[0], ...options }) };
}

/** A record's status: 704 active, 705 inactive, 700 deleted. */
export function statusCd(options: FieldNotes = {}): Schema {
  return oneOf([704, 705, 700], { description: "704 active, 705 inactive, 700 deleted", ...options });
}

/** A numeric code whose meanings the trade's systems define (process and update codes). */
export function code(options: NumberOptions = {}): Schema {
  return integer({ min: 0, max: most.integer, example: 704, ...options });
}

/** A date and time as text, `YYYY-MM-DD HH:mm:ss`, in UTC (R037). */
export function datetime(options: FieldNotes = {}): Schema {
  return {
    type: "string",
    format: "sql-datetime",
    ...notes({ example: "2026-03-14 09:26:53", ...options }),
    "x-messages": {
      format: "Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss",
      ...(options.message ? { required: options.message } : {}),
    },
  };
}

/**
 * When a record was last changed as the caller read it (extension of the specification): a write that carries it is
 * refused (409) once somebody else has changed the record.
 *
 * @param noun the record in a sentence: "restock order"
 */
export function ifLastModified(noun: string): Schema {
  const state = datetime({
    description: `Only as long as nobody changed it since: the ${noun}'s \`dateLastModified\` as it was read. Else it is refused (409)`,
  });
  // An invented state is nobody's: sent as it stands, an example with one would be refused.
  return { ...state, examples: [], "x-record": noun };
}

/** An e-mail address. */
export function email(options: TextOptions = {}): Schema {
  return { ...text({ example: "dana@northgate.example", ...options }), format: "email" };
}

/** A list of the given schema. `message` is shown when the list is missing or shorter than `min`. */
export function list(
  items: Schema,
  options: FieldNotes & { readonly min?: number; readonly max?: number } = {},
): Schema {
  return {
    type: "array",
    items,
    ...(options.min === undefined ? {} : { minItems: options.min }),
    ...(options.max === undefined ? {} : { maxItems: options.max }),
    ...notes(options, ["minItems"]),
  };
}

/** Text values by name. */
export function record(values: Schema, options: FieldNotes = {}): Schema {
  return { type: "object", additionalProperties: values, ...notes(options) };
}

/** An object whose fields nobody fixes beforehand (user-defined fields, properties of an order). */
export function open(options: FieldNotes = {}): Schema {
  return { type: "object", additionalProperties: true, ...notes(options) };
}

/** Any JSON value. */
export function anything(options: FieldNotes = {}): Schema {
  return notes(options);
}

/** A value that is never logged: a password, a token. */
export function sensitive(schema: Schema): Schema {
  return { ...schema, "x-sensitive": true };
}

/** The same field, which may also be `null`. */
export function nullable(schema: Schema): Schema {
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.length === 0 || types.includes("null")) return schema;
  return { ...schema, type: [...types, "null"], ...(schema.enum ? { enum: [...schema.enum, null] } : {}) };
}

/** The field must be there. In an {@link input} fields are optional unless said so. */
export function required(schema: Schema): Presence {
  return { schema, presence: "required" };
}

/** The field may be left out. In an {@link entity} fields are always there unless said so. */
export function optional(schema: Schema): Presence {
  return { schema, presence: "optional" };
}

function isPresence(field: Field): field is Presence {
  return "presence" in field;
}

function objectOf(fields: Fields, presentByDefault: boolean): ObjectSchema {
  const properties: Record<string, Schema> = {};
  const needed: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = isPresence(field) ? field.schema : field;
    if (isPresence(field) ? field.presence === "required" : presentByDefault) needed.push(name);
  }
  return { type: "object", properties, ...(needed.length === 0 ? {} : { required: needed }) };
}

/**
 * What a service answers: a named object whose fields are all there (a field without a value is `null`),
 * unless a field is {@link optional}. Unknown further fields are kept.
 *
 * @example
 * export const Brand = entity("Brand", "A brand that items are sold under", {
 *   brandsUid: uid(),
 *   brandsName: text({ min: 1, max: 255 }),
 * });
 */
export function entity(title: string, description: string, fields: Fields): ObjectSchema {
  return { title, description, ...objectOf(fields, true) };
}

/** An entity that contains itself; `fields` receives the entity to refer to. */
export function recursiveEntity(title: string, description: string, fields: (self: Schema) => Fields): ObjectSchema {
  const self = { title, description } as { -readonly [K in keyof ObjectSchema]: ObjectSchema[K] };
  Object.assign(self, objectOf(fields(self), true));
  return self;
}

/** What a service is given: a named object whose fields may be left out unless they are {@link required}. */
export function input(title: string, description: string, fields: Fields): ObjectSchema {
  return { title, description, ...objectOf(fields, false) };
}

/** An unnamed object of optional fields: a query. */
export function query(fields: Fields): ObjectSchema {
  return objectOf(fields, false);
}

/** The named fields of an object schema, to build an input or a narrower entity from. */
export function pick(schema: ObjectSchema, ...names: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(
    names.map((name) => {
      const field = schema.properties[name];
      if (!field)
        throw new Error(
          `\`${schema.title ?? "The schema"}\` has no field \`${name}\` to pick; it has ${Object.keys(schema.properties).join(", ")}.`,
        );
      return [name, field];
    }),
  );
}

/** All fields of an object schema but the named ones. */
export function omit(schema: ObjectSchema, ...names: readonly string[]): Record<string, Schema> {
  return pick(schema, ...Object.keys(schema.properties).filter((name) => !names.includes(name)));
}

/** `column|ASC`, several by comma: `customer_name|ASC,customer_id|DESC`. Column names in snake_case or as the field is spelled. */
export function orderBy(defaultOrder: string): Schema {
  return text({
    description: "Columns to sort by, `column|ASC` or `column|DESC`, several by comma",
    default: defaultOrder,
    example: defaultOrder,
    pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$",
    patternMessage: "Expected columns with their direction, such as customer_name|ASC,customer_id|DESC",
  });
}

/** `limit` and `offset` with the common bounds (R034, R035), or with the ones given. */
export function paging(
  options: { readonly limit?: number; readonly max?: number } = {},
): Record<"limit" | "offset", Schema> {
  return {
    limit: integer({
      min: 1,
      max: options.max ?? 1000,
      default: options.limit ?? 10,
      description: "How many records at most",
    }),
    offset: integer({ min: 0, default: 0, description: "How many records to leave out first" }),
  };
}
