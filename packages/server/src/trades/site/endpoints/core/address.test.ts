import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { seedWorld } from "../../../../load/examples/world/seed-world.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

const { northgate, lakeside } = world.customers;
const { plantToledo, plantDayton, lakesideSandusky } = world.shipTos;
const { ups, fedex, usps, estes } = world.carriers;

describeServer("the address book", (server) => {
  const ada = async () => (await server().clientFor("ada")).core.address;
  const idOf = async (sourceId: string, addressType: string) => {
    const found = await (await ada()).list({ q: sourceId, limit: 100 }).data;
    return (
      found.find((address) => address.sourceId === sourceId && address.addressType === addressType)?.addressId ?? 0
    );
  };

  it("has the addresses of customers under their ship-to numbers, our own, and carriers", async () => {
    const { data, totalResults } = await (await ada()).list({ limit: 100 });
    expect(totalResults).toBe(data.length);
    expect(data.slice(0, 3).map(({ addressId, addressName }) => [addressId, addressName])).toEqual([
      [plantToledo, "Plant Toledo"],
      [plantDayton, "Plant Dayton"],
      [lakesideSandusky, "Lakeside Sandusky"],
    ]);
    expect(data[0]).toMatchObject({
      addressType: "ship",
      sourceId: "1",
      customerId: northgate,
      address1: "3400 Detroit Avenue",
      city: "Toledo",
      postalCode: "43610",
      country: "US",
      corpAddressId: plantToledo,
      carrierFlag: "N",
      defaultCd: 704,
      enabledCd: 704,
      statusCd: 704,
      address3: null,
    });
    const types = new Set(data.map(({ addressType }) => addressType));
    expect([...types]).toEqual(expect.arrayContaining(["ship", "carrier", "location", "company"]));
  });

  it("is filtered by carrier, default, enabled and status, searched and sorted", async () => {
    const address = await ada();
    const ids = async (input: Parameters<typeof address.list>[0]) =>
      (await address.list(input).data).map(({ addressId }) => addressId);
    expect(await ids({ carrierFlag: "Y", orderBy: "address_name|DESC" })).toEqual([usps, ups, fedex, estes]);
    expect(await ids({ carrierFlag: "Y", defaultCd: 704 })).toEqual([ups]);
    expect(await ids({ enabledCd: 705 })).toEqual([usps]);
    expect(await ids({ q: "toledo detroit" })).toEqual([plantToledo]);
    expect(await ids({ q: "northgate" })).toEqual([plantToledo, plantDayton]);
    expect(await ids({ q: `${northgate} dayton` })).toEqual([plantDayton]);
    expect(await ids({ statusCd: 700 })).toEqual([]);
    expect(await ids({ carrierFlag: "N", q: "atlanta" })).toEqual([]);
    expect(await refusedWith(address.list({ orderBy: "password|ASC" }))).toEqual([400]);
  });

  it("lists what has the same head office: a customer's places, a company's locations", async () => {
    const address = await ada();
    const places = await address.corpAddress({ id: plantDayton });
    expect(places.data.map(({ addressId }) => addressId)).toEqual([plantToledo, plantDayton]);
    expect(places.totalResults).toBe(2);
    const ours = await address.corpAddress({ id: await idOf("20", "location"), orderBy: "sourceId|ASC" }).data;
    expect(ours.map(({ sourceId }) => sourceId)).toEqual(["10", "20", "PDS"]);
    expect(await address.corpAddress({ id: ups, q: "atlanta" }).data).toMatchObject([{ addressId: ups }]);
    expect(await address.corpAddress({ id: plantDayton, limit: 1, offset: 1 }).data).toMatchObject([
      { addressId: plantDayton },
    ]);
    expect(await refusedWith(address.corpAddress({ id: 4711 }))).toEqual([404]);
  });

  it("makes a ship-to the one that the customer's orders go to, and back", async () => {
    const { core, customers } = await server().clientFor("ada");
    expect(await core.address.default({ id: plantDayton }).data).toMatchObject({
      addressId: plantDayton,
      defaultCd: 704,
    });
    expect((await customers.customer.get({ customerId: northgate }).data).defaultShipToId).toBe(plantDayton);
    expect((await core.address.get({ id: plantToledo }).data).defaultCd).toBe(705);
    expect((await core.address.get({ id: lakesideSandusky }).data).defaultCd).toBe(704);
    expect((await core.address.default({ id: plantToledo }).data).defaultCd).toBe(704);
    expect((await core.address.default({ id: plantToledo }).data).defaultCd).toBe(704);
  });

  it("makes a location the default of its company", async () => {
    const { core } = await server().clientFor("ada");
    const [columbus, toledo] = [await idOf("10", "location"), await idOf("20", "location")];
    expect((await core.address.get({ id: columbus }).data).defaultCd).toBe(704);
    await core.address.default({ id: toledo });
    expect((await core.company.get({ id: 1 }).data).defaultLocationId).toBe(20);
    expect((await core.address.get({ id: columbus }).data).defaultCd).toBe(705);
    await core.address.default({ id: columbus });
  });

  it("switches carriers off and on, never the default one, and makes none the default that is off", async () => {
    const { core } = await server().clientFor("ada");
    expect((await core.address.enable({ id: fedex, enabledCd: 705 }).data).enabledCd).toBe(705);
    const accounts = (await core.location.get({ id: 10 }).data).carrierAccounts;
    expect(accounts.map(({ carrierId, enabledCd }) => [carrierId, enabledCd])).toEqual([
      ["UPS", 704],
      ["ESTES", 704],
      ["FEDEX", 705],
    ]);
    await expect(core.address.default({ id: fedex })).rejects.toMatchObject({
      status: 409,
      message: "The address `FedEx` is switched off. Switch it on first.",
    });
    await expect(core.address.enable({ id: ups, enabledCd: 705 })).rejects.toMatchObject({
      status: 409,
      message: "The address `UPS` is the default of its kind. Make another one the default, then switch it off.",
    });
    expect((await core.address.enable({ id: fedex }).data).enabledCd).toBe(704);
    await core.address.default({ id: fedex });
    expect((await core.address.enable({ id: ups, enabledCd: 705 }).data).enabledCd).toBe(705);
    await core.address.enable({ id: ups });
    await core.address.default({ id: ups });
  });

  it("keeps one default, whoever sets another at the same time", async () => {
    const address = await ada();
    await Promise.all([ups, fedex, estes, ups, fedex, estes].map((id) => address.default({ id }).data));
    expect((await address.list({ carrierFlag: "Y", defaultCd: 704 })).totalResults).toBe(1);
    await address.default({ id: ups });
  });

  rule("R258 refresh takes over what was added, changed and removed, and then has nothing to do", async () => {
    const address = await ada();
    const { db } = server();
    await address.refresh();
    await db.execute(sql`
      insert into ship_to (site_id, ship_to_id, customer_id, ship_to_name, address_type, city, state)
      values ('demo', 501, ${lakeside}, 'Lakeside Office', 'main', 'Huron', 'OH')`);
    await db.execute(sql`update ship_to set city = 'Oregon' where site_id = 'demo' and ship_to_id = ${plantDayton}`);
    await db.execute(sql`
      insert into vendor (site_id, vendor_id, vendor_name, city) values ('demo', 'V-TEST', 'Test Castings', 'Gary')`);
    await address.enable({ id: plantDayton, enabledCd: 705 });
    const done = await address.refresh().data;
    expect(done).toMatchObject({
      resource: "address",
      changes: { addressAdded: 2, addressChanged: 1, addressRemoved: 0, headOffice: 3, defaultAddress: 0 },
    });
    expect(await address.get({ id: plantDayton }).data).toMatchObject({ city: "Oregon", enabledCd: 705 });
    expect((await address.get({ id: lakesideSandusky }).data).corpAddressId).toBe(501);
    expect(await address.list({ q: "V-TEST castings" }).data).toMatchObject([{ addressType: "vendor", city: "Gary" }]);
    await db.execute(sql`update ship_to set delete_flag = 'Y' where site_id = 'demo' and ship_to_id = 501`);
    await db.execute(sql`delete from vendor where site_id = 'demo' and vendor_id = 'V-TEST'`);
    const gone = await address.refresh().data;
    expect(gone.changes).toMatchObject({ addressChanged: 1, addressRemoved: 1, headOffice: 1 });
    expect(await refusedWith(address.get({ id: 501 }))).toEqual([404]);
    expect(await address.list({ statusCd: 700, q: "lakeside office" }).data).toMatchObject([{ addressId: 501 }]);
    expect((await address.refresh().data).changed).toBe(0);
    await address.enable({ id: plantDayton });
  });

  it("has a new ship-to at once", async () => {
    const { core, customers } = await server().clientFor("ada");
    const given = { customerId: lakeside, shipToName: "Lakeside Dock", city: "Vermilion", state: "OH" };
    const { shipToId } = await customers.customer.shipTo.create(given).data;
    expect(await core.address.get({ id: shipToId }).data).toMatchObject({
      addressName: "Lakeside Dock",
      addressType: "ship",
      customerId: lakeside,
      city: "Vermilion",
      corpAddressId: lakesideSandusky,
      defaultCd: 705,
    });
  });

  it("shows customers' addresses to those who see the customer, and other sites' to nobody", async () => {
    const customersOf = async (username: string) => {
      const { address } = (await server().clientFor(username)).core;
      return new Set((await address.list({ limit: 100 }).data).map(({ customerId }) => customerId));
    };
    expect(await customersOf("sara")).toEqual(new Set([northgate, lakeside, null]));
    expect(await customersOf("walt")).toEqual(new Set([null]));
    const { address } = (await server().clientFor("walt")).core;
    expect(await refusedWith(address.get({ id: plantToledo }), address.corpAddress({ id: plantToledo }))).toEqual([
      404, 404,
    ]);
    const before = (await (await ada()).list()).totalResults;
    await seedWorld(server().db, "twin");
    expect((await (await ada()).list()).totalResults).toBe(before);
  });

  it("is changed by administrators only", async () => {
    for (const username of ["sara", "walt", "ned"]) {
      const { address } = (await server().clientFor(username)).core;
      const calls = [address.enable({ id: ups }), address.default({ id: ups }), address.refresh()];
      expect(await refusedWith(...calls)).toEqual([403, 403, 403]);
    }
  });
});
