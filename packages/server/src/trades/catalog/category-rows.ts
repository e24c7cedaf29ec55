import type { ItemCategory } from "@purvey/contract/generated/items";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { type JsonFields, timeText } from "../../platform/db/json-list.ts";
import { type CatalogueFilters, catalogueConditions } from "./catalogue-conditions.ts";
import { crumbs } from "./item-lists.ts";

/** The record of the category `c`. */
export const categoryColumns: JsonFields = {
  itemCategoryUid: "c.item_category_uid",
  itemCategoryId: "c.item_category_id",
  itemCategoryDesc: "c.item_category_desc",
  parentItemCategoryUid: "c.parent_uid",
  rootItemCategoryUid: "c.root_uid",
  displayOnWebFlag: "c.display_on_web_flag",
  deleteFlag: "c.delete_flag",
  fullPath: "c.full_path",
  level: "c.level",
  sequenceNo: "c.sequence_no",
  title: "c.title",
  metaDesc: "c.meta_desc",
  article: "c.article",
  imageUrl: "c.image_url",
  classId5: "c.class_id5",
  userDefined: "c.user_defined",
  ancestors: crumbs("c", "any(c.path_uids) and p.item_category_uid <> c.item_category_uid"),
  dateCreated: timeText("c.date_created"),
  dateLastModified: timeText("c.date_last_modified"),
};

/** A category as a statement answers it, before the ones below it are put in. */
export type CategoryRow = Omit<ItemCategory, "subCategories">;

/** Fields a list of categories can be sorted by, and their expressions. */
export const categorySorting: Readonly<Record<string, string>> = Object.fromEntries(
  ["item_category_uid", "item_category_id", "item_category_desc", "full_path", "level", "sequence_no"].map((column) => [
    column,
    `c.${column}`,
  ]),
);

/** The condition that the category `c` is there, and of the shop's calls that shoppers see it. */
export function aliveCategory(shopOnly: boolean): Sql {
  return shopOnly ? sql`c.delete_flag = 'N' and c.display_on_web_flag = 'Y'` : sql`c.delete_flag = 'N'`;
}

/**
 * A select of `uid` and `items`: how many items each of the categories has, itself and below, each item counted once.
 * `categories` selects their unique numbers.
 */
export function itemCounts(site: string, categories: Sql, filters: CatalogueFilters): Sql {
  return sql`
    select a.uid, count(distinct x.inv_mast_uid) as items
    from item_category c
    cross join lateral unnest(c.path_uids) as a (uid)
    join item_category_item x on x.site_id = c.site_id and x.item_category_uid = c.item_category_uid
    join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid
    where c.site_id = ${site} and c.delete_flag = 'N' and a.uid in (${categories})
      and ${join(catalogueConditions(site, filters), " and ")}
    group by a.uid`;
}

/** The path of the category by names, by an alias: lower case, without blanks around its slashes. */
export function namePath(alias: string): Sql {
  return raw(`lower(regexp_replace(${alias}.full_path, '\\s*/\\s*', '/', 'g'))`);
}

/** The path of the category by codes, by an alias: `fasteners/hex-bolts`. */
export function codePath(alias: string): Sql {
  return raw(`(select lower(string_agg(p.item_category_id, '/' order by p.level)) from item_category p
    where p.site_id = ${alias}.site_id and p.item_category_uid = any(${alias}.path_uids))`);
}

/** A path as callers write it, in the form that {@link namePath} and {@link codePath} have. */
export function normalPath(path: string): string {
  return path
    .split("/")
    .map((step) => step.trim().toLowerCase())
    .filter((step) => step !== "")
    .join("/");
}
