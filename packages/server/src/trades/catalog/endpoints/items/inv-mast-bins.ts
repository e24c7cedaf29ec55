import type { ItemsOperations, LocationBinStock } from "@purvey/contract/generated/items";
import sql, { type Sql } from "sql-template-tag";
import { type JsonFields, jsonList, selectList } from "../../../../platform/db/json-list.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { requireItem } from "../../required-item.ts";

const lots = jsonList(
  {
    lot: "n.lot",
    qtyOnHand: "n.qty_on_hand",
    qtyAllocated: "n.qty_allocated",
    qtyAvailable: "n.qty_on_hand - n.qty_allocated",
  },
  `bin_stock n where n.site_id = b.site_id and n.location_id = b.location_id and n.bin = b.bin
   and n.inv_mast_uid = i.inv_mast_uid and n.lot <> ''`,
  "n.lot",
);

/** The bin `b` of the location `l` with the sums `h` of the item `i`, whose stock there is `s`. */
const binColumns: JsonFields = {
  locationId: "b.location_id",
  locationName: "l.location_name",
  bin: "b.bin",
  binDesc: "b.bin_desc",
  binType: "b.bin_type",
  sequenceNo: "b.sequence_no",
  statusCd: "b.status_cd",
  invMastUid: "i.inv_mast_uid",
  itemId: "i.item_id",
  itemDesc: "i.item_desc",
  unitOfMeasure: "i.base_unit",
  qtyOnHand: "coalesce(h.on_hand, 0)",
  qtyAllocated: "coalesce(h.allocated, 0)",
  qtyAvailable: "coalesce(h.on_hand - h.allocated, 0)",
  primaryBin: "case when s.primary_bin = b.bin then 'Y' else 'N' end",
  minQty: "s.min_qty",
  maxQty: "s.max_qty",
  lots,
};

const expressions = {
  bin: "b.bin",
  sequence_no: "b.sequence_no",
  bin_type: "b.bin_type",
  qty_on_hand: "coalesce(h.on_hand, 0)",
  qty_available: "coalesce(h.on_hand - h.allocated, 0)",
};

interface Place {
  readonly id: number;
  readonly loc: number;
}

function binsOf(site: string, { id, loc }: Place, condition: Sql): Sql {
  return sql`
    from bin b
    join location l on l.site_id = b.site_id and l.location_id = b.location_id
    join item i on i.site_id = b.site_id and i.inv_mast_uid = ${id} and i.status_cd <> 700 and i.delete_flag = 'N'
    left join item_stock s on s.site_id = b.site_id and s.location_id = b.location_id and s.inv_mast_uid = i.inv_mast_uid
    left join lateral (
      select sum(n.qty_on_hand) as on_hand, sum(n.qty_allocated) as allocated from bin_stock n
      where n.site_id = b.site_id and n.location_id = b.location_id and n.bin = b.bin and n.inv_mast_uid = i.inv_mast_uid
    ) h on true
    where b.site_id = ${site} and b.location_id = ${loc} and b.status_cd <> 700 and ${condition}`;
}

/** Refuses (404) an item or a location that is not there. */
async function requirePlace({ id, loc }: Place, context: Context): Promise<void> {
  await requireItem(id, context);
  const found = await context.db.first(
    sql`select 1 from location where site_id = ${context.site} and location_id = ${loc} and status_cd <> 700`,
  );
  if (!found) throw notFound("location", loc);
}

const list: Handler<ItemsOperations["invMast.locations.bins.list"]> = async (input, context) => {
  const held = input.excludeZero ? sql`h.on_hand > 0` : sql`(h.on_hand is not null or s.primary_bin = b.bin)`;
  const page = await queryPage<LocationBinStock>(context.db, {
    select: selectList(binColumns),
    from: binsOf(context.site, input, held),
    order: orderBy(input.orderBy, Object.keys(expressions), "bin", expressions),
    limit: input.limit,
    offset: input.offset,
  });
  if (page.total === 0) await requirePlace(input, context);
  return page;
};

const get: Handler<ItemsOperations["invMast.locations.bins.get"]> = async (input, context) => {
  const row = await context.db.first<LocationBinStock>(sql`
    select ${selectList(binColumns)} ${binsOf(context.site, input, sql`lower(b.bin) = lower(${input.bin})`)}
    order by (b.bin = ${input.bin}) desc limit 1`);
  if (row) return row;
  await requirePlace(input, context);
  throw notFound("bin", input.bin);
};

type BinOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `invMast.locations.bins.${string}`>>;

/** `/inv-mast/{id}/locations/{loc}/bins`: where an item lies at a location. */
export const invMastBinHandlers: Handlers<BinOperations> = {
  "invMast.locations.bins.list": list,
  "invMast.locations.bins.get": get,
};
