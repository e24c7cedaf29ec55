import sql, { raw, type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { visibleCustomers } from "../customers/index.ts";
import type { Viewer } from "../pricing/index.ts";
import { codeHits } from "./code-hits.ts";
import { inStock } from "./item-stock.ts";

/** The filters of lists of the catalogue, as the contract has them. */
export interface CatalogueFilters {
  readonly q?: string;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  readonly tags?: readonly string[];
  readonly classId5List?: readonly string[];
  readonly classId5ExcludeList?: readonly string[];
  readonly displayOnWebFlag?: "Y" | "N";
  readonly productCollection?: string;
  readonly variantFilter?: "Y" | "N";
  readonly stockStatus?: "in_stock" | "out_of_stock";
}

/** The condition that the item `i` is in the catalogue. */
export const aliveItem: Sql = sql`i.status_cd <> 700 and i.delete_flag = 'N'`;

/** The condition that the item `i` is in a category or below it. Written so that the planner knows how many these are. */
export function inCategory(site: string, itemCategoryUid: number): Sql {
  return sql`i.inv_mast_uid in (
    select x.inv_mast_uid from item_category_item x
    join item_category c on c.site_id = x.site_id and c.item_category_uid = x.item_category_uid
    where x.site_id = ${site} and c.path_uids @> array[${itemCategoryUid}]::bigint[] and c.delete_flag = 'N')`;
}

/**
 * The conditions of the item `i` (and of `best h`, when {@link textHits} gives one) that follow from the filters.
 * Refuses (400) a filter whose key is no attributeUid.
 */
export function catalogueConditions(site: string, input: CatalogueFilters): Sql[] {
  return [
    sql`i.site_id = ${site}`,
    aliveItem,
    sql`i.display_on_web_flag = ${input.displayOnWebFlag ?? "Y"}`,
    ...attributeConditions(site, input.filters ?? {}),
    ...classConditions("i.class_id5", input),
    ...(input.tags === undefined ? [] : [hasTag(input.tags)]),
    ...(input.productCollection === undefined ? [] : [sql`i.product_collection = ${input.productCollection}`]),
    ...(input.variantFilter === "Y" ? [isStandardVariant] : []),
    ...(input.stockStatus === "in_stock" ? [inStock] : []),
    ...(input.stockStatus === "out_of_stock" ? [sql`not ${inStock}`] : []),
  ];
}

/** The conditions of a column with a fifth class; what has no class is in no list. */
export function classConditions(column: string, input: CatalogueFilters): Sql[] {
  const { classId5List, classId5ExcludeList } = input;
  return [
    ...(classId5List === undefined ? [] : [sql`${raw(column)} = any(${classId5List}::text[])`]),
    ...(classId5ExcludeList === undefined
      ? []
      : [sql`coalesce(${raw(column)}, '') <> all(${classId5ExcludeList}::text[])`]),
  ];
}

function attributeConditions(site: string, filters: Readonly<Record<string, readonly string[]>>): Sql[] {
  return Object.entries(filters).map(([attributeUid, values]) => {
    if (!/^[1-9]\d{0,14}$/.test(attributeUid)) throw wrongFilter(attributeUid);
    return sql`i.inv_mast_uid in (
      select y.inv_mast_uid from attribute_value v
      join item_attribute_value y on y.site_id = v.site_id and y.attribute_value_uid = v.attribute_value_uid
      where v.site_id = ${site} and v.attribute_uid = ${Number(attributeUid)} and v.attribute_value = any(${values}::text[]))`;
  });
}

function wrongFilter(key: string): Error {
  return invalid(
    `filters.${key}`,
    `\`${key}\` is no attributeUid; filter by the unique number of an attribute, such as \`filters[12]=Steel\`.`,
    key,
  );
}

function hasTag(tags: readonly string[]): Sql {
  return sql`exists (
    select 1 from item_tag g
    where g.site_id = i.site_id and g.inv_mast_uid = i.inv_mast_uid and g.status_cd = 704 and g.tag = any(${tags}::text[]))`;
}

/** No better line stands in a group of variants of the item: the standard one, else the first. */
const isStandardVariant: Sql = sql`not exists (
  select 1 from item_variant_line n
  join item_variant_hdr h on h.site_id = n.site_id and h.item_variant_hdr_uid = n.item_variant_hdr_uid and h.status_cd = 704
  join item_variant_line o on o.site_id = n.site_id and o.item_variant_hdr_uid = n.item_variant_hdr_uid
  where n.site_id = i.site_id and n.inv_mast_uid = i.inv_mast_uid
    and (o.is_default, -o.sequence_no, -o.item_variant_line_uid) > (n.is_default, -n.sequence_no, -n.item_variant_line_uid))`;

/** The hits of a text for `best h`; undefined when there is nothing to look for. */
export function textHits(viewer: Viewer, text: string | undefined): Sql | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return codeHits({ viewer, text, words: true });
}

/**
 * The condition that the caller may see the contract `h`: it belongs to a visible customer. A contract that is
 * cancelled or not approved is seen by nobody.
 */
export function visibleContract(context: Context): Sql {
  return sql`h.cancelled = 'N' and h.approved = 'Y' and ${visibleCustomers(context, sql`h.customer_id`)}`;
}
