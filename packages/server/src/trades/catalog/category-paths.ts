import sql, { type Sql } from "sql-template-tag";
import { invalid } from "../../platform/errors.ts";
import { codePath, namePath, normalPath } from "./category-rows.ts";

/** A category by its path from a root on. */
export interface CategoryPath {
  readonly path?: string;
  readonly rootItemCategoryId?: string;
}

/**
 * The condition of the category `c` that a path names: the whole path, or the way on from a root; the root itself
 * without a path. Refuses (400) when neither is given.
 */
export function atPath(site: string, { path, rootItemCategoryId }: CategoryPath): Sql {
  const steps = normalPath(path ?? "");
  if (steps === "" && rootItemCategoryId === undefined)
    throw invalid(
      "path",
      "Name the category by `path`, such as `fasteners/hex-bolts`, or a root by `rootItemCategoryId`.",
      path,
    );
  if (rootItemCategoryId === undefined) return hasPath(steps);
  const below = underRoot(site, rootItemCategoryId);
  if (steps === "") return sql`c.item_category_uid = c.root_uid and ${below}`;
  const root = sql`r.item_category_uid = c.root_uid`;
  return sql`${below} and (${hasPath(steps)} or ${wayOn(site, root, steps)})`;
}

/** The condition of the category `c` to be below (or to be) the root with this code. */
export function underRoot(site: string, rootItemCategoryId: string): Sql {
  return sql`exists (
    select 1 from item_category r
    where r.site_id = ${site} and r.item_category_uid = c.root_uid and lower(r.item_category_id) = lower(${rootItemCategoryId}))`;
}

/** The condition of the category `c` that a path leads to from the category `itemCategoryUid` on. */
export function wayFrom(site: string, itemCategoryUid: number, path: string): Sql {
  return wayOn(site, sql`r.item_category_uid = ${itemCategoryUid}`, normalPath(path));
}

function hasPath(steps: string): Sql {
  return sql`(${namePath("c")} = ${steps} or ${codePath("c")} = ${steps})`;
}

function wayOn(site: string, start: Sql, steps: string): Sql {
  return sql`exists (
    select 1 from item_category r where r.site_id = ${site} and ${start} and r.delete_flag = 'N'
      and (${namePath("c")} = ${namePath("r")} || '/' || ${steps} or ${codePath("c")} = ${codePath("r")} || '/' || ${steps}))`;
}
