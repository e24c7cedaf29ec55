import { content } from "@purvey/contract/services/content/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { codesOf } from "../../testing/codes-of.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { sendAs } from "../../testing/send-as.ts";

const ids = { dana: 1, amir: 2, lena: 3, sara: 6, ada: 7, ned: 8 };
const northgate = 100200;

describeServer("changing and blocking users", (server) => {
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

  rule("R047 R048 R049 R050 refuse too long values of a change, and a name that is none", async () => {
    const id = ids.lena;
    expect(await refusedFields("users.update", { id, name: "n".repeat(401) })).toEqual(["name"]);
    expect(await refusedFields("users.update", { id, username: "u".repeat(151) })).toEqual(["username"]);
    expect(await refusedFields("users.update", { id, email: "plain" })).toEqual(["email"]);
    expect(await refusedFields("users.update", { id, email: `${"e".repeat(89)}@example.com` })).toEqual(["email"]);
    expect(await refusedFields("users.update", { id, password: "p".repeat(101) })).toEqual(["password"]);
    expect(await refusedFields("users.update", { id, username: "  " })).toEqual(["username"]);
    expect(await refusedFields("users.update", { id, password: "7letter" })).toEqual(["password"]);
  });

  rule("R047 R048 R049 change only what is given", async () => {
    const users = await api("ada");
    const created = await users.create(given("changing")).data;
    const changed = await users.update({ id: created.id, name: "Somebody New" }).data;
    expect(changed).toEqual({ ...created, name: "Somebody New", dateLastModified: changed.dateLastModified });
    expect(changed.dateLastModified > created.dateLastModified).toBe(true);
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

  rule("R050 takes a password of 100 characters; an empty one keeps the old one", async () => {
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

  it("lets a user change their own name and password, but nobody else's, and not whether they are blocked", async () => {
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

  it("nobody blocks themselves or someone who stands higher", async () => {
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
});
