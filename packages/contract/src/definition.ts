import { entity, list, nullable, oneOf, text, yes } from "./fields.ts";
import { isObjectSchema, type JsonType, type ObjectSchema, type Schema, typesOf } from "./schema.ts";
import type { Service } from "./service.ts";

const scalar = (description: string, example?: unknown): Schema => ({
  type: ["string", "number", "boolean", "null"],
  description,
  ...(example === undefined ? {} : { examples: [example] }),
});
const limit = (description: string, example: number): Schema =>
  nullable({ type: "number", description, examples: [example] });

/** What the contract says of one field of a record. */
export const FieldDefinition: ObjectSchema = entity(
  "FieldDefinition",
  "What the contract says of one field of a record",
  {
    name: text({ description: "The field's name", example: "categoryDesc" }),
    label: text({ description: "The name in words, for forms", example: "Category description" }),
    description: nullable(text({ description: "What the field means", example: "The category's name" })),
    type: oneOf(["string", "integer", "number", "boolean", "array", "object"], {
      description: "The type of its values",
    }),
    format: nullable(text({ description: "`email`, or `sql-datetime` for `YYYY-MM-DD HH:mm:ss`", example: "email" })),
    required: yes({ description: "A new record must have it", example: true }),
    nullable: yes({ description: "It may be null", example: false }),
    onCreate: yes({ description: "It may be given for a new record", example: true }),
    onUpdate: yes({ description: "It may be changed", example: true }),
    sensitive: yes({ description: "It is taken in and never answered or logged", example: false }),
    minLength: limit("Least characters", 1),
    maxLength: limit("Most characters", 255),
    minimum: limit("The least value", 0),
    maximum: limit("The greatest value", 9999),
    pattern: nullable(text({ description: "A regular expression that its text must match", example: "^[^/]+$" })),
    values: list(
      { type: ["string", "number"], examples: ["Y"] },
      { description: "The only values it may have; empty when there are others", example: ["Y", "N"] },
    ),
    defaultValue: scalar("What a new record gets when nothing is given", "Y"),
    exampleValue: scalar("A plausible value", "Hex bolts"),
  },
);

/** What the contract says of a record: its key and its fields. */
export const RecordDefinition: ObjectSchema = entity("RecordDefinition", "What the contract says of a record", {
  recordName: text({ description: "The name of the record", example: "TransCategory" }),
  description: text({ description: "What the record is", example: "A category as the ERP sees it" }),
  keyField: text({ description: "The field that identifies a record", example: "categoryUid" }),
  fields: list(FieldDefinition, { description: "Its fields in their order, those that are only taken in at the end" }),
});

/** One field as {@link FieldDefinition} has it. */
export interface DefinedField {
  name: string;
  label: string;
  description: string | null;
  type: "string" | "integer" | "number" | "boolean" | "array" | "object";
  format: string | null;
  required: boolean;
  nullable: boolean;
  onCreate: boolean;
  onUpdate: boolean;
  sensitive: boolean;
  minLength: number | null;
  maxLength: number | null;
  minimum: number | null;
  maximum: number | null;
  pattern: string | null;
  values: (string | number)[];
  defaultValue: string | number | boolean | null;
  exampleValue: string | number | boolean | null;
}

/** What describes a record: what is answered, what a new one takes, what may be changed, and its key. */
export interface RecordSchemas {
  readonly record: ObjectSchema;
  readonly create: ObjectSchema;
  readonly update: ObjectSchema;
  readonly key: string;
}

/** The schemas that describe the record of a resource with `create`, `get` and `update`. */
export function recordSchemas(service: Service, resource: string): RecordSchemas {
  const [create, one, update] = ["create", "get", "update"].map((name) => service.endpoints[`${resource}.${name}`]);
  const key = Object.keys(one?.params?.properties ?? {}).at(-1);
  if (!create?.body || !one || !isObjectSchema(one.returns) || !update?.body || key === undefined)
    throw new Error(`\`${service.name}.${resource}\` does not create, get and update a record by a key.`);
  return { record: one.returns, create: create.body, update: update.body, key };
}

/**
 * Describes a record from the schemas of its endpoints.
 *
 * @example
 * definitionOf(recordSchemas(erp, "transCategory")).fields[0]?.label; // "Category number"
 */
export function definitionOf({ record, create, update, key }: RecordSchemas): {
  recordName: string;
  description: string;
  keyField: string;
  fields: DefinedField[];
} {
  const names = new Set([record, create, update].flatMap(({ properties }) => Object.keys(properties)));
  return {
    recordName: record.title ?? "",
    description: record.description ?? "",
    keyField: key,
    fields: [...names].map((name) => definedField(name, { record, create, update })),
  };
}

function definedField(name: string, { record, create, update }: Omit<RecordSchemas, "key">): DefinedField {
  const given = create.properties[name];
  const schema = given ?? update.properties[name] ?? record.properties[name] ?? {};
  const answered = record.properties[name];
  const types = typesOf(schema);
  const type = types.find((one) => one !== "null") ?? "string";
  return {
    name,
    label: labelOf(name),
    description: answered?.description ?? schema.description ?? null,
    type: type as Exclude<JsonType, "null">,
    format: schema.format ?? null,
    required: create.required?.includes(name) ?? false,
    nullable: types.includes("null"),
    onCreate: given !== undefined,
    onUpdate: update.properties[name] !== undefined,
    sensitive: schema["x-sensitive"] ?? false,
    minLength: schema.minLength ?? null,
    maxLength: schema.maxLength ?? null,
    minimum: schema.minimum ?? schema.exclusiveMinimum ?? null,
    maximum: schema.maximum ?? null,
    pattern: schema.pattern ?? null,
    values: (schema.enum ?? []).filter((value) => typeof value === "string" || typeof value === "number"),
    defaultValue: scalarOf(given?.default),
    exampleValue: schema["x-sensitive"] ? null : scalarOf(schema.examples?.[0] ?? answered?.examples?.[0]),
  };
}

function scalarOf(value: unknown): string | number | boolean | null {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** What the short words at the end of names stand for. */
const longWords: Readonly<Record<string, string>> = {
  uid: "number",
  id: "ID",
  desc: "description",
  cd: "code",
  no: "number",
  url: "URL",
  flag: "",
};

/** `parentCategoryUid` → `Parent category number`; `displayOnWebFlag` → `Display on web`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").split(" ");
  const text = words
    .map((word) => longWords[word.toLowerCase()] ?? word.toLowerCase())
    .filter(Boolean)
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a new record of an input has when nothing is given: each field's default, `null` where it has none. Nothing sensitive. */
export function defaultsEntity(title: string, create: ObjectSchema): ObjectSchema {
  const fields = Object.entries(create.properties).filter(([, schema]) => !schema["x-sensitive"]);
  return entity(
    title,
    "The values of a new record before anything is given",
    Object.fromEntries(fields.map(([name, { "x-messages": _, ...schema }]) => [name, nullable(schema)])),
  );
}

/** The values that {@link defaultsEntity} describes. */
export function defaultsOf(create: ObjectSchema): Record<string, unknown> {
  const fields = Object.entries(create.properties).filter(([, schema]) => !schema["x-sensitive"]);
  return Object.fromEntries(fields.map(([name, schema]) => [name, schema.default ?? null]));
}
