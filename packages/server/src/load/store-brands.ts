import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { compactCode } from "../values/compact-code.ts";

/** Whom an item is from; a column that the file does not have is undefined, an empty cell null. */
export interface Maker {
  readonly uid: number;
  readonly brand: string | null | undefined;
  readonly manufacturerNumber: string | null | undefined;
}

/** The numbers of brands by name, case aside; those that the site does not have are made. */
export async function brandUids(
  db: Queryable,
  site: string,
  makers: readonly Maker[],
): Promise<(name: string) => number | undefined> {
  const names = new Map<string, string>();
  for (const { brand } of makers) if (brand && !names.has(brand.toLowerCase())) names.set(brand.toLowerCase(), brand);
  await db.execute(sql`
    insert into brand (site_id, brands_id, brands_name)
    select ${site}, * from unnest(${[...names.values()].map(compactCode)}::text[], ${[...names.values()]}::text[])
    on conflict (site_id, lower(brands_name)) where status_cd <> 700 do nothing`);
  const rows = await db.query<{ name: string; uid: number }>(sql`
    select brands_name as name, brands_uid as uid from brand where site_id = ${site} and status_cd <> 700`);
  const uids = new Map(rows.map(({ name, uid }) => [name.toLowerCase(), uid]));
  return (name) => uids.get(name.toLowerCase());
}

/** Takes items that change their brand or their manufacturer's number off the old brand's list, and off the old number. */
export async function leaveMakers(
  db: Queryable,
  site: string,
  makers: readonly Maker[],
  brandOf: (name: string) => number | undefined,
): Promise<void> {
  const branded = makers.filter(({ brand }) => brand !== undefined);
  const brands = branded.map(({ brand }) => (brand ? brandOf(brand) : null));
  await db.execute(sql`
    delete from brand_item p using item i, unnest(${branded.map(({ uid }) => uid)}::bigint[], ${brands}::bigint[]) as n (uid, brand)
    where i.site_id = ${site} and i.inv_mast_uid = n.uid and i.brands_uid <> coalesce(n.brand, 0)
      and p.site_id = i.site_id and p.brands_uid = i.brands_uid and p.inv_mast_uid = i.inv_mast_uid`);
  const numbered = makers.filter(({ manufacturerNumber }) => manufacturerNumber !== undefined);
  const numbers = numbered.map(({ manufacturerNumber }) => manufacturerNumber ?? null);
  await db.execute(sql`
    delete from item_alternate_code k using item i, unnest(${numbered.map(({ uid }) => uid)}::bigint[], ${numbers}::text[]) as n (uid, number)
    where i.site_id = ${site} and i.inv_mast_uid = n.uid and i.manufacturer_part_number <> coalesce(n.number, '')
      and k.site_id = i.site_id and k.inv_mast_uid = i.inv_mast_uid and k.code_type = 'manufacturer'
      and k.alternate_code = i.manufacturer_part_number`);
}

/** Lists items under their brands, and lets them be found by their manufacturers' numbers where those are not their own. */
export async function joinMakers(
  db: Queryable,
  site: string,
  makers: readonly (Maker & { readonly name: string })[],
  brandOf: (name: string) => number | undefined,
): Promise<void> {
  const branded = makers.flatMap(({ uid, brand }) => (brand ? [{ uid, brand: brandOf(brand) ?? null }] : []));
  await db.execute(sql`
    insert into brand_item (site_id, brands_uid, inv_mast_uid)
    select ${site}, n.brand, n.uid from unnest(${branded.map(({ brand }) => brand)}::bigint[], ${branded.map(({ uid }) => uid)}::bigint[]) as n (brand, uid)
    where not exists (
      select 1 from brand_item p where p.site_id = ${site} and p.brands_uid = n.brand and p.inv_mast_uid = n.uid)`);
  const numbered = makers.flatMap(({ uid, name, manufacturerNumber: number }) =>
    number && number !== name ? [{ uid, number }] : [],
  );
  const codes = numbered.map(({ number }) => number);
  await db.execute(sql`
    insert into item_alternate_code (site_id, inv_mast_uid, alternate_code, code_compact, code_type)
    select ${site}, n.uid, n.code, n.compact, 'manufacturer'
    from unnest(${numbered.map(({ uid }) => uid)}::bigint[], ${codes}::text[], ${codes.map(compactCode)}::text[]) as n (uid, code, compact)
    where not exists (
      select 1 from item_alternate_code k
      where k.site_id = ${site} and k.inv_mast_uid = n.uid and k.code_type = 'manufacturer' and k.alternate_code = n.code)`);
}
