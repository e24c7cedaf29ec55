import type { Format, Issue, JsonType, Schema } from "../schema.ts";
import { ARRAY, OBJECT, typesIn } from "./kinds.ts";
import { nearest } from "./nearest.ts";
import type { Plan } from "./plan.ts";

/** What people call each type. */
const typeWords: Readonly<Record<JsonType, string>> = {
  string: "text",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  null: "null",
  object: "an object",
  array: "a list",
};

const formatWords: Readonly<Record<Format, string>> = {
  email: "an e-mail address",
  "sql-datetime": "a date and time as YYYY-MM-DD HH:mm:ss",
};

/** What each keyword asks for; `#` stands for its value. */
const keywordWords: Readonly<Record<string, string>> = {
  minLength: "at least # character",
  maxLength: "at most # character",
  pattern: "text like `#`",
  format: "#",
  minimum: "at least #",
  maximum: "at most #",
  exclusiveMinimum: "more than #",
  multipleOf: "a multiple of #",
  minItems: "at least # value",
  maxItems: "at most # value",
};

function either(words: readonly string[]): string {
  return words.slice(0, 12).join(" or ") + (words[12] ? " or others" : "");
}

function branchWords(branches: readonly Schema[] = []): string {
  return either(branches.map((branch) => branch.title ?? schemaWords(branch)));
}

/** What a schema takes, in a few words. */
function schemaWords(schema: Schema): string {
  const { anyOf, required = [] } = schema;
  return (
    either(typesIn(schema).map((type) => typeWords[type])) ||
    branchWords(anyOf) ||
    required.map((name) => `\`${name}\``).join(" and ") ||
    "a value"
  );
}

function expectedWords(keyword: string, schema: Schema): string {
  if (keyword === "enum") return either((schema.enum ?? []).map((value) => JSON.stringify(value)));
  if (keyword === "anyOf") return branchWords(schema.anyOf);
  const limit = `${schema[keyword as "minimum"]}`;
  const words = keywordWords[keyword]?.replace("#", () => formatWords[limit as Format] ?? limit);
  return words ? words.replace(/(character|value)$/, limit === "1" ? "$1" : "$1s") : schemaWords(schema);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value) return Array.isArray(value) ? "a list" : "an object";
  const text = String(value).slice(0, 60);
  return typeof value === "string" ? JSON.stringify(text === value ? value : `${text}…`) : text;
}

function unknownField(plan: Plan, path: string, name: string): Issue {
  const expected = nearest(name, plan.named.keys());
  return {
    path,
    message: `Unknown field \`${name}\`${expected ? `; did you mean \`${expected}\`?` : "."}`,
    code: "unknown",
    expected,
  };
}

/** What there was, in the measure of the keyword: the characters of a text, the values of a list. */
function measured(keyword: string, value: unknown): unknown {
  return /(Length|Items)$/.test(keyword) ? [...(value as Iterable<unknown>)].length : value;
}

/** The issue for a keyword that failed: in the words of the schema where it has some. */
export function issueOf(plan: Plan, path: string, code: string, value: unknown): Issue {
  const { schema, secret, allowed } = plan;
  if (code === "unknown") return unknownField(plan, path, value as string);
  const given = measured(code, value);
  // A body that was encoded twice is a text; what it contains is not to be shown either.
  const hidden = secret || (typeof given === "string" && allowed & (OBJECT | ARRAY));
  const words = secret ? "" : `, got ${hidden ? "text" : shown(given)}`;
  const message = schema["x-messages"]?.[code] ?? `Expected ${expectedWords(code, schema)}${words}`;
  const received = hidden || typeof given === "object" ? undefined : given;
  return { path, message, code, received, expected: schema[code as "type"] ?? schema.type };
}
