import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { codesOf } from "../../../../testing/codes-of.ts";
import { describeServer } from "../../../../testing/describe-server.ts";

const ids = { dana: 1, amir: 2, lena: 3, sara: 6, ada: 7, ned: 8 };
const northgate = 100200;

describeServer("users", (server) => {
  const api = async (username: string) => (await server().clientFor(username)).content.users;
  const given = (username: string, more: object = {}) => ({
    username,
    email: `${username}@example.com`,
    name: `The ${username}`,
    password: "Longenough1",
    ...more,
  });

  it("gets a user with every field, and never their password", async () => {
    const user = await (await api("ada")).get({ id: ids.dana }).data;
    expect(user).toMatchObject({
      id: ids.dana,
      name: "Dana Whitfield",
      username: "dana",
      email: "dana@northgatefab.example",
      registerDate: "2025-01-06 08:00:00",
      activation: null,
      block: 0,
      sendEmail: 1,
      customerId: northgate,
      contactId: 1,
      role: "shopper",
      timezone: "America/New_York",
      language: "en",
      groups: [{ id: 2, title: "Customers" }],
      profileValues: { phone: "614-555-0151" },
    });
    expect(JSON.stringify(user)).not.toContain("argon2");
  });

  rule(
    "R009 D21 shoppers see themselves, sales representatives their customers' users, administrators and auditors all",
    async () => {
      const seen = async (username: string) =>
        (await (await api(username)).list({ limit: 100 }).data).map(({ id }) => id);
      expect(await seen("dana")).toEqual([ids.dana]);
      expect(await seen("sara")).toEqual(expect.arrayContaining([ids.dana, ids.amir, ids.lena, ids.sara]));
      expect(await seen("sara")).not.toContain(ids.ada);
      expect(await seen("ned")).toEqual(expect.arrayContaining([ids.dana, ids.lena, ids.ada]));
      const users = await api("dana");
      const other = { id: ids.amir };
      expect(await codesOf(users.get(other), users.doc(other), users.trinity(other))).toEqual(
        Array(3).fill("NOT_FOUND"),
      );
      expect((await users.get({ id: ids.dana }).data).username).toBe("dana");
    },
  );

  it("D21 a user administrator of a customer keeps to the own company", async () => {
    const own = (
      await server().clientWith(["user.read", "user.write", "profile.own"], { role: "approver", customerId: northgate })
    ).content.users;
    const created = await own.create(given("colleague", { groups: [2] })).data;
    expect(created).toMatchObject({ customerId: northgate, role: "shopper" });
    expect((await own.list({ limit: 100 }).data).every(({ customerId }) => customerId === northgate)).toBe(true);
    const lakeside = { customerId: 100300 };
    await expect(own.create(given("stranger", lakeside))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await codesOf(own.get({ id: ids.lena }), own.delete({ id: ids.lena }))).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    const staff = (await server().clientWith(["user.write"], { role: "administrator" })).content.users;
    await expect(staff.create(given("nobody"))).rejects.toMatchObject({ errors: [{ path: "customerId" }] });
  });

  it("lists users by customer, access level and words, sorted and paged", async () => {
    const users = await api("ada");
    const names = async (input: object) =>
      (await users.list({ limit: 100, ...input }).data).map(({ username }) => username);
    expect(await names({ customerId: 100300 })).toEqual(["lena"]);
    expect(await names({ q: "PURVEYDEMO walt" })).toEqual(["walt"]);
    await server().db.execute(sql`update user_group set access = 5 where site_id = 'demo' and id in (8, 9)`);
    expect(await names({ accessLevelList: "5" })).toEqual(["ned", "dev"]);
    expect(await names({ accessLevelList: [5], orderBy: "username|ASC" })).toEqual(["dev", "ned"]);
    expect(await names({ accessLevelList: "99" })).toEqual([]);
    const page = await users.list({ q: "purveydemo.example", orderBy: "username|ASC", limit: 2, offset: 1 });
    expect(page.data.map(({ username }) => username)).toEqual(["dev", "ned"]);
    expect(page.total).toBe(6);
    await expect(users.list({ orderBy: "password_hash" })).rejects.toMatchObject({ errors: [{ path: "orderBy" }] });
  });

  it("answers a user with customer, contact, memberships and permissions", async () => {
    const doc = await (await api("dana")).doc({ id: ids.dana }).data;
    expect(doc).toMatchObject({
      username: "dana",
      customerName: "Northgate Fabrication",
      companyId: "PDS",
      salesRepId: null,
      firstName: "Dana",
      lastName: "Whitfield",
      title: "Buyer",
      phone: "419-555-0131",
      memberships: [{ id: 2, title: "Customers", isActive: true }],
    });
    expect(doc.permissions).toEqual(expect.arrayContaining(["cart.write", "catalog.read", "profile.own"]));
    expect(doc.permissions).not.toContain("user.write");
    expect(await (await api("ada")).doc({ id: ids.ada }).data).toMatchObject({ customerName: null, firstName: null });
  });

  it("says of each permission whether the own role or a group grants it", async () => {
    const users = await api("ada");
    await users.groups.create({ id: ids.dana, groupId: 6 });
    const { grants, permissions } = await users.doc({ id: ids.dana }).data;
    expect(grants.map(({ permission }) => permission)).toEqual(permissions);
    const sources = (name: string) => {
      const grant = grants.find(({ permission }) => permission === name);
      return [grant?.ownRole, ...(grant?.groups.map(({ title }) => title) ?? [])];
    };
    expect(sources("order.create")).toEqual(["shopper", "Customers"]);
    expect(sources("warehouse.write")).toEqual([null, "Warehouse"]);
    await users.groups.create({ id: ids.dana, groupId: 6, isActive: false });
    expect((await users.doc({ id: ids.dana }).data).permissions).not.toContain("warehouse.write");
  });
});
