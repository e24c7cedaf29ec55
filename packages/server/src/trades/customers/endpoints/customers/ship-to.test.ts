import { customers } from "@purvey/contract/services/customers/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const customerId = 100200;

describeServer("addresses and ship-tos", (server) => {
  const api = async (username: string) => (await server().clientFor(username)).customers.customer;

  it("lists ship-tos with everything a delivery needs, and says which is the default", async () => {
    const { data } = await (await api("dana")).shipTo.list({ customerId, q: "keowee" });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      shipToId: 2,
      customerId,
      shipToName: "Plant Dayton",
      addressType: "ship",
      address1: "905 Keowee Street",
      address2: null,
      city: "Dayton",
      state: "OH",
      postalCode: "45404",
      country: "US",
      defaultLocationId: 10,
      isDefault: false,
      deleteFlag: "N",
    });
    const [toledo] = await (await api("dana")).shipTo.list({ customerId, q: "plant toledo" }).data;
    expect(toledo?.isDefault).toBe(true);
  });

  it("lists billing and main addresses among the addresses, not among the ship-tos", async () => {
    await server().db.execute(sql`
      insert into ship_to (site_id, customer_id, ship_to_name, address_type, city, state)
      values ('demo', ${customerId}, 'Accounts payable', 'bill', 'Perrysburg', 'OH')`);
    const { address, shipTo } = await api("dana");
    expect(await shipTo.list({ customerId, q: "perrysburg" }).data).toEqual([]);
    expect(await address.list({ customerId, q: "oh PERRYSBURG" }).data).toMatchObject([
      { shipToName: "Accounts payable", addressType: "bill", isDefault: false },
    ]);
  });

  rule("R034 R035 sorts and pages ship-tos", async () => {
    const { shipTo } = await api("dana");
    const all = await shipTo.list({ customerId, q: "plant", orderBy: "city|ASC" });
    expect(all.data.map(({ city }) => city)).toEqual(["Dayton", "Toledo"]);
    const second = await shipTo.list({ customerId, q: "plant", orderBy: "city|ASC", limit: 1, offset: 1 });
    expect(second).toMatchObject({ total: 2, count: 1, data: [all.data[1]] });
    const refused = await sendAs(server(), customers, "customer.shipTo.list", "dana", {
      customerId,
      orderBy: "site_id",
    });
    expect(refused.body.validationErrors[0].field).toBe("orderBy");
  });

  rule("R155 demands city and state of a new ship-to", async () => {
    const whole = { customerId, city: "Akron", state: "OH" };
    for (const field of ["city", "state"]) {
      for (const value of [undefined, ""]) {
        const answer = await sendAs(server(), customers, "customer.shipTo.create", "amir", {
          ...whole,
          [field]: value,
        });
        expect(answer.status).toBe(400);
        expect(answer.body.validationErrors[0].field).toBe(field);
      }
    }
  });

  it("adds a ship-to that is there at once, named and served as the customer is", async () => {
    const { shipTo } = await api("amir");
    const created = await shipTo.create({ customerId, city: "Akron", state: "OH", postalCode: "44306" }).data;
    expect(created).toMatchObject({
      customerId,
      shipToName: "Northgate Fabrication",
      addressType: "ship",
      city: "Akron",
      country: "US",
      defaultLocationId: 20,
      isDefault: false,
    });
    expect(await shipTo.list({ customerId, q: "akron 44306" }).data).toContainEqual(created);
  });

  it("refuses a location that does not exist, a wrong e-mail and who may not", async () => {
    const { shipTo } = await api("amir");
    const given = { customerId, city: "Akron", state: "OH" };
    await expect(shipTo.create({ ...given, defaultLocationId: 4711 })).rejects.toMatchObject({
      errors: [{ path: "defaultLocationId" }],
    });
    const wrong = await sendAs(server(), customers, "customer.shipTo.create", "amir", {
      ...given,
      emailAddress: "dock",
    });
    expect(wrong.body.validationErrors[0].field).toBe("emailAddress");
    const dana = await api("dana");
    await expect(dana.shipTo.create(given)).rejects.toMatchObject({ code: "INSUFFICIENT_PERMISSIONS" });
    await expect(shipTo.create({ ...given, customerId: 100300 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const ada = await api("ada");
    await expect(ada.shipTo.create({ ...given, customerId: 987654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
