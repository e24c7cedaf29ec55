import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

const { northgate, lakeside } = world.customers;

describeServer("refreshes of the ERP", (server) => {
  const ada = async () => (await server().clientFor("ada")).erp;

  rule("R258 entity-contacts links contacts and gives them addresses in one, and then has nothing to do", async () => {
    const { entityContacts } = await ada();
    const { db } = server();
    await entityContacts.refresh();
    await db.execute(sql`
      insert into order_hdr (site_id, order_no, customer_id, contact_id) values ('demo', 630001, ${lakeside}, ${world.contacts.dana})`);
    await db.execute(sql`update contact set address_id = null where site_id = 'demo' and id = ${world.contacts.dana}`);
    const done = await entityContacts.refresh().data;
    expect(done).toMatchObject({
      resource: "entity-contacts",
      changes: { linked: 1, primary: 0, address: 1, addressClass: 0 },
    });
    expect(done.examined).toBeGreaterThanOrEqual(7);
    expect((await entityContacts.refresh().data).changed).toBe(0);
  });

  rule("R258 entity-customers repairs default ship-tos and takes them over into the address book", async () => {
    const { entityCustomers } = await ada();
    const { core } = await server().clientFor("ada");
    await entityCustomers.refresh();
    await server().db.execute(
      sql`update customer set default_ship_to_id = null where site_id = 'demo' and customer_id = ${northgate}`,
    );
    await server().db.execute(
      sql`update ship_to set city = 'Perrysburg' where site_id = 'demo' and ship_to_id = ${world.shipTos.plantToledo}`,
    );
    const done = await entityCustomers.refresh().data;
    expect(done).toMatchObject({
      resource: "entity-customers",
      changes: { defaultShipTo: 1, location: 0, addressChanged: 1 },
    });
    expect(await core.address.get({ id: world.shipTos.plantToledo }).data).toMatchObject({
      city: "Perrysburg",
      defaultCd: 704,
    });
    expect((await entityCustomers.refresh().data).changed).toBe(0);
  });

  it("two of different kinds at the same time wait for each other", async () => {
    const { entityContacts, entityCustomers } = await ada();
    const { customers } = await server().clientFor("ada");
    const both = [
      entityContacts.refresh(),
      customers.contacts.refresh(),
      entityCustomers.refresh(),
      customers.shipTo.refresh(),
    ];
    expect(await refusedWith(...both)).toEqual([200, 200, 200, 200]);
    const { entityContacts: closed } = (await server().clientFor("ned")).erp;
    expect(await refusedWith(closed.refresh())).toEqual([403]);
  });
});
