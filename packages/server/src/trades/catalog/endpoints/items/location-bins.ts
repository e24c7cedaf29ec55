import type { Bin, BinContent, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { empty, raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../../../platform/db/columns.ts";
import { jsonObject, selectList } from "../../../../platform/db/json-list.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";

type BinRow = Omit<Bin, "contentCount" | "contents">;

const binFields: Readonly<Record<keyof BinRow, string>> = {
  locationId: "t.location_id",
  locationName: "l.location_name",
  bin: "t.bin",
  binDesc: "t.bin_desc",
  binType: "t.bin_type",
  sequenceNo: "t.sequence_no",
  statusCd: "t.status_cd",
};

const contentFields: Readonly<Record<keyof BinContent, string>> = {
  invMastUid: "s.inv_mast_uid",
  itemId: "i.item_id",
  itemDesc: "i.item_desc",
  upcOrEanId: "nullif(i.upc_or_ean_id, '')",
  lot: "s.lot",
  unitOfMeasure: "i.base_unit",
  qtyOnHand: "s.qty_on_hand",
  qtyAllocated: "s.qty_allocated",
  qtyAvailable: "s.qty_on_hand - s.qty_allocated",
};

const contentObject = raw(jsonObject(contentFields));

/** The bins (`t`) of a location (`l`) that are not deleted. */
function binsOf(locationId: number, site: string): Sql {
  return sql`
    from bin t join location l on l.site_id = t.site_id and l.location_id = t.location_id
    where t.site_id = ${site} and t.location_id = ${locationId} and t.status_cd <> 700`;
}

/** What lies (`s`) in bins, with its item (`i`), as far as it is asked for. */
function contentsWhere(inBin: Sql, excludeZero: boolean): Sql {
  return sql`
    from bin_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
    where ${inBin} ${excludeZero ? sql`and s.qty_on_hand > 0` : empty}`;
}

async function requireLocation(locationId: number, context: Context): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from location where site_id = ${context.site} and location_id = ${locationId} and status_cd <> 700`,
  );
  if (!found) throw notFound("location", locationId);
}

const listed = { ...binFields, contentCount: `"contentCount"` };
const inListedBin = sql`s.site_id = t.site_id and s.location_id = t.location_id and s.bin = t.bin`;

const list: Handler<ItemsOperations["locations.bins.list"]> = async (input, context) => {
  await requireLocation(input.id, context);
  const contents = contentsWhere(inListedBin, input.excludeZero);
  const prefix = `${(input.bin ?? "").toUpperCase().replace(/[\\%_]/g, "\\$&")}%`;
  return queryPage<Bin>(context.db, {
    select: sql`${selectList(binFields)}, (select count(*) ${contents}) as "contentCount",
      (select coalesce(json_agg(${contentObject} order by i.item_id, s.lot), '[]') ${contents}) as contents`,
    from: sql`${binsOf(input.id, context.site)} and upper(t.bin) like ${prefix}
      ${input.excludeZero ? sql`and exists (select 1 ${contents})` : empty}`,
    order: orderBy(input.orderBy, Object.keys(listed), "t.bin", sortExpressions(listed)),
    limit: input.limit,
    offset: input.offset,
  });
};

/** The bin with this code; of two that differ in case only, the one spelled so. */
async function findBin(locationId: number, code: string, { db, site }: Context): Promise<BinRow> {
  const bin = await db.first<BinRow>(sql`
    select ${selectList(binFields)} ${binsOf(locationId, site)} and upper(t.bin) = upper(${code})
    order by t.bin = ${code} desc limit 1`);
  if (!bin) throw notFound("bin", code);
  return bin;
}

const get: Handler<ItemsOperations["locations.bins.get"]> = async (input, context) => {
  const bin = await findBin(input.id, input.bin, context);
  const inBin = sql`s.site_id = ${context.site} and s.location_id = ${bin.locationId} and s.bin = ${bin.bin}`;
  const { data, total } = await queryPage<BinContent>(context.db, {
    select: selectList(contentFields),
    from: contentsWhere(inBin, input.excludeZero),
    order: orderBy(input.orderBy, Object.keys(contentFields), "i.item_id, s.lot", sortExpressions(contentFields)),
    limit: input.limit,
    offset: input.offset,
  });
  return { ...bin, contentCount: total, contents: [...data] };
};

/** `/locations/{id}/bins`: the storage places of a location and what lies in them. */
export const locationBinHandlers: Handlers<Pick<ItemsOperations, "locations.bins.list" | "locations.bins.get">> = {
  "locations.bins.list": list,
  "locations.bins.get": get,
};
