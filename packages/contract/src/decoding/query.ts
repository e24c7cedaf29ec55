import { fits } from "../check.ts";
import { kindOf } from "../checking/kinds.ts";
import { planOf } from "../checking/plan.ts";
import { type ObjectSchema, type Schema, typesOf } from "../schema.ts";
import { decodeBody } from "./body.ts";
import { booleanFromText, jsonFromText, numberFromText } from "./text.ts";

/**
 * The value that a text in a path or a query stands for, by the type of its schema.
 *
 * Text stays as it is, also when it looks like a number. What does not read as the schema's type stays text, so that
 * the check reports it. An empty text is an empty list for a list, and nothing (`undefined`) for everything else but text.
 * Never `null`.
 *
 * @example
 * decodeText(integer(), "12.0") // 12
 * decodeText(integer(), "twelve") // "twelve"
 * decodeText(list(integer()), "1,2") // [1, 2]
 */
export function decodeText(schema: Schema, raw: string): unknown {
  if (schema.anyOf && schema.type === undefined)
    return firstFitting(schema.anyOf, (branch) => decodeText(branch, raw)) ?? raw;
  const types = typesOf(schema);
  if (types.length === 0 || types.includes("string")) return raw;
  if (raw.trim() === "") return types.includes("array") ? [] : undefined;
  if (types.includes("array")) return listFromTexts(schema, [raw]);
  if (types.includes("object")) return objectFromText(schema, raw);
  return scalarFromText(schema, raw) ?? raw;
}

function firstFitting(branches: readonly Schema[], decode: (branch: Schema) => unknown): unknown {
  for (const branch of branches) {
    const value = decode(branch);
    if (value !== undefined && fits(branch, value)) return value;
  }
  return undefined;
}

function scalarFromText(schema: Schema, raw: string): unknown {
  const types = typesOf(schema);
  const value = types.includes("boolean") ? booleanFromText(raw) : undefined;
  if (value !== undefined) return value;
  const number = types.includes("number") || types.includes("integer") ? numberFromText(raw) : undefined;
  return number !== undefined && kindOf(number) & planOf(schema, 0).allowed ? number : undefined;
}

function objectFromText(schema: Schema, raw: string): unknown {
  const value = jsonFromText(raw);
  return typeof value === "object" && value !== null ? decodeBody(schema, value) : raw;
}

function listFromTexts(schema: Schema, texts: readonly string[]): unknown {
  const items = schema.items ?? {};
  const whole = texts.length === 1 ? jsonFromText(texts[0] as string) : undefined;
  if (Array.isArray(whole)) return decodeBody(schema, whole);
  const parts = texts.length === 1 || splits(items) ? texts.flatMap((text) => text.split(",")) : texts;
  return parts.filter((part) => part !== "").map((part) => decodeText(items, part));
}

/** Of several texts under one name, a text may contain a comma; a number may not. */
function splits(items: Schema): boolean {
  const types = typesOf(items);
  return types.length > 0 && !types.includes("string") && !types.includes("object");
}

function listFromNode(schema: Schema, node: QueryNode): unknown {
  if (node.children.size === 0) return listFromTexts(schema, node.texts);
  const children = [...node.children].sort(([left], [right]) => Number(left) - Number(right));
  const items = children.map(([, child]) => fromNode(schema.items ?? {}, child));
  return items.filter((item) => item !== undefined);
}

function fieldSchema(schema: Schema, name: string): Schema | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, name)) return schema.properties[name];
  const rest = schema.additionalProperties ?? schema.properties === undefined;
  return rest === true ? {} : rest || undefined;
}

function objectFromNode(schema: Schema, node: QueryNode): unknown {
  const fields = [...node.children].flatMap(([name, child]) => {
    const field = fieldSchema(schema, name);
    const value = field && fromNode(field, child);
    return value === undefined ? [] : [[name, value] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** Several texts under one name are rather a list than a text that was given twice. */
function branchesFor(branches: readonly Schema[], node: QueryNode): readonly Schema[] {
  if (isSingle(node)) return branches;
  const isList = (branch: Schema) => typesOf(branch).includes("array");
  return [...branches.filter(isList), ...branches.filter((branch) => !isList(branch))];
}

function isSingle(node: QueryNode): boolean {
  return node.children.size === 0 && node.texts.length === 1;
}

function fromNode(schema: Schema, node: QueryNode): unknown {
  const last = node.texts.at(-1);
  if (schema.anyOf && schema.type === undefined) {
    return firstFitting(branchesFor(schema.anyOf, node), (branch) => fromNode(branch, node)) ?? last;
  }
  const types = typesOf(schema);
  if (types.includes("array") && !(isSingle(node) && types.includes("string"))) return listFromNode(schema, node);
  if (types.includes("object") && node.children.size > 0) return objectFromNode(schema, node);
  return last === undefined ? undefined : decodeText(schema, last);
}

/**
 * What a query string says, by the names and types of a query schema. Names that the schema does not know are ignored.
 *
 * Lists come as `a=1,2`, `a=1&a=2`, `a[]=1&a[]=2`, `a[0]=1&a[1]=2` or JSON; a text with a comma in it must use one of
 * the latter four. Objects come as `filters[5]=a,b` or JSON. Of a repeated name that is no list, the last counts.
 *
 * @example
 * decodeQuery(query({ limit: integer(), ids: list(uid()) }), new URLSearchParams("limit=5&ids=1,2&utm=x")) // { limit: 5, ids: [1, 2] }
 */
export function decodeQuery(querySchema: ObjectSchema, search: QueryEntries): Record<string, unknown> {
  const { children } = queryTree(search);
  const fields = Object.entries(querySchema.properties).flatMap(([name, schema]) => {
    const node = children.get(name);
    const value = node && fromNode(schema, node);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

/** What a query string says under one name: `a=1&a=2&a[x]=3` has the texts 1 and 2 and a child `x`. */
interface QueryNode {
  readonly texts: string[];
  readonly children: Map<string, QueryNode>;
}

/** `filters[5][]` is a name and at most this many brackets; deeper ones are taken as a part of the name. */
const maxDepth = 4;

function emptyNode(): QueryNode {
  return { texts: [], children: new Map() };
}

function freeIndex(children: ReadonlyMap<string, QueryNode>): string {
  let index = children.size;
  while (children.has(`${index}`)) index++;
  return `${index}`;
}

function childOf(node: QueryNode, name: string): QueryNode {
  const key = name === "" ? freeIndex(node.children) : name;
  const child = node.children.get(key) ?? emptyNode();
  node.children.set(key, child);
  return child;
}

function segmentsOf(key: string): readonly string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key);
  if (!match) return [key];
  const brackets = (match[2] as string).slice(1, -1).split("][");
  return brackets.length > maxDepth ? [key] : [match[1] as string, ...brackets];
}

/** The decoded entries of a query string in their order: a `URLSearchParams`. */
type QueryEntries = Iterable<readonly [name: string, text: string]>;

/** Sorts the entries of a query string into a tree by the brackets in their names. */
function queryTree(search: QueryEntries): QueryNode {
  const root = emptyNode();
  for (const [key, text] of search) {
    segmentsOf(key).reduce(childOf, root).texts.push(text);
  }
  return root;
}
