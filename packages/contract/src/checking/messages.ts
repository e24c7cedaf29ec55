import { type Issue, type Schema, typesOf } from "../schema.ts";
import { characters } from "./measures.ts";
import { nearest } from "./nearest.ts";
import { ARRAY, OBJECT, type Plan } from "./plan.ts";

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

/** What the keyword of a schema asks for, in words. */
const wanted: Readonly<Record<string, (expected: never) => string>> = {
  enum: (values: unknown[]) => oneOf(values.map((value) => JSON.stringify(value))),
  anyOf: (branches: Schema[]) => oneOf(branches.map(branchText)),
  minLength: (limit: number) => `at least ${counted(limit, "character")}`,
  maxLength: (limit: number) => `at most ${counted(limit, "character")}`,
  pattern: (pattern: string) => `text like \`${pattern}\``,
  format: (format: string) => (format === "email" ? "an e-mail address" : "a date and time as YYYY-MM-DD HH:mm:ss"),
  minimum: (limit: number) => `at least ${limit}`,
  maximum: (limit: number) => `at most ${limit}`,
  exclusiveMinimum: (limit: number) => `more than ${limit}`,
  multipleOf: (step: number) => `a multiple of ${step}`,
  minItems: (limit: number) => `at least ${counted(limit, "entry", "entries")}`,
  maxItems: (limit: number) => `at most ${counted(limit, "entry", "entries")}`,
};

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function oneOf(words: readonly string[]): string {
  if (words.length > 12) return `${words.slice(0, 12).join(", ")} …`;
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");
}

function typeText(schema: Schema): string {
  return oneOf(typesOf(schema).map((type) => typeWords[type] ?? type)) || "something else";
}

function branchText(branch: Schema): string {
  return branch.title ?? branch.required?.map((name) => `\`${name}\``).join(" and ") ?? typeText(branch);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value) return Array.isArray(value) ? "a list" : "an object";
  const text = String(value).slice(0, 60);
  return typeof value === "string" ? JSON.stringify(text === value ? value : `${text}…`) : text;
}

/** What there was, in the measure of the keyword; the value itself only where it may be shown. */
function given(plan: Plan, keyword: string, value: unknown): { readonly received?: unknown; readonly words: string } {
  if (plan.secret) return { words: "" };
  const wholeText = typeof value === "string" && /^(type|anyOf)$/.test(keyword) && plan.allowed & (OBJECT | ARRAY);
  if (wholeText) return { words: ", got text" };
  const received = measured(keyword, value);
  return {
    received: typeof received === "object" && received ? undefined : received,
    words: `, got ${shown(received)}`,
  };
}

function measured(keyword: string, value: unknown): unknown {
  if (keyword.endsWith("Length")) return characters(value as string);
  return keyword.endsWith("Items") ? (value as unknown[]).length : value;
}

function unknownField(plan: Plan, path: string, name: string): Issue {
  const expected = nearest(name, plan.names);
  const hint = expected === undefined ? "" : `; did you mean \`${expected}\`?`;
  const message = plan.schema["x-messages"]?.additionalProperties ?? `Unknown field \`${name}\`${hint || "."}`;
  return { path, message, code: "unknown", ...(hint && { expected }) };
}

/** The issue for a keyword that failed: in the words of the schema where it has some. */
export function issueOf(plan: Plan, path: string, code: string, value: unknown): Issue {
  const { schema } = plan;
  if (code === "unknown") return unknownField(plan, path, value as string);
  const { received, words } = given(plan, code, value);
  const expected = schema[code as "type"] ?? schema.type;
  const message =
    schema["x-messages"]?.[code] ?? `Expected ${wanted[code]?.(expected as never) ?? typeText(schema)}${words}`;
  return { path, message, code, received, expected };
}
