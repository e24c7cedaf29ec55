import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { CodeHit, SearchRequest } from "./search-request.ts";

/**
 * Numbers that are equal to a text, each with whose it is: the site's own first, then the customer's, then those of others.
 *
 * @param code letters and digits of the text
 */
export function readCodeHits(db: Queryable, { site, customerId }: SearchRequest, code: string): Promise<CodeHit[]> {
  return db.query<CodeHit>(sql`
    with hits as (
      select i.inv_mast_uid, i.item_id as code, 'item' as type, 0 as rank from item i
      where i.site_id = ${site} and i.item_id_compact = ${code} and i.delete_flag = 'N'
      union all
      select k.inv_mast_uid, k.alternate_code, k.code_type, case k.code_type when 'customer' then 1 else 2 end from item_alternate_code k
      where k.site_id = ${site} and k.code_compact = ${code} and (k.code_type <> 'customer' or k.customer_id = ${customerId ?? null}::numeric)
      union all
      select i.inv_mast_uid, i.upc_or_ean_id, 'upc', 3 from item i
      where i.site_id = ${site} and i.upc_or_ean_id = ${code} and i.delete_flag = 'N')
    select distinct on (h.inv_mast_uid) h.inv_mast_uid as "invMastUid", h.code, h.type from hits h
    order by h.inv_mast_uid, h.rank limit 50`);
}
