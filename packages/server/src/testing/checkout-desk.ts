import sql from "sql-template-tag";
import { onTestFinished } from "vitest";
import { fillCart } from "./fill-cart.ts";
import type { TestServer } from "./test-server.ts";

/** A line as tests put it in a cart. */
export interface DeskLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitOfMeasure?: string;
  readonly lineNote?: string;
}

/** Five lines with stock of Toledo, priced by contract and by class. */
export const fiveLines: readonly DeskLine[] = [
  { itemId: "HB-M8-40", quantity: 2, lineNote: "Dock 3" },
  { itemId: "NUT-M8-NY", quantity: 200 },
  { itemId: "WSH-M8", quantity: 400 },
  { itemId: "CUT-115-1", quantity: 5 },
  { itemId: "GLV-NIT-L", quantity: 1 },
];

/**
 * A checkout of a fresh cart of dana's (by default ten nuts); `own` are dana's calls on it, `checkout` those of amir,
 * who may release any total.
 */
export async function beginCheckout(
  server: TestServer,
  lines: readonly DeskLine[] = [{ itemId: "NUT-M8-NY", quantity: 10 }],
  more: object = {},
) {
  const client = await server.clientFor("dana");
  const cartHdrUid = await fillCart(client, 1, lines);
  const { checkoutUid } = await client.commerce.checkout.create({ cartHdrUid, ...more }).data;
  const { checkout } = (await server.clientFor("amir")).commerce;
  return { cartHdrUid, checkoutUid, checkout, own: client.commerce.checkout };
}

/** Makes dana's allowance of 500 a month whole again, so that no test depends on the orders of those before. */
export async function renewAllowance({ db }: TestServer): Promise<void> {
  await db.execute(sql`
    update order_hdr set order_date = '2025-01-01 00:00:00' where site_id = 'demo' and contact_id = 1`);
}

/** Frees a ship-to of the demonstration from tax until the end of the test. */
export async function exemptShipTo({ db }: TestServer, shipToId: number): Promise<void> {
  const exempt = (flag: "Y" | "N") =>
    db.execute(sql`
      update ship_to set tax_exempt_flag = ${flag} where site_id = 'demo' and ship_to_id = ${shipToId}`);
  await exempt("Y");
  onTestFinished(async () => void (await exempt("N")));
}

/** The balance of an item at a location. */
export function stockOf({ db }: TestServer, itemId: string, locationId: number) {
  return db.first<{ onHand: number; allocated: number; backordered: number }>(sql`
    select s.qty_on_hand as "onHand", s.qty_allocated as allocated, s.qty_backordered as backordered
    from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
    where s.site_id = 'demo' and i.item_id = ${itemId} and s.location_id = ${locationId}`);
}
