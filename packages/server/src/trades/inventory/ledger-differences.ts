import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Ledger } from "./ledger-definition.ts";

/**
 * Compares every balance of a site with the sum of its movements; answers those that differ, none when the books are
 * right: the fields of the key, and for each amount `name` and `nameInLedger`. Reads the whole ledger: for checks, not
 * for requests.
 */
export function ledgerDifferences<R extends object>(db: Queryable, site: string, ledger: Ledger): Promise<R[]> {
  const { key, amounts } = ledger;
  const columns = key.map(({ column }) => column);
  const list = <T>(items: readonly T[], text: (item: T) => string, separator = ", "): Sql =>
    raw(items.map(text).join(separator));
  const figures = amounts.flatMap(({ name, balance, change }) => [
    { field: name, value: `coalesce(b.${balance}, 0)` },
    { field: `${name}InLedger`, value: `coalesce(m.${change}, 0)` },
  ]);
  const stored = list(amounts, ({ balance }) => `coalesce(b.${balance}, 0)`);
  const moved = list(amounts, ({ change }) => `coalesce(m.${change}, 0)`);
  return db.query<R>(sql`
    select ${list(key, ({ field, column }) => `coalesce(b.${column}, m.${column}) as "${field}"`)},
      ${list(figures, ({ field, value }) => `${value} as "${field}"`)}
    from (select * from ${raw(ledger.balances)} where site_id = ${site}) b
    full join (
      select ${list(columns, (column) => column)}, ${list(amounts, ({ change }) => `sum(${change}) as ${change}`)}
      from ${raw(ledger.movements)} where site_id = ${site} group by ${list(columns, (column) => column)}
    ) m on ${list(columns, (column) => `m.${column} = b.${column}`, " and ")}
    where row(${stored}) is distinct from row(${moved})
    order by ${raw(key.map((_, index) => index + 1).join(", "))}`);
}
