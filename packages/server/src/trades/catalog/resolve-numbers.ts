import type { ItemsOperations, ResolvedNumber } from "@purvey/contract/generated/items";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { compactCode } from "../../values/compact-code.ts";
import { foundItem, type Viewer, viewerOf, visibleCode } from "../pricing/index.ts";
import { sameCodes } from "./code-hits.ts";

/** How many numbers are suggested for one that names nothing. */
const mostSuggestions = 3;

/** `POST /inv-mast/resolve`: what a list of numbers names, in one statement however long it is. */
export const resolveNumbers: Handler<ItemsOperations["invMast.resolve"]> = async (input, context) => {
  const viewer = viewerOf(input, context);
  const data = await context.db.query<ResolvedNumber>(sql`
    select ${answer} from (${askedNumbers(input.numbers)}) a
    left join lateral (${foundItem(context.site, sql`${viewer.customerId ?? null}::numeric`)}) named on true
    left join lateral (${sameBarCode(viewer)}) scanned on named.inv_mast_uid is null
    left join item i on i.site_id = ${context.site} and i.display_on_web_flag = 'Y' and i.online_cd = 704
      and i.inv_mast_uid = coalesce(named.inv_mast_uid, scanned.inv_mast_uid)
      and coalesce(array_length(named.matches, 1), 1) = 1
    left join lateral (${matchedCode(viewer)}) code on true
    left join lateral (${itemObject(context.site, input.locationId)}) shown on true
    left join lateral (${suggestions(viewer)}) near on true
    order by a.position`);
  return { data, total: data.length };
};

const answer = raw(`
  a.item_id as "asked",
  case when i.inv_mast_uid is not null then 'found' when array_length(named.matches, 1) > 1 then 'unclear'
    else 'unknown' end as "verdict",
  case when i.inv_mast_uid is null then null
    when a.item_code = i.item_id_compact then i.item_id else code.alternate_code end as "matchedCode",
  case when i.inv_mast_uid is null then null
    when a.item_code = i.item_id_compact then 'itemId' else code.code_type end as "matchedCodeType",
  shown.item as "item",
  case when i.inv_mast_uid is not null then array[]::text[] when array_length(named.matches, 1) > 1 then named.matches
    else near.numbers end as "suggestions"`);

/** The rows that `foundItem` looks at, and every way a scanner may send the same bar code. */
function askedNumbers(numbers: readonly string[]): Sql {
  const codes = numbers.map(compactCode);
  return sql`
    select position, null::bigint as inv_mast_uid, item_id, item_code, string_to_array(same, ' ') as same_codes
    from unnest(
      (select ${numbers.map((number) => number.trim())}::text[]),
      (select ${codes.map((code) => code || null)}::text[]),
      (select ${codes.map((code) => sameCodes(code).join(" "))}::text[])
    ) with ordinality as asked (item_id, item_code, same, position)`;
}

function sameBarCode({ site }: Viewer): Sql {
  return sql`
    select i.inv_mast_uid from item_alternate_code x
    join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid and i.delete_flag = 'N' and i.status_cd = 704
    where x.site_id = ${site} and x.code_type = 'upc' and x.code_compact = any(a.same_codes)
      and array_length(a.same_codes, 1) > 1
    order by x.item_alternate_code_uid limit 1`;
}

/** The number of the item that fits; the customer's own goes first. */
function matchedCode(viewer: Viewer): Sql {
  return sql`
    select k.alternate_code, k.code_type from item_alternate_code k
    where k.site_id = ${viewer.site} and k.inv_mast_uid = i.inv_mast_uid and k.code_compact = any(a.same_codes)
      and k.code_type <> 'competitor' and ${visibleCode(viewer)}
    order by k.code_type <> 'customer', k.item_alternate_code_uid limit 1`;
}

function itemObject(site: string, locationId: number | undefined): Sql {
  return sql`
    select json_build_object(
      'invMastUid', i.inv_mast_uid, 'itemId', i.item_id, 'itemDesc', i.item_desc, 'discontinued', i.discontinued,
      'imageUrl', (select m.image_url from item_image m where m.site_id = i.site_id and m.inv_mast_uid = i.inv_mast_uid
        order by m.sequence_no limit 1),
      'baseUnit', i.base_unit, 'defaultSellingUnit', i.default_selling_unit,
      'units', (${units(site)}), 'qtyAvailable', (${available(site, locationId)})) as item
    where i.inv_mast_uid is not null`;
}

/** The item's units, the smallest first; the base unit is one of them even where the table does not list it. */
function units(site: string): Sql {
  return sql`
    select json_agg(json_build_object('unitOfMeasure', u.unit, 'unitSize', u.size, 'sold', u.sold,
      'minimumOrderQty', u.minimum, 'orderMultiple', u.multiple) order by u.size, u.unit)
    from (
      select u.unit_of_measure as unit, u.unit_size as size, u.selling_unit = 'Y' and u.b2b_unit_flag = 'Y' as sold,
        u.minimum_order_qty as minimum, u.order_multiple as multiple
      from item_uom u
      where u.site_id = ${site} and u.inv_mast_uid = i.inv_mast_uid and u.delete_flag = 'N'
      union all
      select i.base_unit, 1, true, 1, 1 where not exists (select 1 from item_uom u where u.site_id = ${site}
        and u.inv_mast_uid = i.inv_mast_uid and u.unit_of_measure = i.base_unit and u.delete_flag = 'N')
    ) u`;
}

function available(site: string, locationId: number | undefined): Sql {
  if (locationId === undefined) return sql`null::numeric`;
  return sql`
    coalesce((select greatest(s.qty_on_hand - s.qty_allocated, 0) from item_stock s
      where s.site_id = ${site} and s.inv_mast_uid = i.inv_mast_uid and s.location_id = ${locationId}), 0)`;
}

/** Numbers that begin as an unknown one does. */
function suggestions({ site }: Viewer): Sql {
  return sql`
    select coalesce(array_agg(n.item_id), '{}') as numbers from (
      select b.item_id from item b
      where b.site_id = ${site} and i.inv_mast_uid is null and length(a.item_code) >= 3
        and b.item_id_compact ~>=~ a.item_code and b.item_id_compact ~<~ (a.item_code || ${"\u{10FFFF}"}::text)
        and b.delete_flag = 'N' and b.status_cd = 704 and b.display_on_web_flag = 'Y' and b.online_cd = 704
      order by b.item_id limit ${mostSuggestions}
    ) n`;
}
