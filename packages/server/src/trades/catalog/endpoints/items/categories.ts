import type { CategoryImage, ItemCategory, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { join, type Sql } from "sql-template-tag";
import type { Context, Page } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { forbidden, notFound } from "../../../../platform/errors.ts";
import { viewerOf } from "../../../pricing/index.ts";
import { catalogueConditions, inCategory, visibleContract } from "../../catalogue-conditions.ts";
import { catalogueItems } from "../../catalogue-item-rows.ts";
import { catalogueSelection } from "../../catalogue-selection.ts";
import { atPath, underRoot, wayFrom } from "../../category-paths.ts";
import { categoryTree, type TreeQuery } from "../../category-tree.ts";
import { itemFacets } from "../../item-facets.ts";

/** `/categories/{id}/items`: the items of a category and the ones below it. */
const categoryItems: Handler<ItemsOperations["categories.items"]> = async (input, context) => {
  const viewer = viewerOf({}, context);
  const { id, jobNumbers } = input;
  const more = [inCategory(context.site, id), ...(jobNumbers === undefined ? [] : [onContracts(jobNumbers, context)])];
  const selection = catalogueSelection(viewer, input, more, positionIn(id));
  const page = await catalogueItems(context.db, selection, { viewer, ...pick(input) });
  if (page.total === 0) await requireCategory(id, context);
  return page;
};

type GetInput = Parameters<Handler<ItemsOperations["categories.get"]>>[0];

const lookup: Handler<ItemsOperations["categories.lookup"]> = async (input, context) => {
  const chosen = atPath(context.site, input);
  return found(input.path ?? input.rootItemCategoryId ?? "", context, {
    chosen,
    depth: "children",
    includeUserDefined: false,
  });
};

const get: Handler<ItemsOperations["categories.get"]> = (input, context) => {
  const { classId5List, classId5ExcludeList, filters, productCollection } = input;
  return found(input.path ?? input.id, context, {
    chosen: chosenBy(input, context.site),
    depth: "tree",
    includeUserDefined: input.includeUd,
    order: input.orderBy,
    childrenFilter: input.childrenFilter,
    childrenLimit: input.childrenLimit,
    childrenOffset: input.childrenOffset,
    filters: { classId5List, classId5ExcludeList, filters, productCollection },
  });
};

function chosenBy({ id, path, rootItemCategoryId }: GetInput, site: string): Sql {
  const place = path === undefined ? sql`c.item_category_uid = ${id}` : wayFrom(site, id, path);
  return rootItemCategoryId === undefined ? place : sql`${place} and ${underRoot(site, rootItemCategoryId)}`;
}

async function found(
  key: string | number,
  context: Context,
  query: Omit<TreeQuery, "site" | "shopOnly">,
): Promise<ItemCategory> {
  const category = await categoryTree(context.db, { ...query, site: context.site, shopOnly: true });
  if (!category) throw notFound("category", key);
  return category;
}

const attributes: Handler<ItemsOperations["categories.attributes"]> = async (input, context) => {
  const { site } = context;
  const { id, includeSubCategories, productCollection } = input;
  const place = includeSubCategories ? inCategory(site, id) : directlyIn(site, id);
  const conditions = join([...catalogueConditions(site, { productCollection }), place], " and ");
  const page = await itemFacets(context.db, site, sql`select i.inv_mast_uid from item i where ${conditions}`);
  if (page.total === 0) await requireCategory(id, context);
  return page;
};

function directlyIn(site: string, itemCategoryUid: number): Sql {
  return sql`i.inv_mast_uid in (
    select x.inv_mast_uid from item_category_item x where x.site_id = ${site} and x.item_category_uid = ${itemCategoryUid})`;
}

const images: Handler<ItemsOperations["categories.images"]> = async ({ id }, context) => {
  const page = await imagesOf(context, id);
  if (page.total === 0) await requireCategory(id, context);
  return page;
};

async function imagesOf({ db, site }: Context, id: number): Promise<Page<CategoryImage>> {
  const conditions = join([...catalogueConditions(site, {}), inCategory(site, id)], " and ");
  const data = await db.query<CategoryImage>(sql`
    with own as (
      select c.item_category_uid, null::bigint as inv_mast_uid, c.image_url, c.item_category_desc as alt_text,
        case when c.item_category_uid = ${id} then 0 else 1 end as kind, c.sequence_no as position
      from item_category c
      where c.site_id = ${site} and c.delete_flag = 'N' and c.display_on_web_flag = 'Y' and c.image_url is not null
        and (c.item_category_uid = ${id} or c.parent_uid = ${id})),
    popular as (
      select i.inv_mast_uid, i.popularity from item i
      where ${conditions} and exists (select 1 from item_image m where m.site_id = i.site_id and m.inv_mast_uid = i.inv_mast_uid)
      order by i.popularity desc, i.inv_mast_uid limit 12),
    shown as (
      select * from own union all
      select ${id}, p.inv_mast_uid, m.image_url, m.alt_text, 2, -p.popularity from popular p
      cross join lateral (
        select o.image_url, o.alt_text from item_image o where o.site_id = ${site} and o.inv_mast_uid = p.inv_mast_uid
        order by o.sequence_no, o.item_image_uid limit 1) m)
    select item_category_uid as "itemCategoryUid", inv_mast_uid as "invMastUid", image_url as "imageUrl", alt_text as "altText",
      row_number() over (order by kind, position, item_category_uid, inv_mast_uid) as "sequenceNo"
    from shown order by "sequenceNo"`);
  return { data, total: data.length };
}

type CategoryOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `categories.${string}`>>;

/** `/categories`: the category pages of the shop. */
export const categoryHandlers: Handlers<CategoryOperations> = {
  "categories.lookup": lookup,
  "categories.get": get,
  "categories.attributes": attributes,
  "categories.images": images,
  "categories.items": categoryItems,
};

function pick({ fields, includeStock }: { readonly fields?: readonly string[]; readonly includeStock: boolean }) {
  return { includeStock, ...(fields === undefined ? {} : { fields }) };
}

/** The position of the item `i` in the category itself; items of categories below have none. */
function positionIn(itemCategoryUid: number): string {
  return `(select o.sequence_no from item_category_item o
    where o.site_id = i.site_id and o.inv_mast_uid = i.inv_mast_uid and o.item_category_uid = ${Math.trunc(itemCategoryUid)})`;
}

/** The condition that one of the contracts, of those the caller may see, has the item `i`. */
function onContracts(jobNumbers: readonly string[], context: Context): Sql {
  if (!context.can("contract.read"))
    throw forbidden("`jobNumbers` needs the permission `contract.read`. Leave it out, or ask for the permission.", {
      permission: "contract.read",
    });
  return sql`i.inv_mast_uid in (
    select l.inv_mast_uid from job_price_hdr h
    join job_price_line l on l.site_id = h.site_id and l.job_price_hdr_uid = h.job_price_hdr_uid and l.status_cd = 704
    where h.site_id = ${context.site} and h.job_no = any(${jobNumbers}::text[]) and ${visibleContract(context)})`;
}

/** Refuses (404) a category that is not there. */
async function requireCategory(itemCategoryUid: number, context: Context): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from item_category
    where site_id = ${context.site} and item_category_uid = ${itemCategoryUid} and delete_flag = 'N'`);
  if (!found) throw notFound("category", itemCategoryUid);
}
