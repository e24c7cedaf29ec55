import { fits } from "./check.ts";
import { multiplesOf } from "./checking/measures.ts";
import { type JsonType, type Schema, typesOf } from "./schema.ts";

/** The schemas that the example under construction lies in, from the outside in. */
type Above = readonly Schema[];

function textExamples({ minLength = 0, maxLength = Infinity, format }: Schema): readonly string[] {
  if (format === "email") return ["dana@northgate.example"];
  if (format === "sql-datetime") return ["2026-03-14 09:26:53"];
  const plain = "Example text".slice(0, maxLength).padEnd(minLength, ".");
  const others = ["A", "a", "1", "A1", "ABC", "abc", "123", "ABC-123", "#1f6feb", "https://northgate.example/"];
  return [plain, ...others];
}

function numberExamples({ minimum, maximum, exclusiveMinimum, multipleOf = 1 }: Schema): readonly number[] {
  const least = minimum ?? exclusiveMinimum ?? 0;
  const steps = Math.ceil(least / multipleOf);
  const isMultiple = multiplesOf(multipleOf);
  const onGrid = [steps, steps + 1].map((step) => +(step * multipleOf).toPrecision(15)).filter(isMultiple);
  return [1, ...onGrid, least, least + 0.01, least + 1, maximum ?? 0, 0];
}

function isCyclic(schema: Schema, above: Above): boolean {
  return above.includes(schema);
}

function listExamples({ items = {}, minItems = 0 }: Schema, above: Above): readonly unknown[] {
  if (isCyclic(items, above)) return [[]];
  return [Array.from({ length: Math.max(1, minItems) }, () => example(items, above)), []];
}

function objectExamples(schema: Schema, above: Above): readonly unknown[] {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const named = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || !(field.examples?.length === 0 || isCyclic(field, above)),
  );
  const unnamed =
    typeof rest === "object" && named.length === 0 && !isCyclic(rest, above) ? [["example", rest] as const] : [];
  const others = typeof rest === "object" ? rest : {};
  const bare = required.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, others] as const);
  const all = [...named, ...unnamed, ...bare].map(([name, field]) => [name, example(field, above)] as const);
  return [Object.fromEntries(all), Object.fromEntries(all.filter(([name]) => required.includes(name)))];
}

function typeExamples(schema: Schema, type: JsonType, above: Above): readonly unknown[] {
  if (type === "string") return textExamples(schema);
  if (type === "integer" || type === "number") return numberExamples(schema);
  if (type === "boolean") return [true];
  if (type === "array") return listExamples(schema, above);
  return type === "object" ? objectExamples(schema, above) : [null];
}

/** An example of one alternative; together with the schema's own fields where both are objects. */
function branchExamples(schema: Schema, above: Above): readonly unknown[] {
  return (schema.anyOf ?? []).flatMap((branch) => {
    const value = example(branch, above);
    const own = schema.properties ? objectExamples(schema, above) : [];
    return [...own.map((fields) => ({ ...(value as object), ...(fields as object) })), value];
  });
}

function ownWords({ examples = [], default: preset, enum: values = [], ...schema }: Schema): readonly unknown[] {
  const told = schema["x-sensitive"] ? [] : [...examples, ...(preset === undefined ? [] : [preset])];
  return [...told, ...values];
}

/** The types a schema names, or else the one its keywords speak of. */
function probableTypes(schema: Schema): readonly JsonType[] {
  if (typesOf(schema).length > 0) return typesOf(schema);
  if (schema.properties ?? schema.required ?? schema.additionalProperties) return ["object"];
  if (schema.items) return ["array"];
  return schema.anyOf ? [] : ["string"];
}

function example(schema: Schema, outer: Above): unknown {
  const above = [...outer, schema];
  const isNullableCycle = isCyclic(schema, outer) && typesOf(schema).includes("null");
  const told = isNullableCycle ? [null] : ownWords(schema);
  const fitting = told.find((value) => fits(schema, value));
  if (fitting !== undefined) return fitting;
  const made = [
    ...probableTypes(schema).flatMap((type) => typeExamples(schema, type, above)),
    ...branchExamples(schema, above),
  ];
  const answer = made.find((value) => fits(schema, value));
  if (answer === undefined) throw new Error(noExample(schema));
  return answer;
}

function noExample({ title, description, pattern }: Schema): string {
  const name = title ?? description ?? "A schema";
  const reason =
    pattern === undefined ? "Its keywords may exclude each other." : `Give it an example that matches \`${pattern}\`.`;
  return `\`${name}\` has no example of its own and none could be made. ${reason}`;
}

/**
 * An example that fits the schema, the same at every call: its own `examples`, its `default`, the first of its `enum`,
 * or one made from its bounds. Every field is there, a list has one item; where a schema contains itself, the list is
 * empty, the optional field left out, as is an optional field whose `examples` are an empty list. The examples of a
 * schema marked `x-sensitive` are not used.
 *
 * @throws Error for a text with a `pattern` but no example, and for keywords that exclude each other.
 * @example
 * exampleOf(list(uid())) // [1001]
 */
export function exampleOf(schema: Schema): unknown {
  return example(schema, []);
}
