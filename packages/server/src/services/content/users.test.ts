import { content } from "@purvey/contract/services/content/index";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { codesOf } from "../../testing/codes-of.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { sendAs } from "../../testing/send-as.ts";

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
  const refusedFields = async (operation: string, input: Readonly<Record<string, unknown>>) => {
    const { status, body } = await sendAs(server(), content, operation, "ada", input);
    expect(status).toBe(400);
    return body.validationErrors.map((one: { field: string }) => one.field);
  };

  it("gets a user with every field, and never his password", async () => {
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

  it("creates a user with defaults, and one with everything", async () => {
    const users = await api("ada");
    expect(await users.create(given("plain")).data).toMatchObject({
      username: "plain",
      block: 0,
      sendEmail: 1,
      customerId: null,
      contactId: null,
      role: "guest",
      timezone: "UTC",
      groups: [{ id: 1, title: "Public" }],
      profileValues: {},
      lastvisitDate: null,
    });
    const whole = await users.create(
      given("whole", {
        block: 1,
        sendEmail: 0,
        groups: [3, 2, 3],
        profileValues: { territoryCode: "OH" },
        customerId: northgate,
        contactId: 1,
        timezone: "America/Detroit",
        language: "fr",
      }),
    ).data;
    expect(whole).toMatchObject({
      block: 1,
      sendEmail: 0,
      customerId: northgate,
      contactId: 1,
      role: "approver",
      groups: [
        { id: 2, title: "Customers" },
        { id: 3, title: "Approvers" },
      ],
      profileValues: { territoryCode: "OH" },
      timezone: "America/Detroit",
      language: "fr",
    });
    expect(await users.get({ id: whole.id }).data).toEqual(whole);
    expect((await users.create(given("nogroups", { groups: [] })).data).groups).toEqual([]);
  });

  it("R039 refuses a username that is missing, empty, blank or longer than 150", async () => {
    for (const username of [undefined, "", "   ", "u".repeat(151)]) {
      expect(await refusedFields("users.create", { ...given("x"), username })).toEqual(["username"]);
    }
    expect(
      (await (await api("ada")).create(given("u".repeat(150), { email: "u150@example.com" })).data).username,
    ).toHaveLength(150);
  });

  it("R040 refuses an e-mail that is missing, none or longer than 100", async () => {
    for (const email of [undefined, "", "plain", `${"e".repeat(89)}@example.com`]) {
      expect(new Set(await refusedFields("users.create", { ...given("x"), email }))).toEqual(new Set(["email"]));
    }
  });

  it("R041 refuses a name that is missing or longer than 400", async () => {
    for (const name of [undefined, "n".repeat(401)]) {
      expect(await refusedFields("users.create", { ...given("x"), name })).toEqual(["name"]);
    }
  });

  it("R042 refuses a password of less than 8 characters", async () => {
    for (const password of [undefined, "", "7letter"]) {
      expect(await refusedFields("users.create", { ...given("x"), password })).toEqual(["password"]);
    }
    const { body } = await sendAs(server(), content, "users.create", "ada", given("x", { password: "secret7" }));
    expect(JSON.stringify(body)).not.toContain("secret7");
  });

  it("R043 R044 refuse block and sendEmail other than 0 and 1", async () => {
    for (const field of ["block", "sendEmail"]) {
      for (const value of [2, -1, "yes"]) {
        expect(await refusedFields("users.create", { ...given("x"), [field]: value })).toEqual([field]);
      }
    }
  });

  it("R045 refuses groups that are no numbers, and groups that do not exist, leaving nothing behind", async () => {
    expect(await refusedFields("users.create", { ...given("x"), groups: ["two"] })).toEqual(["groups[0]"]);
    expect(await refusedFields("users.create", { ...given("x"), groups: 2.5 })).toEqual(["groups"]);
    await expect((await api("ada")).create(given("halfway", { groups: [2, 4711] }))).rejects.toMatchObject({
      errors: [{ path: "groups", received: 4711 }],
    });
    expect(await (await api("ada")).list({ q: "halfway" }).data).toEqual([]);
  });

  it("R046 refuses profile values that are no texts", async () => {
    const fields = await refusedFields("users.create", { ...given("x"), profileValues: { shift: { early: true } } });
    expect(fields).toEqual(["profileValues.shift"]);
  });

  it("refuses a username or an e-mail that is taken, whatever the case, with a sentence that says which", async () => {
    const users = await api("ada");
    await users.create(given("taken"));
    await expect(users.create(given("TAKEN", { email: "other@example.com" }))).rejects.toMatchObject({
      code: "RESOURCE_CONFLICT",
      message: expect.stringContaining("username `TAKEN` is taken"),
    });
    await expect(users.create(given("untaken", { email: "Taken@Example.com" }))).rejects.toMatchObject({
      code: "RESOURCE_CONFLICT",
      message: expect.stringContaining("e-mail address `Taken@Example.com` is taken"),
    });
    const { id } = await users.create(given("renamed")).data;
    await expect(users.update({ id, username: "Taken" })).rejects.toMatchObject({ code: "RESOURCE_CONFLICT" });
    await expect(users.update({ id, email: "TAKEN@example.com" })).rejects.toMatchObject({ code: "RESOURCE_CONFLICT" });
    expect(await users.update({ id, username: "RENAMED" }).data).toMatchObject({ username: "RENAMED" });
  });

  it("of two who take a name at the same time one gets it", async () => {
    const users = await api("ada");
    const codes = await codesOf(
      ...[1, 2, 3].map((n) => users.create(given("racer", { email: `racer${n}@example.com` }))),
    );
    expect(codes.sort()).toEqual(["RESOURCE_CONFLICT", "RESOURCE_CONFLICT", "answered"]);
  });

  it("refuses an unknown customer and a contact of another one", async () => {
    const users = await api("ada");
    await expect(users.create(given("x", { customerId: 987654 }))).rejects.toMatchObject({
      errors: [{ path: "customerId" }],
    });
    await expect(users.create(given("x", { customerId: northgate, contactId: 3 }))).rejects.toMatchObject({
      errors: [{ path: "contactId", received: 3 }],
    });
    await expect(users.create(given("x", { contactId: 3 }))).rejects.toMatchObject({ errors: [{ path: "contactId" }] });
  });

  it("R047 R048 R049 R050 refuse too long values of a change, and a name that is none", async () => {
    const id = ids.lena;
    expect(await refusedFields("users.update", { id, name: "n".repeat(401) })).toEqual(["name"]);
    expect(await refusedFields("users.update", { id, username: "u".repeat(151) })).toEqual(["username"]);
    expect(await refusedFields("users.update", { id, email: "plain" })).toEqual(["email"]);
    expect(await refusedFields("users.update", { id, email: `${"e".repeat(89)}@example.com` })).toEqual(["email"]);
    expect(await refusedFields("users.update", { id, password: "p".repeat(101) })).toEqual(["password"]);
    expect(await refusedFields("users.update", { id, username: "  " })).toEqual(["username"]);
    expect(await refusedFields("users.update", { id, password: "7letter" })).toEqual(["password"]);
  });

  it("R047 R048 R049 change only what is given", async () => {
    const users = await api("ada");
    const created = await users.create(given("changing")).data;
    const changed = await users.update({ id: created.id, name: "Somebody New" }).data;
    expect(changed).toEqual({ ...created, name: "Somebody New" });
    expect(await users.update({ id: created.id }).data).toEqual(changed);
    const all = await users.update({
      id: created.id,
      username: "changed",
      email: "changed@example.com",
      language: "de",
      timezone: "UTC",
    });
    expect(all.data).toMatchObject({ username: "changed", email: "changed@example.com", language: "de" });
  });

  it("R050 takes a password of 100 characters; an empty one keeps the old one", async () => {
    const users = await api("ada");
    const { id } = await users.create(given("secrets")).data;
    const password = "p".repeat(100);
    expect((await users.update({ id, password }).data).lastResetTime).toMatch(/^\d{4}-/);
    await users.update({ id, password: "" });
    expect(await users.verifyPassword({ username: "secrets", password }).data).toMatchObject({ id, isVerified: true });
    await expect(users.verifyPassword({ username: "secrets", password: "Longenough1" })).rejects.toMatchObject({
      status: 401,
    });
  });

  it("lets a user change his own name and password, but nobody else's, and not whether he is blocked", async () => {
    const { id } = await (await api("ada")).create(given("selfish", { customerId: northgate })).data;
    const own = await server().clientOf(await server().app.tokens.issue(await server().principalOf("selfish"))).content
      .users;
    expect(await own.update({ id, name: "Self", password: "Another1!" }).data).toMatchObject({ name: "Self" });
    expect(await own.verifyPassword({ username: "selfish", password: "Another1!" }).data).toMatchObject({ id });
    await expect(own.update({ id: ids.dana, name: "Mine" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(own.update({ id, block: 0 })).rejects.toMatchObject({ code: "INSUFFICIENT_PERMISSIONS" });
    await expect((await api("ned")).update({ id, name: "Read only" })).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
    });
  });

  it("blocks instead of deleting, twice the same, and lets in again", async () => {
    const users = await api("ada");
    const { id } = await users.create(given("blocked")).data;
    const expected = { id, blocked: true, message: "User `blocked` is blocked and cannot sign in any more." };
    expect(await users.delete({ id }).data).toEqual(expected);
    expect(await users.delete({ id }).data).toEqual(expected);
    expect(await users.get({ id }).data).toMatchObject({ block: 1 });
    const signIn = () => users.verifyPassword({ username: "blocked", password: "Longenough1" });
    await expect(signIn()).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
      message: expect.stringContaining("blocked"),
    });
    await users.update({ id, block: 0 });
    expect(await signIn().data).toMatchObject({ isVerified: true });
  });

  it("nobody blocks himself or someone who stands higher", async () => {
    const users = await api("ada");
    await expect(users.delete({ id: ids.ada })).rejects.toMatchObject({ code: "BUSINESS_LOGIC_ERROR" });
    await expect(users.update({ id: ids.ada, block: 1 })).rejects.toMatchObject({ code: "BUSINESS_LOGIC_ERROR" });
    await expect(users.delete({ id: 987654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const limited = (await server().clientWith(["user.write", "customer.all", "profile.own"], { role: "salesRep" }))
      .content.users;
    const codes = await codesOf(
      limited.delete({ id: ids.ada }),
      limited.update({ id: ids.ada, password: "Takeover1" }),
    );
    expect(codes).toEqual(["INSUFFICIENT_PERMISSIONS", "INSUFFICIENT_PERMISSIONS"]);
    await expect(limited.create(given("climber", { groups: [7] }))).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
    });
  });

  it("D21 a shopper sees himself, a sales representative his customers' users, administrators and auditors all", async () => {
    const seen = async (username: string) =>
      (await (await api(username)).list({ limit: 100 }).data).map(({ id }) => id);
    expect(await seen("dana")).toEqual([ids.dana]);
    expect(await seen("sara")).toEqual(expect.arrayContaining([ids.dana, ids.amir, ids.lena, ids.sara]));
    expect(await seen("sara")).not.toContain(ids.ada);
    expect(await seen("ned")).toEqual(expect.arrayContaining([ids.dana, ids.lena, ids.ada]));
    const users = await api("dana");
    const other = { id: ids.amir };
    expect(await codesOf(users.get(other), users.doc(other), users.trinity(other))).toEqual(Array(3).fill("NOT_FOUND"));
    expect((await users.get({ id: ids.dana }).data).username).toBe("dana");
  });

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
});
