import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** Where a category is in the tree. */
export interface CategoryPlace {
  readonly uid: number;
  readonly parentUid: number | null;
  readonly rootUid: number;
  readonly categoryId: string;
  readonly categoryDesc: string;
  readonly fullPath: string;
  /** The way from the root to it, itself at the end. */
  readonly pathUids: readonly number[];
  readonly level: number;
}

/** Where a category goes: below which one, and its names from the root on. */
export interface NewPlace {
  readonly parent: CategoryPlace | undefined;
  readonly fullPath: string;
}

/** Gives a category and all below it the way of its new place, in one statement. Nothing may lie there under the same names. */
export async function moveSubtree(
  db: Queryable,
  site: string,
  before: CategoryPlace,
  { parent, fullPath }: NewPlace,
): Promise<void> {
  const above = before.pathUids.length - 1;
  await db.execute(sql`
    update item_category set
      full_path = ${fullPath}::text || substr(full_path, ${[...before.fullPath].length + 1}::integer),
      path_uids = ${[...(parent?.pathUids ?? [])]}::bigint[] || path_uids[${above + 1}::integer:],
      level = level + ${(parent?.pathUids.length ?? 0) - above}::integer,
      root_uid = ${parent?.rootUid ?? before.uid}
    where site_id = ${site} and path_uids @> array[${before.uid}]::bigint[]`);
}
