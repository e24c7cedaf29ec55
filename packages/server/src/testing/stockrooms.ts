import type { PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { invMastUidOf } from "./inv-mast-uid-of.ts";
import type { TestServer } from "./test-server.ts";

/** The calls of stockrooms. */
export type StockroomClient = PurveyClient["vmi"];

/** Who works in stockrooms and what with, by the fixture's names. */
export interface StockroomCast {
  readonly walt: StockroomClient;
  readonly dana: StockroomClient;
  readonly bolt: number;
  readonly glove: number;
  readonly lock: number;
  readonly disc: number;
}

/** Warehouse staff, a customer's buyer, and the numbers of four catalogue items. */
export async function stockroomCast(server: TestServer): Promise<StockroomCast> {
  return {
    walt: (await server.clientFor("walt")).vmi,
    dana: (await server.clientFor("dana")).vmi,
    bolt: await invMastUidOf(server, "HB-M8-40"),
    glove: await invMastUidOf(server, "GLV-NIT-L"),
    lock: await invMastUidOf(server, "ADH-50"),
    disc: await invMastUidOf(server, "CUT-115-1"),
  };
}

/** Sets up a stockroom of a customer by the site's administrator, with stock of catalogue items as counted. */
export async function setUpStockroom(
  server: TestServer,
  warehouseName: string,
  counts: readonly (readonly [invMastUid: number, quantity: number])[] = [],
  customerId = 100200,
): Promise<number> {
  const { vmi } = await server.clientFor("ada");
  const { warehouseUid } = await vmi.warehouse.create({ warehouseName, customerId }).data;
  const adjustments = counts.map(([invMastUid, qtyOnHand]) => ({ invMastUid, qtyOnHand }));
  if (adjustments.length > 0) await vmi.warehouse.adjust({ warehouseUid, adjustments }).data;
  return warehouseUid;
}

/** Gives a stockroom a profile of its own with minimum and maximum of catalogue items. */
export async function giveProfile(
  server: TestServer,
  warehouseUid: number,
  levels: readonly (readonly [invMastUid: number, minQty: number, maxQty: number])[],
): Promise<number> {
  const { vmi } = await server.clientFor("ada");
  const { invProfileHdrUid } = await vmi.invProfileHdr.create({
    invProfileHdrDesc: `Profile of stockroom ${warehouseUid}`,
    customerId: 100200,
  }).data;
  for (const [invMastUid, minQty, maxQty] of levels)
    await vmi.invProfileHdr.invProfileLine.create({ invProfileHdrUid, invMastUid, minQty, maxQty, distributorsUid: 1 })
      .data;
  await vmi.warehouse.update({ warehouseUid, invProfileHdrUid }).data;
  return invProfileHdrUid;
}

/** On hand by item number or own product number, from the balances. */
export async function stockIn(server: TestServer, warehouseUid: number): Promise<Record<string, number>> {
  const rows = await server.db.query<{ name: string; quantity: number }>(sql`
    select coalesce(i.item_id, p.products_id) as name, sum(s.qty_on_hand) as quantity from vmi_stock s
    left join item i on i.site_id = s.site_id and s.inv_profile_line_type = 'prophet21' and i.inv_mast_uid = s.inv_mast_uid
    left join vmi_product p on p.site_id = s.site_id and s.inv_profile_line_type = 'products' and p.products_uid = s.inv_mast_uid
    where s.site_id = 'demo' and s.warehouse_uid = ${warehouseUid} group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ name, quantity }) => [name, quantity]));
}
