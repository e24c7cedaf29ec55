import type { ErpOperations, TransCategory } from "@purvey/contract/generated/erp";
import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { CrudHandlers } from "../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../platform/endpoints/delete-unused.ts";
import type { Received } from "../../platform/endpoints/implement.ts";
import { within } from "../../platform/endpoints/within.ts";
import { conflict, invalid, notFound } from "../../platform/errors.ts";
import { reindexItems } from "../catalog/index.ts";

type NewCategory = Received<ErpOperations["transCategory.create"]>;
type Changes = Received<ErpOperations["transCategory.update"]>;
type Writing = Pick<CrudHandlers<TransCategory>, "create" | "update" | "delete">;

const columns = {
  categoryId: "item_category_id",
  categoryDesc: "item_category_desc",
  sequenceNo: "sequence_no",
  displayOnWebFlag: "display_on_web_flag",
  title: "title",
  metaDesc: "meta_desc",
  article: "article",
  imageUrl: "image_url",
  classId5: "class_id5",
} as const;

/** Creates, changes and deletes categories, the tree above and below kept right; `get` answers one. */
export function categoryWriting(get: CrudHandlers<TransCategory>["get"]): Writing {
  return {
    create: (input, context) =>
      inTree(context, async (inside) => get({ categoryUid: await create(input as NewCategory, inside) }, inside)),
    update: (input, context) =>
      inTree(context, async (inside) => {
        await update(input as Changes, inside);
        return get(input, inside);
      }),
    delete: (input, context) => inTree(context, (inside) => remove((input as Changes).categoryUid, inside)),
  };
}

/** One change of a site's tree at a time: names, codes and the way up stay right, whoever else changes it. */
function inTree<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  return context.transaction(async (db) => {
    await db.query(sql`select pg_advisory_xact_lock(hashtext(${`categories ${context.site}`}))`);
    return work(within(context, db));
  });
}

async function create(input: NewCategory, context: Context): Promise<number> {
  const { db, site } = context;
  const parent = await requireParent(db, site, input.parentCategoryUid ?? null);
  await requireFree(db, site, { ...input, uid: 0, parent });
  const fields = Object.entries(columns).filter(([field]) => input[field as keyof typeof columns] !== undefined);
  const row = await db.first<{ uid: number }>(sql`
    insert into item_category (site_id, item_category_uid, parent_uid, root_uid, full_path, path_uids, level,
      ${sql([fields.map(([, column]) => column).join(", ")])})
    select ${site}, n.uid, ${parent?.uid ?? null}::bigint, coalesce(${parent?.rootUid ?? null}::bigint, n.uid),
      ${pathOf(parent, input.categoryDesc)}, ${[...(parent?.pathUids ?? [])]}::bigint[] || n.uid, ${(parent?.level ?? 0) + 1},
      ${join(fields.map(([field]) => sql`${input[field as keyof typeof columns]}`))}
    from (select nextval(pg_get_serial_sequence('item_category', 'item_category_uid')) as uid) n
    returning item_category_uid as uid`);
  if (!row) throw new Error("The insertion of a category answered no row.");
  return row.uid;
}

function pathOf(parent: CategoryPlace | undefined, name: string): string {
  return parent ? `${parent.fullPath} / ${name}` : name;
}

const place = sql`item_category_uid as uid, parent_uid as "parentUid", root_uid as "rootUid", item_category_id as "categoryId",
  item_category_desc as "categoryDesc", full_path as "fullPath", path_uids as "pathUids", level`;

function findPlace(db: Queryable, site: string, uid: number): Promise<CategoryPlace | undefined> {
  return db.first<CategoryPlace>(sql`
    select ${place} from item_category where site_id = ${site} and item_category_uid = ${uid} and delete_flag = 'N'`);
}

async function requireParent(db: Queryable, site: string, uid: number | null): Promise<CategoryPlace | undefined> {
  if (uid === null) return undefined;
  const found = await findPlace(db, site, uid);
  if (found) return found;
  throw invalid("parentCategoryUid", `There is no category \`${uid}\` on this site to be the one above.`, uid);
}

interface Named {
  readonly uid: number;
  readonly categoryId: string;
  readonly categoryDesc: string;
  readonly parent: CategoryPlace | undefined;
}

