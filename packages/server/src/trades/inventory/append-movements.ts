import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { type Decimal, zero } from "../../values/decimal.ts";
import type { Ledger, LedgerAmount, LedgerColumn } from "./ledger-definition.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Appends movements to a ledger and changes the balances by them, in one statement for any number of lines. The balances
 * must have been locked before; one that does not exist yet is made.
 *
 * @example
 * await appendMovements(db, "demo", stockLedger, [{ locationId: 10, invMastUid: 7, type: "receive", onHandChange: decimal(50) }]);
 */
export async function appendMovements(
  db: Queryable,
  site: string,
  ledger: Ledger,
  movements: readonly object[],
): Promise<void> {
  if (movements.length === 0) return;
  const { balances, amounts } = ledger;
  const key = names(ledger.key);
  const sameKey = raw(ledger.key.map(({ column }) => `b.${column} = c.${column}`).join(" and "));
  await db.execute(sql`
    with moved as (${movedRows(ledger, movements as readonly Fields[])}),
    change as (
      select ${key}, ${list(amounts, ({ change }) => `sum(${change}) as ${change}`)} from moved group by ${key}
    ), updated as (
      update ${raw(balances)} b
      set ${list(amounts, ({ balance, change }) => `${balance} = b.${balance} + c.${change}`)}, date_last_modified = localtimestamp(0)
      from change c where b.site_id = ${site} and ${sameKey}
    ), added as (
      insert into ${raw(balances)} as b (site_id, ${key}, ${list(amounts, ({ balance }) => balance)})
      select ${site}, ${key}, ${list(amounts, ({ change }) => change)} from change c
      where not exists (select 1 from ${raw(balances)} b where b.site_id = ${site} and ${sameKey})
      order by ${key}
      on conflict (site_id, ${key}) do update
      set ${list(amounts, ({ balance }) => `${balance} = b.${balance} + excluded.${balance}`)}
    )
    insert into ${raw(ledger.movements)} (site_id, ${names(movementColumns(ledger))})
    select ${site}, ${list(movementColumns(ledger), read)} from moved order by position`);
}

/** The movements as rows: an array for each column, taken apart side by side. */
function movedRows(ledger: Ledger, movements: readonly Fields[]): Sql {
  const { key, notes, amounts } = ledger;
  const arrays = [
    ...[...key, ...notes].map(({ field, type }) => {
      const values = movements.map((movement) => movement[field] ?? null);
      return type === "jsonb"
        ? sql`(select ${values.map((value) => value && JSON.stringify(value))}::text[])`
        : sql`(select ${values}::${raw(type)}[])`;
    }),
    ...amounts.map(({ name }) => sql`(select ${movements.map((movement) => amountOf(movement, name))}::numeric[])`),
  ];
  const columns = names([...key, ...notes, ...amounts.map(({ change }) => ({ column: change }))]);
  return sql`select * from unnest(${join(arrays, ", ")}) with ordinality as m (${columns}, position)`;
}

function amountOf(movement: Fields, name: string): string {
  return ((movement[`${name}Change`] as Decimal | undefined) ?? zero).toFixed();
}

function movementColumns({ key, notes, amounts }: Ledger): (Pick<LedgerColumn, "column"> & Partial<LedgerColumn>)[] {
  return [...key, ...notes, ...amounts.map(({ change }: LedgerAmount) => ({ column: change }))];
}

function read({ column, type }: Partial<LedgerColumn>): string {
  return type === "jsonb" ? `${column}::jsonb` : `${column}`;
}

function names(columns: readonly { readonly column: string }[]): Sql {
  return list(columns, ({ column }) => column);
}

function list<T>(items: readonly T[], text: (item: T) => string): Sql {
  return raw(items.map(text).join(", "));
}
