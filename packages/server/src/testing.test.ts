import { createClient, inProcess } from "@purvey/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ site: "acme" });
});
afterAll(() => server.close());

const clientFor = async (username: string) =>
  createClient({ siteId: server.site, jwt: await server.tokenFor(username), transport: inProcess(server), retries: 0 });

describe("a server for the tests of its users", () => {
  it("answers with the fixture world on the site it was given", async () => {
    const { data } = await (await clientFor("dana")).items.brands.list();
    expect(data.length).toBeGreaterThan(3);
    const foreign = (await clientFor("dana")).with({ siteId: "demo" });
    await expect(foreign.items.brands.list()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("keeps the rights of each user", async () => {
    const brand = { brandsName: "Quarry Gold" };
    const refused = await (await clientFor("dana")).items.brands.create(brand).safe();
    expect(refused).toMatchObject({ ok: false, error: { code: "INSUFFICIENT_PERMISSIONS" } });
    expect(await (await clientFor("ada")).items.brands.create(brand).data).toMatchObject(brand);
  });

  it("says whom it knows when it is asked for somebody else", async () => {
    await expect(server.tokenFor("nobody")).rejects.toThrow(
      /^The site `acme` has no user `nobody`\. It has `dana`, .*`ada`/,
    );
  });
});
