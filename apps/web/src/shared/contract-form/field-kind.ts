import { type ObjectSchema, type Schema, typesOf } from "@purvey/contract/schema";
import type { Translate } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

/** Which control a field gets. */
export type FieldKind = "choice" | "flag" | "number" | "datetime" | "secret" | "text" | "lines" | "record" | "json";

/** The control for a schema; what no control can hold is written as JSON. */
export function kindOf(schema: Schema): FieldKind {
  const [type, ...others] = typesOf(schema).filter((name) => name !== "null");
  if (others.length > 0) return "json";
  if (schema["x-sensitive"]) return "secret";
  if (schema.enum) return "choice";
  if (type === "boolean") return "flag";
  if (type === "integer" || type === "number") return "number";
  if (type === "string") return schema.format === "sql-datetime" ? "datetime" : "text";
  if (type === "array" && schema.items && isFlat(schema.items)) return "lines";
  return type === "object" && hasFields(schema) ? "record" : "json";
}

function hasFields(schema: Schema): schema is ObjectSchema {
  return schema.properties !== undefined && Object.keys(schema.properties).length > 0;
}

/** Whether an entry of a list fits into a row of a grid: a record, or a single value. */
function isFlat(items: Schema): boolean {
  return hasFields(items) || !["json", "lines", "record"].includes(kindOf(items));
}

/** One field of a record. */
export interface FormField {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** The fields of a record: first those that must be there, each group in the contract's order. */
export function fieldsOf(schema: Schema): FormField[] {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
  return [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)];
}

/** The bounds that a schema may set, in the order in which they are said, each with the name of its words. */
const bounds = [
  ...(["minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "multipleOf"] as const),
  ...(["minItems", "maxItems"] as const),
];

const formats = { email: "name@company.example", "sql-datetime": "YYYY-MM-DD HH:mm:ss, UTC" } as const;

/** What a value must be like: limits and format. What a pattern asks for, the field's description says. */
export function rulesOf(schema: Schema, text: Translate<typeof messages.en>): string[] {
  const { format } = schema;
  const whole = typesOf(schema).includes("integer") && !schema.enum ? [text("whole")] : [];
  return [
    ...whole,
    ...bounds.flatMap((bound) => (schema[bound] === undefined ? [] : [text(bound, { bound: schema[bound] })])),
    ...(format ? [formats[format]] : []),
  ];
}

/** A value of an enumeration by its text. */
export function choiceOf({ enum: values = [] }: Schema, text: string): unknown {
  return values.find((value) => String(value) === text);
}
