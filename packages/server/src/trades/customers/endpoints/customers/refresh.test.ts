import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { seedWorld } from "../../../../load/examples/world/seed-world.ts";
import { codesOf } from "../../../../testing/codes-of.ts";
import { describeServer } from "../../../../testing/describe-server.ts";

const [northgate, lakeside] = [100200, 100300];

describeServer("refreshes", (server) => {
  const ada = async () => (await server().clientFor("ada")).customers;
  const newContact = async (lastName: string) =>
    (await (await ada()).customer.contacts.create({ customerId: northgate, firstName: "Re", lastName }).data).id;

  rule(
    "R258 contacts/refresh gives contacts an address of theirs and its class, and then has nothing to do",
    async () => {
      const { contacts } = await ada();
      const { db } = server();
      await contacts.refresh();
      const id = await newContact("Fresh");
      await db.execute(sql`update ship_to set class5_id = 'LAKE' where site_id = 'demo' and ship_to_id = 1`);
      await db.execute(sql`update contact set address_id = 3 where site_id = 'demo' and id = ${id}`);
      const done = await contacts.refresh().data;
      expect(done.changes.address).toBe(1);
      expect(done.changes.addressClass).toBeGreaterThanOrEqual(1);
      expect(done).toMatchObject({
        resource: "contacts",
        changed: Object.values(done.changes).reduce((a, b) => a + b, 0),
      });
      expect(await contacts.doc({ id }).data).toMatchObject({ addressId: 1, addressClass5Id: "LAKE" });
      const again = await contacts.refresh().data;
      expect(again).toMatchObject({ changed: 0, changes: { address: 0, addressClass: 0 } });
      expect(again.examined).toBeGreaterThanOrEqual(4);
    },
  );

  rule("R258 ship-to/refresh picks the ship-to ordered to most, else the oldest, and repairs locations", async () => {
    const { shipTo, customer } = await ada();
    const { db } = server();
    await shipTo.refresh();
    const before = await customer.get({ customerId: northgate }).data;
    expect(before.defaultShipToId).toBe(1);
    for (const orderNo of [610001, 610002, 610003]) {
      await db.execute(sql`
        insert into order_hdr (site_id, order_no, customer_id, address_id) values ('demo', ${orderNo}, ${northgate}, 2)`);
    }
    await db.execute(
      sql`update customer set default_ship_to_id = 3 where site_id = 'demo' and customer_id = ${northgate}`,
    );
    await db.execute(sql`update ship_to set default_location_id = null where site_id = 'demo' and ship_to_id = 2`);
    const done = await shipTo.refresh().data;
    expect(done).toMatchObject({ resource: "ship-to", changed: 2, changes: { defaultShipTo: 1, location: 1 } });
    expect((await customer.get({ customerId: northgate }).data).defaultShipToId).toBe(2);
    expect(await customer.shipTo.list({ customerId: northgate, q: "dayton" }).data).toMatchObject([
      { isDefault: true, defaultLocationId: 20 },
    ]);
    expect((await customer.get({ customerId: lakeside }).data).defaultShipToId).toBe(3);
    expect((await shipTo.refresh().data).changed).toBe(0);
  });

  rule("R258 oe-contacts-customer/refresh links who ordered for a customer, with one main customer each", async () => {
    const { oeContactsCustomer, contacts } = await ada();
    const { db } = server();
    await oeContactsCustomer.refresh();
    const id = await newContact("Links");
    await db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, contact_id) values ('demo', 620001, ${lakeside}, ${id})`);
    const done = await oeContactsCustomer.refresh().data;
    expect(done).toMatchObject({ resource: "oe-contacts-customer", changed: 1, changes: { linked: 1, primary: 0 } });
    expect((await contacts.doc({ id }).data).customers).toEqual([
      { customerId: northgate, customerName: "Northgate Fabrication", isPrimary: true },
      { customerId: lakeside, customerName: "Lakeside Hydraulics", isPrimary: false },
    ]);
    await db.execute(sql`update contact_customer set is_primary = false where site_id = 'demo' and contact_id = ${id}`);
    expect((await oeContactsCustomer.refresh().data).changes).toEqual({ linked: 0, primary: 1 });
    expect((await contacts.doc({ id }).data).customers[0]).toMatchObject({ customerId: lakeside, isPrimary: true });
    expect((await oeContactsCustomer.refresh().data).changed).toBe(0);
  });

  it("two refreshes at the same time do the work once", async () => {
    const { contacts } = await ada();
    await contacts.refresh();
    const id = await newContact("Twice");
    await server().db.execute(sql`update contact set address_id = 3 where site_id = 'demo' and id = ${id}`);
    const done = await Promise.all([contacts.refresh().data, contacts.refresh().data]);
    expect(done.map(({ changes }) => changes.address).sort()).toEqual([0, 1]);
  });

  it("touch no other site, and need the permission to integrate", async () => {
    await seedWorld(server().db, "twin");
    await server().db.execute(sql`update contact set address_id = null where site_id = 'twin'`);
    await (await ada()).contacts.refresh();
    const rows = await server().db.query<{ addressId: number }>(
      sql`select distinct address_id as "addressId" from contact where site_id = 'twin'`,
    );
    expect(rows).toEqual([{ addressId: null }]);
    const { contacts, shipTo, oeContactsCustomer } = (await server().clientFor("ned")).customers;
    const codes = await codesOf(contacts.refresh(), shipTo.refresh(), oeContactsCustomer.refresh());
    expect(new Set(codes)).toEqual(new Set(["INSUFFICIENT_PERMISSIONS"]));
  });
});
