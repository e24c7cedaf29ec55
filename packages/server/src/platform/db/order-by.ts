import { raw, type Sql } from "sql-template-tag";
import { invalid } from "../errors.ts";
import { snakeCase } from "./columns.ts";

/**
 * `brands_name|DESC,brandsUid` → `order by brands_name desc, brands_uid asc`, with only the given fields allowed
 * (R070 and its like). `expressions` maps a column to another SQL expression, `tieBreaker` makes the order total.
 */
export function orderBy(
  text: string,
  fields: readonly string[],
  tieBreaker: string,
  expressions: Readonly<Record<string, string>> = {},
): Sql {
  const allowed = new Set(fields.map(snakeCase));
  const terms = new Map<string, string>();
  for (const term of text.split(",")) {
    const [name = "", direction = "ASC"] = term.split("|");
    const column = snakeCase(name);
    if (!allowed.has(column))
      throw invalid("orderBy", `Cannot sort by \`${name}\`; sort by one of ${[...allowed].join(", ")}.`, name);
    const expression = Object.hasOwn(expressions, column) ? expressions[column] : column;
    // Named again, a column sorts nothing any more.
    if (!terms.has(column))
      terms.set(column, `${expression} ${direction.toUpperCase() === "DESC" ? "desc" : "asc"} nulls last`);
  }
  const tie = expressions[tieBreaker] ?? tieBreaker;
  return raw(`order by ${[...terms.values(), `${tie} asc`].join(", ")}`);
}
