import sql from "sql-template-tag";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";

/** 400 washers: 200.00 by the customer's class, 16.00 by a contract for the ship-to in Dayton. */
const washers = [{ itemId: "WSH-M8", quantity: 400 }];
const dayton = 2;
const toledo = {
  shipToAddress1: "77 Summit Street",
  shipToCity: "Toledo",
  shipToState: "OH",
  shipToZip: "43604",
};

describeServer("an address of the order's own", (server) => {
  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`update ship_to set tax_exempt_flag = 'Y' where site_id = 'demo' and ship_to_id = ${dayton}`);
    await db.execute(sql`update item set price3 = 0.5 where site_id = 'demo' and item_id = 'WSH-M8'`);
    await db.execute(sql`
      delete from price_break b using item i where b.site_id = i.site_id and b.inv_mast_uid = i.inv_mast_uid
        and i.site_id = 'demo' and i.item_id = 'WSH-M8'`);
    await db.execute(sql`
      insert into job_price_hdr (site_id, job_price_hdr_uid, job_no, customer_id) values ('demo', 9100, 'J-DAYTON', 100200)`);
    await db.execute(sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom, unit_size, min_qty, ship_to_id)
      select 'demo', 9100, inv_mast_uid, item_id, 0.04, 'EA', 1, 0, ${dayton} from item
      where site_id = 'demo' and item_id = 'WSH-M8'`);
  });

  beforeEach(() => renewAllowance(server()));

  async function order(header: object, beforehand: object = {}) {
    const { checkoutUid, checkout } = await beginCheckout(server(), washers, { shipToId: dayton, ...beforehand });
    return checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1", ...header } }).data;
  }

  const amounts = ({ subtotal, taxAmount }: { subtotal: number; taxAmount: number }) => [subtotal, taxAmount];

  it("takes neither the exemption nor the contract of the ship-to that is named beside it", async () => {
    // 200.00 at Toledo's 7.75 % are 15.50.
    expect(amounts(await order(toledo))).toEqual([200, 15.5]);
    expect(amounts(await order({}, { properties: toledo }))).toEqual([200, 15.5]);
    expect(amounts(await order({ shipToAddress1: "906 Keowee Street" }))[0]).toBe(200);
    for (const field of ["shipToCity", "shipToZip"] as const)
      expect(amounts(await order({ [field]: toledo[field] }))[0]).toBe(200);
  });

  it("is none when it says what the ship-to's says", async () => {
    const own = {
      shipToAddress1: "905 KEOWEE STREET ",
      shipToCity: "dayton",
      shipToState: "oh",
      shipToZip: "45404-1122",
    };
    expect(amounts(await order({}))).toEqual([16, 0]);
    expect(amounts(await order(own))).toEqual([16, 0]);
    expect(amounts(await order({ shipToAddress2: "Dock 3", shipToName: "Plant Dayton, dock 3" }))).toEqual([16, 0]);
  });

  it("is none when the city is written out or cut short", async () => {
    for (const [city, said] of [
      ["Saint Marys", "ST. MARYS"],
      ["St Marys", "saint marys"],
      ["Mount Vernon", "Mt. Vernon"],
    ]) {
      await server().db.execute(
        sql`update ship_to set city = ${city} where site_id = 'demo' and ship_to_id = ${dayton}`,
      );
      expect([said, ...amounts(await order({ shipToCity: said }))]).toEqual([said, 16, 0]);
      expect(amounts(await order({ shipToCity: `${said} Heights` }))[0]).toBe(200);
    }
    await server().db.execute(
      sql`update ship_to set city = 'Dayton' where site_id = 'demo' and ship_to_id = ${dayton}`,
    );
  });

  it("counts in the validation, the document and lines that are added", async () => {
    const beforehand = { shipToId: dayton, properties: toledo };
    const { checkoutUid, checkout } = await beginCheckout(server(), washers, beforehand);
    expect((await checkout.validate({ checkoutUid }).data).totals).toMatchObject({ subtotal: 200, taxAmount: 15.5 });
    const { orderNo } = await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1" } }).data;
    const line = { itemId: "WSH-M8", unitQuantity: 400 };
    const longer = await checkout.prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid: orderNo, ...line })
      .data;
    expect([longer.orderNo, ...amounts(longer)]).toEqual([orderNo, 400, 31]);
  });

  it("that came with the order counts in the document of the ordered checkout", async () => {
    const { checkoutUid } = await order(toledo);
    const { checkout } = (await server().clientFor("amir")).commerce;
    const doc = await checkout.doc({ checkoutUid: checkoutUid ?? 0 }).data;
    expect([doc.tax.total_tax, doc.lines[0]?.taxAmount]).toEqual([15.5, 15.5]);
  });
});