/** Refuses (409) a name or code that a neighbour has. */
async function requireFree(
  db: Queryable,
  site: string,
  { uid, categoryId, categoryDesc, parent }: Named,
): Promise<void> {
  const taken = await db.first<{ uid: number; sameName: boolean }>(sql`
    select item_category_uid as uid, lower(item_category_desc) = lower(${categoryDesc}) as "sameName" from item_category
    where site_id = ${site} and parent_uid is not distinct from ${parent?.uid ?? null}::bigint and delete_flag = 'N'
      and item_category_uid <> ${uid}
      and (lower(item_category_desc) = lower(${categoryDesc}) or lower(item_category_id) = lower(${categoryId}))
    order by item_category_uid limit 1`);
  if (!taken) return;
  const [what, value] = taken.sameName ? ["name", categoryDesc] : ["code", categoryId];
  const where = parent ? `below \`${parent.fullPath}\`` : "among the roots";
  throw conflict(`There is a category with the ${what} \`${value}\` ${where} already: ${taken.uid}. Choose another.`, {
    categoryUid: taken.uid,
  });
}

async function update(input: Changes, context: Context): Promise<void> {
  const { db, site } = context;
  const before = await findPlace(db, site, input.categoryUid);
  if (!before) throw notFound("ERP category", input.categoryUid);
  const after = {
    uid: before.uid,
    categoryId: input.categoryId ?? before.categoryId,
    categoryDesc: input.categoryDesc ?? before.categoryDesc,
  };
  const parentUid = input.parentCategoryUid === undefined ? before.parentUid : input.parentCategoryUid;
  const parent = await requireParent(db, site, parentUid);
  if (parent?.pathUids.includes(before.uid))
    throw conflict(
      `\`${before.fullPath}\` cannot go below \`${parent.fullPath}\`, which is part of it. Choose a category outside of it.`,
    );
  await requireFree(db, site, { ...after, parent });
  await db.execute(sql`
    update item_category set ${join([...changesOf(input), sql`parent_uid = ${parentUid}`, sql`date_last_modified = localtimestamp(0)`])}
    where site_id = ${site} and item_category_uid = ${before.uid}`);
  if (after.categoryDesc === before.categoryDesc && parentUid === before.parentUid) return;
  await moveSubtree(db, site, before, { parent, fullPath: pathOf(parent, after.categoryDesc) });
  await reindexItems(itemsBelow(site, before.uid), context);
}

function changesOf(input: Changes): Sql[] {
  return Object.entries(columns).flatMap(([field, column]) => {
    const value = input[field as keyof typeof columns];
    return value === undefined ? [] : [sql`${sql([column])} = ${value}`];
  });
}

function itemsBelow(site: string, uid: number): Sql {
  return sql`i.inv_mast_uid in (
    select x.inv_mast_uid from item_category c
    join item_category_item x on x.site_id = c.site_id and x.item_category_uid = c.item_category_uid
    where c.site_id = ${site} and c.path_uids @> array[${uid}]::bigint[])`;
}

function remove(uid: number, context: Context): Promise<{ uid: number; deleted: boolean }> {
  const { site } = context;
  const own = sql`site_id = ${site} and item_category_uid = ${uid} and delete_flag = 'N'`;
  return deleteUnused(
    {
      noun: "ERP category",
      key: uid,
      lock: sql`select full_path as name from item_category where ${own} for update`,
      usage: sql`
        select kind, name, count(*) over () as uses from (
          select 'category' as kind, item_category_desc as name, 1 as rank from item_category
          where site_id = ${site} and parent_uid = ${uid} and delete_flag = 'N'
          union all
          select 'item', i.item_id, 2 from item_category_item x
          join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid and i.delete_flag = 'N'
          where x.site_id = ${site} and x.item_category_uid = ${uid}) u
        order by rank, name limit 1`,
      remove: sql`update item_category set delete_flag = 'Y', date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Move them elsewhere first",
      instead: "set `displayOnWebFlag` to N to hide it",
    },
    context,
  );
}

/** Where a category is in the tree. */
interface CategoryPlace {
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
interface NewPlace {
  readonly parent: CategoryPlace | undefined;
  readonly fullPath: string;
}

/** Gives a category and all below it the way of its new place, in one statement. Nothing may lie there under the same names. */
async function moveSubtree(
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
