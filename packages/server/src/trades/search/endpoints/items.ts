import type { IndexedItem, SearchOperations } from "@purvey/contract/generated/search";
import sql, { empty, join, type Sql } from "sql-template-tag";
import { selectList } from "../../../platform/db/json-list.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { notFound } from "../../../platform/errors.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { hidePrices, priceClassColumns, priceClassOf, type Viewer, viewerOf } from "../../pricing/index.ts";
import { refreshIndex } from "../refresh-index.ts";

type IndexedItemOperations = Pick<SearchOperations, Extract<keyof SearchOperations, `items.${string}`>>;

const select: Sql = sql`
  s.inv_mast_uid as "invMastUid", s.item_id as "itemId", s.item_desc as "itemDesc", s.online,
  case when exists (select 1 from item_stock k where k.site_id = s.site_id and k.inv_mast_uid = s.inv_mast_uid and k.qty_on_hand > k.qty_allocated)
    then 'in_stock' else 'out_of_stock' end as stock_status,
  ${selectList(priceClassColumns)},
  s.brand_name as "brandName", s.manufacturer_name as "manufacturerName",
  s.class_id1 as "classId1", s.class_id2 as "classId2", s.class_id3 as "classId3", s.class_id4 as "classId4", s.class_id5 as "classId5",
  s.keywords, s.tags, s.status_cd as "statusCd", s.process_cd as "processCd", s.date_indexed as "dateIndexed",
  (select coalesce(json_agg(c.full_path order by c.full_path), '[]') from item_category_item x
    join item_category c on c.site_id = x.site_id and c.item_category_uid = x.item_category_uid
    where x.site_id = s.site_id and x.inv_mast_uid = s.inv_mast_uid) as categories`;

/** Items that shoppers do not find are shown to those who keep the index. */
function visible(context: Context): Sql {
  return context.can("search.write") || context.can("customer.all")
    ? empty
    : sql`and s.online = 'Y' and s.status_cd = 704`;
}

function from(context: Context, condition: Sql): Sql {
  return sql`from item_search s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
    where s.site_id = ${context.site} ${visible(context)} ${condition}`;
}

async function find(id: number, context: Context): Promise<IndexedItem> {
  const viewer = viewerOf({}, context);
  const row = await context.db.first<IndexedRow>(
    sql`select ${columnsFor(viewer)} ${from(context, sql`and s.inv_mast_uid = ${id}`)}`,
  );
  if (!row) throw notFound("indexed item", id);
  return shownTo(viewer, row);
}

type IndexedRow = IndexedItem & { priceClass: number | null };

function columnsFor(viewer: Viewer): Sql {
  return sql`${select}, ${priceClassOf(viewer)} as "priceClass"`;
}

function shownTo(viewer: Viewer, { priceClass, ...item }: IndexedRow): IndexedItem {
  return hidePrices(item, viewer, priceClass);
}

/** `/items`: the items as the index knows them (R081–R085). */
export const indexedItemHandlers: Handlers<IndexedItemOperations> = {
  "items.list": async ({ itemId, online, statusCd, limit, offset }, context) => {
    const viewer = viewerOf({}, context);
    const conditions = [
      ...(itemId === undefined ? [] : [sql`and s.item_code = ${compactCode(itemId)}`]),
      ...(online === undefined ? [] : [sql`and s.online = ${online}`]),
      statusCd === undefined ? sql`and s.status_cd <> 700` : sql`and s.status_cd = ${statusCd}`,
    ];
    const page = await queryPage<IndexedRow>(context.db, {
      select: columnsFor(viewer),
      from: from(context, join(conditions, " ")),
      order: sql`order by s.inv_mast_uid`,
      limit,
      offset,
    });
    return { ...page, data: page.data.map((row) => shownTo(viewer, row)) };
  },
  "items.get": ({ id }, context) => find(id, context),
  "items.update": async ({ id, ...changes }, context) => {
    const columns: Readonly<Record<string, unknown>> = {
      online: changes.online,
      brand_name: changes.brandName,
      manufacturer_name: changes.manufacturerName,
      class_id1: changes.classId1,
      class_id2: changes.classId2,
      class_id3: changes.classId3,
      class_id4: changes.classId4,
      class_id5: changes.classId5,
      keywords: changes.keywords,
      tags: changes.tags,
      status_cd: changes.statusCd,
      process_cd: changes.processCd,
      item_desc: changes.itemDesc,
    };
    await context.transaction(async (db) => {
      const given = Object.entries(columns).filter(([, value]) => value !== undefined);
      const sets = given.map(([column, value]) => assign(column, value));
      const changed = await db.execute(sql`
        update item_search set ${join([...sets, sql`date_indexed = localtimestamp(0)`])} where site_id = ${context.site} and inv_mast_uid = ${id}`);
      if (changed === 0) throw notFound("indexed item", id);
      // What changes how it is found must hold at once: the item is indexed again, which keeps what was set by hand.
      const { keywords, tags, online, statusCd } = changes;
      if ([keywords, tags, online, statusCd].some((value) => value !== undefined))
        await refreshIndex(db, context.site, [id]);
    });
    return find(id, context);
  },
  "items.refresh": async ({ id }, context) => {
    const item = await context.db.first(
      sql`select 1 from item where site_id = ${context.site} and inv_mast_uid = ${id}`,
    );
    if (!item) throw notFound("item", id);
    return context.transaction((db) => refreshIndex(db, context.site, [id]));
  },
  // Not in a transaction: every batch stands by itself, and a large site is not held up.
  "items.refreshAll": (_input, context) => refreshIndex(context.db, context.site),
};

/** One assignment; the names come from the table above, never from a caller. */
function assign(column: string, value: unknown): Sql {
  const cast = Array.isArray(value) ? "::text[]" : "";
  return join([sql`${value}`], "", `${column} = `, cast);
}
