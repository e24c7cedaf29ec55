import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { loadFolder } from "../../../load/load-folder.ts";
import { addShoppers, type Shopper } from "../../../testing/add-shoppers.ts";
import { csvFolder, smallShop } from "../../../testing/csv-files.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";

describeServerOnBoth("numbers of orders", (server) => {
  let shoppers: Shopper[];
  beforeAll(async () => {
    shoppers = await addShoppers(server().db, server().app, 4);
  });

  async function begin({ client, userId }: Shopper): Promise<number> {
    const cartHdrUid = await fillCart(client, userId, [{ itemId: "CUT-115-1", quantity: 1, unitOfMeasure: "EA" }]);
    return (await client.commerce.checkout.create({ cartHdrUid }).data).checkoutUid;
  }

  const numberOf = async ({ client }: Shopper, checkoutUid: number) =>
    (await client.commerce.checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data).orderNo;

  it("go on by one when another site is loaded, whose own begin where those of its files will hardly come", async () => {
    const shopper = shoppers[0] as Shopper;
    const { db } = server();
    const first = await numberOf(shopper, await begin(shopper));
    await loadFolder(db, csvFolder(smallShop), { site: "second", password: "Passw0rd!demo" });
    expect(await numberOf(shopper, await begin(shopper))).toBe(first + 1);
    const stored = await db.first(sql`
      insert into order_hdr (site_id, customer_id) select site_id, min(customer_id) from customer where site_id = 'second'
      group by site_id returning order_no as no`);
    expect(stored).toEqual({ no: 1_000_000_001 });
    expect(await numberOf(shopper, await begin(shopper))).toBe(first + 2);
  });

  it("of contacts, ship-tos, units and distributors go on by one too", async () => {
    const { db } = server();
    const made = async (site: string) => {
      const { no: shipTo } = await one(sql`
        insert into ship_to (site_id, customer_id, ship_to_name, city, state) select site_id, min(customer_id), 'Dock', 'Toledo', 'OH'
        from customer where site_id = ${site} group by site_id returning ship_to_id as no`);
      const { no: contact } = await one(sql`
        insert into contact (site_id, first_name, last_name) values (${site}, 'Ann', 'Lee') returning id as no`);
      const { no: unit } = await one(sql`
        insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size) select site_id, min(inv_mast_uid), ${`U${units++}`}, 7
        from item where site_id = ${site} group by site_id returning item_uom_uid as no`);
      const { no: distributor } = await one(sql`
        insert into vmi_distributor (site_id, distributors_id, distributors_name)
        values (${site}, ${`D${units++}`}, 'Maker') returning distributors_uid as no`);
      return [shipTo, contact, unit, distributor];
    };
    let units = 1;
    const one = async (statement: ReturnType<typeof sql>) =>
      (await db.first<{ no: number }>(statement)) ?? { no: Number.NaN };
    const first = await made("demo");
    await loadFolder(db, csvFolder(smallShop), { site: "third", password: "Passw0rd!demo" });
    expect(await made("demo")).toEqual(first.map((no) => no + 1));
    const own = await made("third");
    expect(own.every((no) => no > 1_000_000_000)).toBe(true);
    expect(await made("third")).toEqual(own.map((no) => no + 1));
  });

  it("are given once each, without a gap, to orders at the same time", async () => {
    const begun: (readonly [Shopper, number])[] = [];
    for (const shopper of [...shoppers, ...shoppers, ...shoppers]) begun.push([shopper, await begin(shopper)]);
    const numbers = await Promise.all(begun.map(([shopper, checkoutUid]) => numberOf(shopper, checkoutUid)));
    const least = Math.min(...numbers);
    expect(numbers.sort((a, b) => a - b)).toEqual(begun.map((_, index) => least + index));
  });

  it("and of every other document or record that files number are the site's own", async () => {
    const rows = await server().db.query<{ name: string }>(sql`
      select tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_number' and not tgisinternal order by 1`);
    expect(rows.map(({ name }) => name)).toEqual([
      ...[
        "contact",
        "invoice_hdr",
        "item_uom",
        "order_hdr",
        "pick_ticket",
        "po_hdr",
        "quote_hdr",
        "ship_to",
        "shipment",
      ],
      ...["vmi_distributor", "vmi_restock_hdr", "warehouse_document"],
    ]);
  });
});
