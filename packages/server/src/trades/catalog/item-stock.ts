import type { ItemStock, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { raw } from "sql-template-tag";
import { type JsonFields, jsonList, selectList, timeText } from "../../platform/db/json-list.ts";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { requireItem } from "./required-item.ts";

/** The stock `s` of the item `i` at the location `l`. */
const stockColumns: JsonFields = {
  locationId: "s.location_id",
  companyId: "l.company_id",
  qtyOnHand: "s.qty_on_hand",
  qtyAllocated: "s.qty_allocated",
  qtyAvailable: "s.qty_on_hand - s.qty_allocated",
  qtyBackordered: "s.qty_backordered",
  qtyOnOrder: "s.qty_on_order",
  primaryBin: "s.primary_bin",
  locationName: "l.location_name",
  city: "l.city",
  state: "l.state",
  invMastUid: "s.inv_mast_uid",
  unitOfMeasure: "i.base_unit",
  minQty: "s.min_qty",
  maxQty: "s.max_qty",
  stockable: "s.stockable",
  allowBackorder: "l.allow_backorder",
  dateLastModified: timeText("s.date_last_modified"),
};

/** The stock `s` of the item `i` with its active location `l`. */
const stockOfItem = `item_stock s
  join location l on l.site_id = s.site_id and l.location_id = s.location_id and l.status_cd = 704
  where s.site_id = i.site_id and s.inv_mast_uid = i.inv_mast_uid`;

/** Locations that can sell some come first. */
const stockOrder = "(s.qty_on_hand > s.qty_allocated) desc, l.sequence_no, l.location_id";

/** What lists of items say of an item's stock. */
export const itemStockColumns: JsonFields = {
  stock: jsonList(stockColumns, stockOfItem, stockOrder),
  qtyAvailable: `(select coalesce(sum(s.qty_on_hand - s.qty_allocated), 0) from ${stockOfItem})`,
  stockStatus: `case when exists (select 1 from ${stockOfItem} and s.qty_on_hand > s.qty_allocated)
    then 'in_stock' else 'out_of_stock' end`,
};

/** The condition that a location can sell the item `i` now. */
export const inStock = raw(`exists (select 1 from ${stockOfItem} and s.qty_on_hand > s.qty_allocated)`);

/** `/inv-mast/{id}/stock`: how much each active location has, those with some available first. */
export const stock: Handler<ItemsOperations["invMast.stock"]> = async ({ id }, context) => {
  const data = await context.db.query<ItemStock>(sql`
    select ${selectList(stockColumns)}
    from item i, ${raw(stockOfItem)} and i.site_id = ${context.site} and i.inv_mast_uid = ${id}
      and i.status_cd <> 700 and i.delete_flag = 'N'
    order by ${raw(stockOrder)}`);
  if (data.length === 0) await requireItem(id, context);
  return { data, total: data.length };
};
