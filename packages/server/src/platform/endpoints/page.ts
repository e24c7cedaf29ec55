import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { Page } from "./context.ts";

/** What a paged query reads and from where; `select` is the column list. */
export interface PageQuery {
  readonly select: Sql;
  /** Everything from `from` to before `order by`. */
  readonly from: Sql;
  readonly order: Sql;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list with the number of all records, in one statement (a second only for a page beyond the end). */
export async function queryPage<R extends object>(
  db: Queryable,
  { select, from, order, limit, offset }: PageQuery,
): Promise<Page<R>> {
  const rows = await db.query<R & { totalRows: number }>(
    sql`select ${select}, count(*) over () as "totalRows" ${from} ${order} limit ${limit} offset ${offset}`,
  );
  if (rows.length === 0 && offset > 0) {
    const counted = await db.first<{ total: number }>(sql`select count(*) as total ${from}`);
    return { data: [], total: counted?.total ?? 0 };
  }
  const total = rows[0]?.totalRows ?? 0;
  return { data: rows.map(({ totalRows: _, ...row }) => row as unknown as R), total };
}
