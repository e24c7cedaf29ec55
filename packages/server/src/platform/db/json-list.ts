import { raw, type Sql } from "sql-template-tag";

/** The SQL expression of each field of a JSON object. */
export type JsonFields = Readonly<Record<string, string>>;

/** `json_build_object('name', expression, …)`. */
export function jsonObject(fields: JsonFields): string {
  const pairs = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`);
  return `json_build_object(${pairs.join(", ")})`;
}

/** A sub-select that answers its rows as one JSON list, empty when there are none. Nothing in it may come from a caller. */
export function jsonList(fields: JsonFields, from: string, order: string): string {
  return `coalesce((select json_agg(${jsonObject(fields)} order by ${order}) from ${from}), '[]'::json)`;
}

/** The time of a column as answers have it; inside JSON a time would be in another notation. */
export function timeText(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
}

/** `expression as "field", …` for the columns of a select. */
export function selectList(fields: JsonFields): Sql {
  return raw(
    Object.entries(fields)
      .map(([name, expression]) => `${expression} as "${name}"`)
      .join(", "),
  );
}
