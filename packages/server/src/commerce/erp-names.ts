import { check } from "@purvey/contract/check";
import { decodeBody } from "@purvey/contract/decode";
import type { Issue, ObjectSchema } from "@purvey/contract/schema";

/** A name as it is compared: case and underscores do not count. */
function nameKey(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** Reads objects whose fields go by many names (R065). */
export type AliasReader = (given: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * A reader by a table of aliases: answers the fields under their own names. Of a field that is given several times its
 * own name goes first, then the aliases in the table's order; `null` and empty texts count as not given; names that
 * nobody knows are left out.
 *
 * @example
 * aliasReader({ customerPoNumber: ["poNo"] })({ PO_NO: "PO-8891" }); // { customerPoNumber: "PO-8891" }
 */
export function aliasReader(aliases: Readonly<Record<string, readonly string[]>>): AliasReader {
  const table = Object.entries(aliases).map(([name, others]) => [name, [name, ...others].map(nameKey)] as const);
  return (given) => {
    const values = new Map<string, unknown>();
    for (const [name, value] of Object.entries(given)) {
      if (value !== null && value !== "" && value !== undefined && !values.has(nameKey(name)))
        values.set(nameKey(name), value);
    }
    const fields = table.flatMap(([name, keys]) => {
      const key = keys.find((candidate) => values.has(candidate));
      return key === undefined ? [] : [[name, values.get(key)]];
    });
    return Object.fromEntries(fields);
  };
}

/** Fields that were read by their aliases, as their schema has them: an alias is checked no less than the name. */
export function checkedFields(
  schema: ObjectSchema,
  fields: Readonly<Record<string, unknown>>,
  path: string,
): { readonly value: Record<string, unknown>; readonly issues: readonly Issue[] } {
  const value = decodeBody(schema, fields) as Record<string, unknown>;
  const issues = check(schema, value).map((issue) => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : path }));
  return { value, issues };
}
