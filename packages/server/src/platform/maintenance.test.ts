import { createClient, inProcess } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterEach, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { describeServer } from "../testing/describe-server.ts";
import { rawFetch } from "../testing/raw-request.ts";
import { testSecret } from "../testing/test-server.ts";
import { timestamp } from "../values/timestamp.ts";

const inMinutes = (minutes: number) => timestamp(new Date(Date.now() + minutes * 60_000));
const under = { start: inMinutes(-10), end: inMinutes(50) };
const settingName = "maintenance";

describeServer("maintenance", (server) => {
  const settings = async () => (await server().clientFor("ada")).site.settings;
  const announce = async (settingValue: unknown) =>
    (await settings()).create({ serviceName: "site", settingName, settingValue }).data;
  const token = async (username: string) => server().app.tokens.issue(await server().principalOf(username));
  const ask = async (path: string, username?: string) =>
    rawFetch(server().app, "GET", path, username ? { token: await token(username) } : {});

  afterEach(async () => {
    const api = await settings();
    for (const { settingsUid, settingName: name } of await api.list({ serviceName: "site" }).data)
      if (name === settingName) await api.delete({ settingsUid });
  });

  rule("R221 answers every call with its window and the seconds until its end, at once", async () => {
    expect((await ask("/api/items/brands", "dana")).status).toBe(200);
    await announce(under);
    const left = () => Math.ceil((Date.parse(`${under.end.replace(" ", "T")}Z`) - Date.now()) / 1000);
    const most = left();
    for (const answer of [
      await ask("/api/items/brands", "dana"),
      await ask("/api/items/brands", "ada"),
      await ask("/api/orders/oe-hdr/500003/track?postalCode=44870"),
      await ask("/api/items/brands"),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(answer.body.message).toBe(`The service is in maintenance until ${under.end} UTC. Try again then.`);
      expect(answer.body.details.maintenanceWindow).toEqual(under);
      expect(answer.body.details.retryAfter).toBeGreaterThanOrEqual(left());
      expect(answer.body.details.retryAfter).toBeLessThanOrEqual(most);
      expect(answer.headers.get("retry-after")).toBe(String(answer.body.details.retryAfter));
    }
  });

  rule("R221 is told by health checks, while ping answers", async () => {
    await announce(under);
    const health = await ask("/api/commerce/health-check");
    expect([health.status, health.body.details.maintenanceWindow]).toEqual([503, under]);
    expect((await ask("/api/commerce/ping")).status).toBe(200);
  });

  it("is surfaced by the client with its window", async () => {
    await announce(under);
    const error = await (await server().clientFor("dana")).items.brands.list().data.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE", details: { maintenanceWindow: under } });
  });

  it("is ended by an administrator, who can sign in meanwhile, and by nobody else", async () => {
    const { settingsUid } = await announce(under);
    const visitor = createClient({ siteId: "demo", jwt: () => undefined, transport: inProcess(server().app) });
    const { token: jwt } = await visitor.content.users.verifyPassword({ username: "ada", password: "Passw0rd!demo" })
      .data;
    const ada = server().clientOf(jwt);
    expect((await ada.content.system.whoami().data).username).toBe("ada");
    const dana = (await server().clientFor("dana")).site.settings;
    await expect(dana.delete({ settingsUid }).data).rejects.toMatchObject({ status: 403 });
    expect((await ask("/api/items/brands", "dana")).status).toBe(503);
    await ada.site.settings.update({ settingsUid, settingValue: { ...under, end: inMinutes(-1) } });
    expect((await ask("/api/items/brands", "dana")).status).toBe(200);
  });

  it("begins and ends by itself, and concerns its own site alone", async () => {
    await announce({ start: inMinutes(10), end: inMinutes(50) });
    expect((await ask("/api/items/brands", "dana")).status).toBe(200);
    await server().db.execute(
      sql`insert into site (site_id, site_name) values ('other', 'Other') on conflict do nothing`,
    );
    await server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('other', 'site', 'maintenance', ${JSON.stringify(under)}::jsonb)`);
    const other = await rawFetch(server().app, "GET", "/api/items/health-check", { site: "other" });
    expect([other.status, (await ask("/api/items/health-check")).status]).toEqual([503, 200]);
  });

  it("is refused without a beginning and an end, and with an end before its beginning", async () => {
    const refused = (value: unknown) => announce(value).catch((error: unknown) => error);
    expect(await refused({ start: under.start })).toMatchObject({ errors: [{ path: "settingValue.end" }] });
    expect(await refused({ start: "tomorrow", end: under.end })).toMatchObject({
      errors: [{ path: "settingValue.start" }],
    });
    expect(await refused({ start: under.end, end: under.start })).toMatchObject({
      errors: [{ path: "settingValue.end", message: expect.stringContaining(under.end) }],
    });
  });

  it("of the whole server is configured, and lasts as long as the later of the two", async () => {
    const config = { maintenance: { start: inMinutes(-5), end: inMinutes(90) } };
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config });
    await announce(under);
    const { status, body } = await rawFetch(app, "GET", "/api/items/health-check");
    expect([status, body.details.maintenanceWindow]).toEqual([503, config.maintenance]);
  });
});
