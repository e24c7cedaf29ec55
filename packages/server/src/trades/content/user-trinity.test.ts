import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";

describeServer("the trinity view", (server) => {
  const trinity = async (username: string, id: number) =>
    (await server().clientFor(username)).content.users.trinity({ id }).data;

  rule("R202 tells a buyer's profile, groups, permissions, territory, role and rules", async () => {
    const view = await trinity("dana", 1);
    expect(view).toMatchObject({
      profile: {
        userId: 1,
        companyName: "Northgate Fabrication",
        firstName: "Dana",
        lastName: "Whitfield",
        email: "dana@northgatefab.example",
        phone: "419-555-0131",
        territory: "OH",
        role: "shopper",
      },
      groups: [{ id: 2, title: "Customers", level: 1, isDefault: false }],
      territory: { code: "OH", name: "OH", region: "US" },
      role: { name: "shopper", level: 10 },
      businessLogic: {
        customerId: 100200,
        contactId: 1,
        salesRepId: null,
        poNoRequired: "Y",
        creditHold: "N",
        taxable: "Y",
        currency: "USD",
        priceClass: 3,
        defaultShipToId: 1,
        defaultLocationId: 20,
        webAllowance: 500,
        webAllowancePeriod: "month",
        mayPlaceOrders: true,
        mayReleaseCheckouts: false,
        seesAllCustomers: false,
      },
    });
    expect(view.role.capabilities.length).toBeGreaterThan(0);
    expect(view.permissions).toContain("order.create");
    expect(view.permissions).not.toContain("checkout.activate");
  });

  rule("R202 tells of staff without a customer, with a territory from the profile", async () => {
    await server().db.execute(sql`
      update users set profile_values = profile_values || '{"territoryCode":"GL","territoryName":"Great Lakes","territoryRegion":"Midwest"}'
      where site_id = 'demo' and username = 'sara'`);
    expect(await trinity("sara", 6)).toMatchObject({
      profile: { companyName: "Purvey Demo Supply", firstName: "Sara", lastName: "Lindqvist", territory: "GL" },
      territory: { code: "GL", name: "Great Lakes", region: "Midwest" },
      role: { name: "salesRep", level: 30 },
      businessLogic: {
        customerId: null,
        salesRepId: "SARA",
        poNoRequired: "N",
        webAllowance: null,
        defaultShipToId: null,
      },
    });
    expect(await trinity("ada", 7)).toMatchObject({
      role: { name: "administrator" },
      territory: { code: null, name: null, region: null },
      businessLogic: { seesAllCustomers: true },
    });
  });

  rule("R202 tells the currency of the site's prices", async () => {
    const price = sql`site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`;
    await server().db.execute(sql`update site_setting set setting_value = '"JPY"' where ${price}`);
    expect((await trinity("dana", 1)).businessLogic.currency).toBe("JPY");
    await server().db.execute(sql`update site_setting set setting_value = '"USD"' where ${price}`);
  });

  rule("R202 weighs the roles of the user's groups: the highest names them, all of them permit", async () => {
    const { users } = (await server().clientFor("ada")).content;
    const { id } = await users.create({
      username: "both",
      email: "both@example.com",
      name: "Both",
      password: "Longenough1",
      customerId: 100200,
      groups: [2, 6],
    }).data;
    const view = await users.trinity({ id }).data;
    expect(view.role.name).toBe("warehouse");
    expect(view.permissions).toEqual(expect.arrayContaining(["cart.write", "document.create"]));
    expect(view.profile).toMatchObject({ firstName: "Both", lastName: "" });
    await users.groups.create({ id, groupId: 6, isActive: false });
    expect((await users.trinity({ id }).data).role.name).toBe("shopper");
  });
});
