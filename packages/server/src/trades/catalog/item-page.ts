import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Page } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";

/** Which items a list has, in which order. */
export interface ItemSelection {
  readonly site: string;
  /** Common table expressions that `from` refers to, without `with`. */
  readonly common?: Sql;
  /** Everything from `from` to before `order by`; the item is `i`. */
  readonly from: Sql;
  /** Columns beside the item's key that the answer's columns refer to as `page.name`. */
  readonly further?: Sql;
  /** `order by …`. */
  readonly order: Sql;
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page of items with the number of all, in one statement (a second only for a page beyond the end).
 * The page is chosen first, so that what belongs to an item is read for the items of the page only.
 * `columns` select from the item `i`, its brand `b` and the `page`.
 */
export async function selectItems<R extends object>(
  db: Queryable,
  selection: ItemSelection,
  columns: Sql,
): Promise<Page<R>> {
  const { site, common, from, further, order, limit, offset } = selection;
  const before = common ? sql`${common},` : empty;
  const rows = await db.query<R & { totalRows: number }>(sql`
    with ${before} page as (
      select chosen.*, row_number() over () as position from (
        select i.inv_mast_uid, ${further ? sql`${further},` : empty} count(*) over () as total_rows
        ${from} ${order} limit ${limit} offset ${offset}) chosen)
    select ${columns}, page.total_rows as "totalRows"
    from page
    join item i on i.site_id = ${site} and i.inv_mast_uid = page.inv_mast_uid
    left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid and b.status_cd <> 700
    order by page.position`);
  if (rows.length === 0 && offset > 0) return { data: [], total: await countOf(db, selection) };
  const total = rows[0]?.totalRows ?? 0;
  return { data: rows.map(({ totalRows: _, ...row }) => row as unknown as R), total };
}

async function countOf(db: Queryable, { common, from }: ItemSelection): Promise<number> {
  const before = common ? sql`with ${common}` : empty;
  const counted = await db.first<{ total: number }>(sql`${before} select count(*) as total ${from}`);
  return counted?.total ?? 0;
}

/** The items of a condition, at most one: for documents of a single item. */
export function oneItem(site: string, condition: Sql): ItemSelection {
  const from = sql`from item i where i.site_id = ${site} and i.status_cd <> 700 and i.delete_flag = 'N' and ${condition}`;
  return { site, from, order: raw("order by i.inv_mast_uid"), limit: 1, offset: 0 };
}

/** The first row of a page; refuses (404) an item that is not there. */
export function theItem<R>(page: Page<R>, key: string | number): R {
  const [row] = page.data;
  if (row === undefined) throw notFound("item", key);
  return row;
}
