import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { type PartKey, partText } from "./part.ts";

/** The condition that a part exists: an item of the site, or an own product of the customer or of every customer. */
export function existingPart(key: Sql, customerId: Sql, site: string): Sql {
  return sql`case ${key}.inv_profile_line_type when 'prophet21'
    then exists (select 1 from item x where x.site_id = ${site} and x.inv_mast_uid = ${key}.inv_mast_uid)
    else exists (
      select 1 from vmi_product x join vmi_distributor d on d.site_id = x.site_id and d.distributors_uid = x.distributors_uid
      where x.site_id = ${site} and x.products_uid = ${key}.inv_mast_uid and x.status_cd <> 700
        and (d.customer_id is null or d.customer_id = ${customerId}))
    end`;
}

/** Refuses parts that do not exist for a customer, in one statement. */
export async function requireParts(
  db: Queryable,
  place: { readonly site: string; readonly customerId: number | null },
  parts: readonly PartKey[],
  refuse: (unknown: PartKey) => Error,
): Promise<void> {
  const found = await db.query<PartKey>(sql`
    select k.inv_profile_line_type as "invProfileLineType", k.inv_mast_uid as "invMastUid" from unnest(
      (select ${parts.map(({ invProfileLineType }) => invProfileLineType)}::text[]),
      (select ${parts.map(({ invMastUid }) => invMastUid)}::bigint[])
    ) as k (inv_profile_line_type, inv_mast_uid)
    where ${existingPart(sql`k`, sql`${place.customerId}::numeric`, place.site)}`);
  const known = new Set(found.map(partText));
  const unknown = parts.find((part) => !known.has(partText(part)));
  if (unknown) throw refuse(unknown);
}
