import type { BrandCategoryFocus, BrandFocusOperations } from "@purvey/contract/generated/brandFocus";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../../../platform/db/database.ts";
import type { Context, Page } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { businessError, invalid } from "../../../../platform/errors.ts";

const focus: Handler<BrandFocusOperations["categories.focus"]> = (input, context) =>
  context.transaction(async (db) => {
    await requireBrand(input.brandsUid, context.site, db);
    const categories = await categoriesOf(input, context, db);
    await db.execute(sql`
      insert into brand_category_focus (site_id, brands_uid, item_category_uid, focus_level, priority, visibility)
      select ${context.site}, ${input.brandsUid}, c.uid, ${input.focusLevel}, ${input.priority}, ${input.visibility}
      from unnest(${categories}::bigint[]) as c (uid) order by c.uid
      on conflict (site_id, brands_uid, item_category_uid) do update set focus_level = excluded.focus_level,
        priority = excluded.priority, visibility = excluded.visibility, date_last_modified = localtimestamp(0)`);
    return focusesOf(input.brandsUid, context.site, db);
  });

async function requireBrand(brandsUid: number, site: string, db: Queryable): Promise<void> {
  const brand = await db.first(
    sql`select 1 from brand where site_id = ${site} and brands_uid = ${brandsUid} and status_cd <> 700`,
  );
  if (!brand) throw invalid("brandsUid", `There is no brand \`${brandsUid}\`; list the brands first.`, brandsUid);
}

interface Named {
  readonly brandsUid: number;
  readonly itemCategoryUids?: readonly number[];
}

/** The categories that the call names, or those of the brand's items. Refuses (400) one that is not there. */
async function categoriesOf(
  { brandsUid, itemCategoryUids }: Named,
  { site }: Context,
  db: Queryable,
): Promise<readonly number[]> {
  if (itemCategoryUids) return knownCategories([...new Set(itemCategoryUids)], site, db);
  const own = await db.query<{ uid: number }>(sql`
    select distinct c.item_category_uid as uid from item i
    join item_category c on c.site_id = i.site_id and c.item_category_uid = i.main_category_uid and c.delete_flag = 'N'
    where i.site_id = ${site} and i.brands_uid = ${brandsUid} and ${inCatalogue}`);
  if (own.length > 0) return own.map(({ uid }) => uid);
  throw businessError(
    `The brand \`${brandsUid}\` has no items in a category yet. Name the categories in \`itemCategoryUids\`.`,
    { brandsUid },
  );
}

async function knownCategories(uids: readonly number[], site: string, db: Queryable): Promise<readonly number[]> {
  const rows = await db.query<{ uid: number }>(sql`
    select item_category_uid as uid from item_category
    where site_id = ${site} and item_category_uid = any(${uids}::bigint[]) and delete_flag = 'N'`);
  const known = new Set(rows.map(({ uid }) => uid));
  const missing = uids.findIndex((uid) => !known.has(uid));
  if (missing < 0) return uids;
  const message = `There is no category \`${uids[missing]}\`; look the categories up first.`;
  throw invalid(`itemCategoryUids[${missing}]`, message, uids[missing]);
}

const inCatalogue: Sql = sql`i.status_cd <> 700 and i.delete_flag = 'N'`;

/** Everything a brand stands for, with how many of its items are there. */
async function focusesOf(brandsUid: number, site: string, db: Queryable): Promise<Page<BrandCategoryFocus>> {
  const data = await db.query<BrandCategoryFocus>(sql`
    select f.brand_category_focus_uid as "brandCategoryFocusUid", f.brands_uid as "brandsUid", b.brands_name as "brandsName",
      f.item_category_uid as "itemCategoryUid", c.item_category_desc as "itemCategoryDesc", c.full_path as "fullPath",
      f.focus_level as "focusLevel", f.priority, f.visibility, (
        select count(*) from item i
        join item_category m on m.site_id = i.site_id and m.item_category_uid = i.main_category_uid
        where i.site_id = f.site_id and i.brands_uid = f.brands_uid and ${inCatalogue}
          and m.path_uids @> array[f.item_category_uid]) as "itemCount",
      f.date_created as "dateCreated", f.date_last_modified as "dateLastModified"
    from brand_category_focus f
    join brand b on b.site_id = f.site_id and b.brands_uid = f.brands_uid
    join item_category c on c.site_id = f.site_id and c.item_category_uid = f.item_category_uid and c.delete_flag = 'N'
    where f.site_id = ${site} and f.brands_uid = ${brandsUid}
    order by array_position(array['primary', 'secondary', 'tertiary'], f.focus_level), f.priority desc, c.full_path`);
  return { data, total: data.length };
}

type FocusOperations = Pick<BrandFocusOperations, Extract<keyof BrandFocusOperations, `categories.${string}`>>;

/** `/categories/focus` (R167–R169). */
export const focusHandlers: Handlers<FocusOperations> = { "categories.focus": focus };
