import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { everyWord } from "../../platform/db/words.ts";
import { compactCode } from "../../values/compact-code.ts";
import { sameCodes } from "../catalog/index.ts";
import { joinPart, partNames, partSearch, partSellingUnit } from "./part-columns.ts";

/**
 * Every part of a stockroom as a from clause: those its profile lists and those it ever had. The aliases are `w` for the
 * stockroom, `k` for the part's key, `t` for the profile's line, `d` for the distributor, `c` for the section, `s` for what
 * is on hand, `o` for what is on order, `n` for what is missing, and `i`, `u`, `p` of the part.
 */
export function stockroomParts(site: string, warehouseUid: number): Sql {
  return sql`
    from vmi_warehouse w
    cross join lateral (
      select l.inv_profile_line_type, l.inv_mast_uid from vmi_profile_line l
      where l.site_id = w.site_id and l.inv_profile_hdr_uid = w.inv_profile_hdr_uid and l.status_cd = 704
      union
      select b.inv_profile_line_type, b.inv_mast_uid from vmi_stock b
      where b.site_id = w.site_id and b.warehouse_uid = w.warehouse_uid
    ) k
    left join vmi_profile_line t on t.site_id = w.site_id and t.inv_profile_hdr_uid = w.inv_profile_hdr_uid
      and t.status_cd = 704 and t.inv_profile_line_type = k.inv_profile_line_type and t.inv_mast_uid = k.inv_mast_uid
    ${joinPart("k", sql`w.site_id`)}
    left join vmi_distributor d on d.site_id = w.site_id and d.distributors_uid = coalesce(p.distributors_uid, t.distributors_uid)
    left join vmi_section c on c.site_id = w.site_id and c.sections_uid = t.sections_uid
    cross join lateral (
      select coalesce(sum(b.qty_on_hand), 0) as on_hand, max(b.date_last_modified) as last_movement from vmi_stock b
      where b.site_id = w.site_id and b.warehouse_uid = w.warehouse_uid
        and b.inv_profile_line_type = k.inv_profile_line_type and b.inv_mast_uid = k.inv_mast_uid
    ) s
    cross join lateral (
      select coalesce(sum(l.qty_ordered - l.qty_received), 0) as on_order
      from vmi_restock_line l join vmi_restock_hdr h on h.site_id = l.site_id and h.restock_hdr_uid = l.restock_hdr_uid
      where l.site_id = w.site_id and h.warehouse_uid = w.warehouse_uid and h.status_cd = 704
        and l.inv_profile_line_type = k.inv_profile_line_type and l.inv_mast_uid = k.inv_mast_uid
    ) o
    cross join lateral (select greatest(t.max_qty - s.on_hand - o.on_order, 0) as missing) n
    where w.site_id = ${site} and w.warehouse_uid = ${warehouseUid}`;
}

/** What both lists of a stockroom's parts say of one. */
export const stockroomPartFields = {
  invMastUid: "k.inv_mast_uid",
  invProfileLineType: "k.inv_profile_line_type",
  ...partNames,
  ...partSellingUnit,
  qtyOnHand: "s.on_hand",
  qtyOnOrder: "o.on_order",
  minQty: "t.min_qty",
  maxQty: "t.max_qty",
  reorderQty: "t.reorder_qty",
  sectionsUid: "t.sections_uid",
  sectionName: "c.section_name",
} as const;

/** What the caller asks for of a stockroom's parts. */
export interface PartFilter {
  readonly q?: string;
  readonly sectionsUid?: number;
  readonly invMastUid?: number;
  readonly invProfileLineType?: string;
}

/** The conditions of a filter, each beginning with `and`. */
export function partConditions({ q, sectionsUid, invMastUid, invProfileLineType }: PartFilter): Sql {
  const conditions = [
    ...(sectionsUid === undefined ? [] : [sql`t.sections_uid = ${sectionsUid}`]),
    ...(invMastUid === undefined ? [] : [sql`k.inv_mast_uid = ${invMastUid}`]),
    ...(invProfileLineType === undefined ? [] : [sql`k.inv_profile_line_type = ${invProfileLineType}`]),
    ...(q?.trim() ? [partMatches(q)] : []),
  ];
  return conditions.length === 0 ? empty : sql`and ${join(conditions, " and ")}`;
}

/** Every word stands somewhere in what the part is found by, or the text is one of its numbers. */
function partMatches(q: string): Sql {
  const ownNumbers = sql`(
    select string_agg(a.alternate_code || ' ' || a.code_compact, ' ') from item_alternate_code a
    where a.site_id = i.site_id and a.inv_mast_uid = i.inv_mast_uid and (a.code_type <> 'customer' or a.customer_id = w.customer_id))`;
  const haystack = sql`lower(concat_ws(' ', ${raw(partSearch.join(", "))}, ${ownNumbers}))`;
  const compact = compactCode(q);
  const words = join(everyWord(haystack, q), " and ");
  if (compact === "") return sql`(${words})`;
  const codes = sql`any(${sameCodes(compact)}::text[])`;
  const numbers = sql`i.item_id_compact = ${codes} or i.upc_or_ean_id = ${codes} or p.products_id_compact = ${codes}
    or p.part_number_compact = ${codes} or p.upc_compact = ${codes} or upper(${ownNumbers}) like ${`%${compact}%`}`;
  return sql`(${words} or ${numbers})`;
}
