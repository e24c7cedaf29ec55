import type { CreateApiKeyInput } from "@purvey/contract/generated/content";
import { content as contract } from "@purvey/contract/services/content/index";
import { expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";

const given: CreateApiKeyInput = {
  name: " Price feed ",
  permissions: ["price.read", "catalog.read", "price.read"],
  dateExpires: null,
};

describeServer("the API keys of a site", (server) => {
  const keysOf = async (username = "ada") => (await server().clientFor(username)).content.apiKeys;

  it("are made with the key in the answer, this once, and listed without it", async () => {
    const keys = await keysOf();
    const { key, ...made } = await keys.create({ ...given, dateExpires: "2099-12-31 00:00:00", callsPerMinute: 60 })
      .data;
    expect(key).toMatch(/^purvey_[0-9A-Za-z]{38}$/);
    expect(made).toMatchObject({
      name: "Price feed",
      keyStart: key.slice(0, 15),
      permissions: ["catalog.read", "price.read"],
      customerId: null,
      customerName: null,
      callsPerMinute: 60,
      state: "active",
      dateExpires: "2099-12-31 00:00:00",
      dateLastUsed: null,
      createdBy: world.users.ada,
      createdByName: "Ada Okafor",
      dateRevoked: null,
      revokedBy: null,
    });
    const [first] = await keys.list({ limit: 1 }).data;
    expect(first).toEqual(made);
    expect(contract.endpoints["apiKeys.create"]?.returns.properties?.key).toMatchObject({ "x-sensitive": true });
  });

  it("end once: a second revocation changes nothing", async () => {
    const keys = await keysOf();
    const { apiKeyUid } = await keys.create(given).data;
    const revoked = await keys.revoke({ apiKeyUid }).data;
    expect(revoked).toMatchObject({ state: "revoked", revokedBy: world.users.ada, revokedByName: "Ada Okafor" });
    expect(revoked.dateRevoked).toMatch(/^\d{4}-\d\d-\d\d /);
    expect(await (await keysOf("dev")).revoke({ apiKeyUid }).data).toEqual(revoked);
    expect((await keys.list({ state: "revoked", limit: 100 }).data).map((key) => key.apiKeyUid)).toContain(apiKeyUid);
    expect((await keys.list({ state: "active", limit: 100 }).data).map((key) => key.apiKeyUid)).not.toContain(
      apiKeyUid,
    );
    await expect(keys.revoke({ apiKeyUid: 999_999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are given what their maker may, and for one customer what the customer's people may", async () => {
    const narrow = await server().clientWith(["key.write", "price.read"], { userId: world.users.ada });
    await expect(narrow.content.apiKeys.create(given)).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
      details: { permission: "catalog.read" },
    });
    const keys = await keysOf();
    for (const permission of ["customer.all", "stockroom.all", "erp.read", "user.write", "site.read"] as const)
      await expect(
        keys.create({ ...given, permissions: ["price.read", permission], customerId: world.customers.northgate }),
      ).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        errors: [{ path: "permissions", received: permission }],
      });
    await expect(keys.create({ ...given, customerId: 999_999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const bound = await server().clientWith(["key.write", "price.read", "catalog.read"], {
      userId: world.users.dana,
      customerId: world.customers.northgate,
    });
    await expect(
      bound.content.apiKeys.create({ ...given, customerId: world.customers.lakeside }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are refused without permissions, with that of making keys, with an end that is past, and without one that is stated", async () => {
    const keys = await keysOf();
    const refused = async (input: object, path: string) =>
      expect(keys.create(input as CreateApiKeyInput)).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        errors: [{ path }],
      });
    await refused({ ...given, permissions: [] }, "permissions");
    await refused({ ...given, permissions: ["key.write"] }, "permissions[0]");
    await refused({ ...given, dateExpires: "2020-01-01 00:00:00" }, "dateExpires");
    await refused({ name: "x", permissions: ["price.read"] }, "dateExpires");
    await refused({ ...given, callsPerMinute: 0 }, "callsPerMinute");
    await refused({ ...given, name: "  " }, "name");
    await expect(keys.create(given, { idempotencyKey: "once" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      errors: [{ path: "idempotency-key" }],
    });
  });

  it("are seen by whoever may see everything, and made and revoked by administrators alone", async () => {
    const { apiKeyUid } = await (await keysOf()).create(given).data;
    const auditor = await server().clientWith(["key.read"]);
    expect((await auditor.content.apiKeys.list({ limit: 1 }).data)[0]?.apiKeyUid).toBe(apiKeyUid);
    const refused = { code: "INSUFFICIENT_PERMISSIONS" };
    await expect(auditor.content.apiKeys.revoke({ apiKeyUid })).rejects.toMatchObject(refused);
    for (const username of ["dana", "amir", "sara", "walt"]) {
      const keys = await keysOf(username);
      await expect(keys.list()).rejects.toMatchObject(refused);
      await expect(keys.create(given)).rejects.toMatchObject(refused);
    }
  });
});
