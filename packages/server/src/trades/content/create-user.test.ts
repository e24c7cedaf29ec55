import { content } from "@purvey/contract/services/content/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { codesOf } from "../../testing/codes-of.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { sendAs } from "../../testing/send-as.ts";

const northgate = 100200;

describeServer("creating users", (server) => {
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

  it("knows a name in every form of its signs as one, and refuses signs that nobody sees", async () => {
    const users = await api("ada");
    const composed = "Jos\u00e9";
    const user = await users.create({ ...given("jose"), username: " Jose\u0301 " }).data;
    expect(user.username).toBe(composed);
    await expect(users.create({ ...given("jose2"), username: composed }).data).rejects.toMatchObject({
      code: "RESOURCE_CONFLICT",
    });
    await expect(users.create({ ...given("jose3"), username: "JOSE\u0301" }).data).rejects.toMatchObject({
      code: "RESOURCE_CONFLICT",
    });
    for (const unseen of ["\u200b", "\u202e", "\u00ad", "\ufeff", "\u0007"])
      await expect(users.create({ ...given("jose4"), username: `da${unseen}na` }).data).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
      });
    const password = "a long password of jose";
    await users.update({ id: user.id, password, username: "Jose\u0301" }).data;
    for (const username of [composed, "Jose\u0301", "JOSE\u0301"])
      expect((await users.verifyPassword({ username, password }).data).id).toBe(user.id);
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

  rule("R039 refuses a username that is missing, empty, blank or longer than 150", async () => {
    for (const username of [undefined, "", "   ", "u".repeat(151)]) {
      expect(await refusedFields("users.create", { ...given("x"), username })).toEqual(["username"]);
    }
    expect(
      (await (await api("ada")).create(given("u".repeat(150), { email: "u150@example.com" })).data).username,
    ).toHaveLength(150);
  });

  rule("R040 refuses an e-mail that is missing, none or longer than 100", async () => {
    for (const email of [undefined, "", "plain", `${"e".repeat(89)}@example.com`]) {
      expect(new Set(await refusedFields("users.create", { ...given("x"), email }))).toEqual(new Set(["email"]));
    }
  });

  rule("R041 refuses a name that is missing or longer than 400", async () => {
    for (const name of [undefined, "n".repeat(401)]) {
      expect(await refusedFields("users.create", { ...given("x"), name })).toEqual(["name"]);
    }
  });

  rule("R042 refuses a password of less than 8 characters", async () => {
    for (const password of [undefined, "", "7letter"]) {
      expect(await refusedFields("users.create", { ...given("x"), password })).toEqual(["password"]);
    }
    const { body } = await sendAs(server(), content, "users.create", "ada", given("x", { password: "secret7" }));
    expect(JSON.stringify(body)).not.toContain("secret7");
  });

  rule("R043 R044 refuse block and sendEmail other than 0 and 1", async () => {
    for (const field of ["block", "sendEmail"]) {
      for (const value of [2, -1, "yes"]) {
        expect(await refusedFields("users.create", { ...given("x"), [field]: value })).toEqual([field]);
      }
    }
  });

  rule("R045 refuses groups that are no numbers, and groups that do not exist, leaving nothing behind", async () => {
    expect(await refusedFields("users.create", { ...given("x"), groups: ["two"] })).toEqual(["groups[0]"]);
    expect(await refusedFields("users.create", { ...given("x"), groups: 2.5 })).toEqual(["groups"]);
    await expect((await api("ada")).create(given("halfway", { groups: [2, 4711] }))).rejects.toMatchObject({
      errors: [{ path: "groups", received: 4711 }],
    });
    expect(await (await api("ada")).list({ q: "halfway" }).data).toEqual([]);
  });

  rule("R046 refuses profile values that are no texts", async () => {
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
});
