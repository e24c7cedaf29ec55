import type { ItemCategory } from "@purvey/contract/generated/items";
import sql, { empty, join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { selectList } from "../../platform/db/json-list.ts";
import { orderBy } from "../../platform/db/order-by.ts";
import { everyWord } from "../../platform/db/words.ts";
import { type CatalogueFilters, classConditions } from "./catalogue-conditions.ts";
import { aliveCategory, type CategoryRow, categoryColumns, categorySorting, itemCounts } from "./category-rows.ts";

/** Which category is answered, and what of the tree below it. */
export interface TreeQuery {
  readonly site: string;
  /** The condition of the category `c`; of several the one nearest to the root. */
  readonly chosen: Sql;
  /** `children` stops at the categories directly below. */
  readonly depth: "children" | "tree";
  /** Leaves out what shoppers do not see. */
  readonly shopOnly: boolean;
  readonly includeUserDefined: boolean;
  readonly order?: string;
  readonly childrenFilter?: string;
  readonly childrenLimit?: number;
  readonly childrenOffset?: number;
  /** Narrow the items that are counted; the classes also the categories below. */
  readonly filters?: CatalogueFilters;
}

/** A category with the tree below it and the items of each counted, in one statement; undefined when there is none. */
export async function categoryTree(db: Queryable, query: TreeQuery): Promise<ItemCategory | undefined> {
  const rows = await db.query<CategoryRow & { chosen: boolean }>(treeStatement(query));
  const root = rows.find(({ chosen }) => chosen);
  return root && nested(root, rows);
}

function nested(root: CategoryRow, rows: readonly (CategoryRow & { chosen: boolean })[]): ItemCategory {
  const below = new Map<number | null, ItemCategory[]>();
  const nodes = rows.map(({ chosen: _, ...row }): ItemCategory => ({ ...row, subCategories: [] }));
  for (const node of nodes) {
    const siblings = below.get(node.parentItemCategoryUid);
    if (siblings) siblings.push(node);
    else below.set(node.parentItemCategoryUid, [node]);
  }
  const filled = nodes.map((node) => Object.assign(node, { subCategories: below.get(node.itemCategoryUid) ?? [] }));
  return filled.find((node) => node.itemCategoryUid === root.itemCategoryUid) ?? { ...root, subCategories: [] };
}

function treeStatement(query: TreeQuery): Sql {
  const { site, shopOnly, filters = {} } = query;
  const order = orderBy(
    query.order ?? "sequence_no|ASC",
    Object.keys(categorySorting),
    "item_category_uid",
    categorySorting,
  );
  const below = join([aliveCategory(shopOnly), ...classConditions("c.class_id5", filters)], " and ");
  const filtered = join([below, ...everyWord(childWords, query.childrenFilter)], " and ");
  return sql`
    with chosen as (
      select c.item_category_uid from item_category c
      where c.site_id = ${site} and ${aliveCategory(shopOnly)} and ${query.chosen}
      order by c.level, c.item_category_uid limit 1),
    child as (
      select c.item_category_uid from item_category c join chosen h on h.item_category_uid = c.parent_uid
      where c.site_id = ${site} and ${filtered}
      ${order} limit ${query.childrenLimit ?? 1000} offset ${query.childrenOffset ?? 0}),
    tree as (
      select item_category_uid from chosen union select item_category_uid from child
      ${query.depth === "tree" ? descendants(site, below) : empty}),
    counted as (${itemCounts(site, sql`select item_category_uid from tree`, filters)})
    select ${columnsOf(query)}, coalesce(n.items, 0) as "itemCount",
      h.item_category_uid is not null as chosen,
      case when h.item_category_uid is null then (${childCount(site, below)}) else (${childCount(site, filtered)}) end
        as "subCategoryCount"
    from item_category c
    join tree t on t.item_category_uid = c.item_category_uid
    left join chosen h on h.item_category_uid = c.item_category_uid
    left join counted n on n.uid = c.item_category_uid
    where c.site_id = ${site} ${order}`;
}

const childWords = sql`lower(c.item_category_id || ' ' || c.item_category_desc)`;

function columnsOf({ includeUserDefined }: TreeQuery): Sql {
  return selectList(includeUserDefined ? categoryColumns : { ...categoryColumns, userDefined: "null::jsonb" });
}

function descendants(site: string, condition: Sql): Sql {
  return sql`
    union select c.item_category_uid from item_category c
    where c.site_id = ${site} and c.path_uids && array(select item_category_uid from child) and ${condition}`;
}

/** How many categories are directly below the category that stands around as `c`. */
function childCount(site: string, condition: Sql): Sql {
  return sql`
    select count(*) from (select c.item_category_uid as parent) around
    join item_category c on c.site_id = ${site} and c.parent_uid = around.parent and ${condition}`;
}
