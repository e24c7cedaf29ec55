import type { ItemCategory, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { join } from "sql-template-tag";
import { selectList } from "../../../../platform/db/json-list.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";
import { atPath } from "../../category-paths.ts";
import { aliveCategory, type CategoryRow, categoryColumns, categorySorting, itemCounts } from "../../category-rows.ts";
import { categoryTree, type TreeQuery } from "../../category-tree.ts";

const searched = sql`lower(concat_ws(' ', c.item_category_id, c.full_path, c.title))`;

const list: Handler<ItemsOperations["itemCategory.list"]> = async (input, context) => {
  const { site, db } = context;
  const { limit, offset, q } = input;
  const where = join([sql`c.site_id = ${site}`, aliveCategory(false), ...everyWord(searched, q)], " and ");
  const order = orderBy(input.orderBy, Object.keys(categorySorting), "item_category_uid", categorySorting);
  const rows = await db.query<PageRow & { total: number }>(sql`
    with total as (select count(*) as categories from item_category c where ${where}),
    page as (select c.item_category_uid from item_category c where ${where} ${order} limit ${limit} offset ${offset}),
    counted as (${itemCounts(site, sql`select item_category_uid from page`, {})})
    select ${selectList({ ...categoryColumns, userDefined: "null::jsonb" })}, coalesce(n.items, 0) as "itemCount",
      (select count(*) from item_category k
        where k.site_id = c.site_id and k.parent_uid = c.item_category_uid and k.delete_flag = 'N') as "subCategoryCount",
      total.categories as total
    from total left join page on true
    left join item_category c on c.site_id = ${site} and c.item_category_uid = page.item_category_uid
    left join counted n on n.uid = c.item_category_uid
    ${order}`);
  const data = rows
    .filter((row): row is CategoryRow & { total: number } => row.itemCategoryUid !== null)
    .map(({ total: _, ...row }): ItemCategory => ({ ...row, subCategories: [] }));
  return { data, total: rows[0]?.total ?? 0 };
};

/** Without a category where the page is beyond the end: the row says the total alone. */
type PageRow = { readonly [Field in keyof CategoryRow]: CategoryRow[Field] | null };

async function found(
  key: string | number,
  context: Context,
  query: Omit<TreeQuery, "site" | "shopOnly">,
): Promise<ItemCategory> {
  const category = await categoryTree(context.db, { ...query, site: context.site, shopOnly: false });
  if (!category) throw notFound("item category", key);
  return category;
}

const lookup: Handler<ItemsOperations["itemCategory.lookup"]> = async (input, context) => {
  const chosen = atPath(context.site, input);
  return found(input.path ?? input.rootItemCategoryId ?? "", context, {
    chosen,
    depth: "children",
    includeUserDefined: false,
  });
};

const get: Handler<ItemsOperations["itemCategory.get"]> = ({ id }, context) =>
  found(id, context, { chosen: sql`c.item_category_uid = ${id}`, depth: "children", includeUserDefined: false });

const doc: Handler<ItemsOperations["itemCategory.doc"]> = ({ id }, context) =>
  found(id, context, { chosen: sql`c.item_category_uid = ${id}`, depth: "tree", includeUserDefined: true });

type ItemCategoryOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `itemCategory.${string}`>>;

/** `/item-category`: the records of the category tree. */
export const itemCategoryHandlers: Handlers<ItemCategoryOperations> = {
  "itemCategory.list": list,
  "itemCategory.lookup": lookup,
  "itemCategory.get": get,
  "itemCategory.doc": doc,
};
