import fc from "fast-check";
import { fits } from "../check.ts";
import { type JsonType, type Schema, typesOf } from "../schema.ts";
import { numberArbitrary, textArbitrary } from "./scalar-arbitrary.ts";

/** From this depth on lists are as short as they may be and optional fields absent, so that values come to an end. */
const deepest = 3;

function listArbitrary(
  { items = {}, minItems = 0, maxItems = minItems + 3 }: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  const most = depth < deepest ? Math.min(maxItems, minItems + 3) : minItems;
  if (most === 0) return fc.constant([]);
  return fc.array(build(items, depth + 1), { minLength: minItems, maxLength: most });
}

function namedArbitrary(
  { properties = {}, required = [], additionalProperties: rest }: Schema,
  depth: number,
): fc.Arbitrary<object> {
  const bare = required
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => [name, typeof rest === "object" ? rest : {}] as const);
  const fields = [...Object.entries(properties), ...bare].filter(
    ([name]) => depth < deepest || required.includes(name),
  );
  const arbitraries = Object.fromEntries(fields.map(([name, field]) => [name, build(field, depth + 1)]));
  return fc.record(arbitraries, { requiredKeys: [...required], noNullPrototype: true });
}

function objectArbitrary(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const named = namedArbitrary(schema, depth);
  const { properties = {}, additionalProperties: rest } = schema;
  if (!rest || depth >= deepest) return named;
  const key = fc.string({ maxLength: 8 }).filter((name) => !Object.hasOwn(properties, name) && name !== "__proto__");
  const values = rest === true ? fc.jsonValue({ maxDepth: 1 }) : build(rest, depth + 1);
  const unnamed = fc.dictionary(key, values, { maxKeys: 3, noNullPrototype: true });
  return fc.tuple(named, unnamed).map(([left, right]) => ({ ...right, ...left }));
}

function ofType(schema: Schema, type: JsonType, depth: number): fc.Arbitrary<unknown> {
  if (type === "string") return textArbitrary(schema);
  if (type === "integer" || type === "number") return numberArbitrary(schema, type);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return type === "array" ? listArbitrary(schema, depth) : objectArbitrary(schema, depth);
}

/** The schema with one alternative taken: its fields added where both are about objects. */
function withBranch({ anyOf: _, ...schema }: Schema, branch: Schema): Schema {
  if (schema.type === undefined && schema.properties === undefined) return { ...schema, ...branch };
  return {
    ...schema,
    properties: { ...branch.properties, ...schema.properties },
    required: [...new Set([...(schema.required ?? []), ...(branch.required ?? [])])],
  };
}

function probableTypes(schema: Schema): readonly JsonType[] {
  if (typesOf(schema).length > 0) return typesOf(schema);
  if (schema.properties ?? schema.required ?? schema.additionalProperties) return ["object"];
  return schema.items ? ["array"] : [];
}

function build(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => build(withBranch(schema, branch), depth)));
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((value) => fits(schema, value)));
  const types = probableTypes(schema);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  const ends = types.includes("null") && depth > deepest;
  return fc.oneof(...(ends ? ["null" as const] : types).map((type) => ofType(schema, type, depth)));
}

/**
 * Values that fit a schema, for fast-check. Lists have at most three items more than they must, values are at most
 * four levels deep where the schema allows it. Fields that a schema does not name appear only where it says what they are.
 *
 * @example
 * fc.assert(fc.property(arbitraryOf(Brand), (brand) => check(Brand, brand).length === 0));
 */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return build(schema, 0);
}
