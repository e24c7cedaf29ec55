import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site } from "@purvey/contract/services/site/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { createApp } from "../../../../app.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { testSecret } from "../../../../testing/test-server.ts";
import { embed } from "../../../search/embed.ts";

describeServer("what concerns a whole site", (server) => {
  const api = async (username = "ada") => (await server().clientFor(username)).site;

  it("notifies everybody, a role or one user, and shows each their own", async () => {
    const { notifications } = await api();
    const titles = async (username: string) => {
      const mine = await (await api(username)).notifications.list({ limit: 50, orderBy: "notification_uid|ASC" }).data;
      return mine.map(({ title }) => title);
    };
    const everybody = "New: contract prices in the cart";
    expect(await titles("dana")).toEqual([everybody, "Your quote is still open"]);
    expect(await titles("walt")).toEqual([everybody, "Stock count at Toledo"]);
    expect(await titles("lena")).toEqual([everybody]);
    const made = await notifications.create({ title: "Closed on Monday", message: "All branches.", link: "/orders" })
      .data;
    expect(made).toEqual({
      notificationUid: expect.any(Number),
      title: "Closed on Monday",
      message: "All branches.",
      level: "info",
      link: "/orders",
      usersId: null,
      role: null,
      createdBy: 7,
      dateExpires: null,
      wording: null,
      wordingValues: null,
      approvalUid: null,
      quoteRequestUid: null,
      statusCd: 704,
      dateCreated: expect.any(String),
      dateLastModified: expect.any(String),
    });
    await notifications.create({ title: "For Walt", message: "Call me.", usersId: 4, level: "warning" });
    await notifications.create({
      title: "Soon over",
      message: "Sale.",
      role: "shopper",
      dateExpires: "2099-01-01 00:00:00",
    });
    expect(await titles("lena")).toEqual([everybody, "Closed on Monday", "Soon over"]);
    expect(await titles("walt")).toEqual([everybody, "Stock count at Toledo", "Closed on Monday", "For Walt"]);
    await server().db.execute(sql`
      update notification set date_expires = '2020-01-01 00:00:00' where site_id = 'demo' and title = 'Soon over'`);
    expect(await titles("lena")).toEqual([everybody, "Closed on Monday"]);
  });

  it("lets a buyer write to a colleague of their company and to its representative, and to nobody else", async () => {
    const { notifications } = await api("dana");
    const input = { title: "Release my order", message: "It is over my allowance.", link: "/shop/checkout/7" };
    const { notificationUid } = await notifications.create({ ...input, usersId: 2 }).data;
    const [newest] = await (await api("amir")).notifications.list({ orderBy: "notification_uid|DESC", limit: 1 }).data;
    expect(newest).toMatchObject({ ...input, notificationUid, usersId: 2, createdBy: 1 });
    const wordingValues = { name: "Dana Whitfield", company: "Northgate" };
    const asked = {
      title: "A quote, please",
      message: "HB-M8-40, 500, BX",
      usersId: 6,
      wording: "quoteAsked",
      wordingValues,
    };
    expect(await notifications.create(asked).data).toMatchObject(asked);
    const [read] = await (await api("sara")).notifications.list({ orderBy: "notification_uid|DESC", limit: 1 }).data;
    expect(read).toMatchObject(asked);
    for (const wrong of [{}, { usersId: 3 }, { usersId: 7 }, { role: "approver" as const }])
      expect(await refusedWith(notifications.create({ ...input, ...wrong }))).toEqual([403]);
    expect(await refusedWith(notifications.create({ ...input, usersId: 2, link: "https://example.com" }))).toEqual([
      403,
    ]);
  });

  it("refuses notifications that nobody would see, or that lead astray", async () => {
    const input = { title: "T", message: "M" };
    for (const wrong of [
      { usersId: 4711 },
      { usersId: 1, role: "shopper" },
      { dateExpires: "2020-01-01 00:00:00" },
      { title: "" },
      { level: "panic" },
      { link: "javascript:alert(1)" },
      { link: "//evil.example" },
      { link: "http://plain.example" },
    ])
      expect(
        (await sendAs(server(), site, "notifications.create", "ada", { ...input, ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(400);
    expect(await refusedWith((await api("dana")).notifications.create(input))).toEqual([403]);
  });

  it("keeps notes of meetings, each of Fyxer's once", async () => {
    const { fyxerTranscript } = await api();
    const given = {
      title: "Call with Vega",
      meetingDate: "2026-11-03 10:00:00",
      transcript: "Ada: Bearings?",
      sourceId: "fyx_9",
      participants: "Ada Okafor",
      durationMinutes: 12,
      organizer: "Ada Okafor",
      summary: "Prices rise.",
    };
    const made = await fyxerTranscript.create(given).data;
    expect(made).toMatchObject({ ...given, statusCd: 704 });
    const key = { fyxerTranscriptHdrUid: made.fyxerTranscriptHdrUid };
    expect(await refusedWith(fyxerTranscript.create(given))).toEqual([409]);
    expect(await fyxerTranscript.get(key).data).toEqual(made);
    const { data, total } = await fyxerTranscript.list({ limit: 1 });
    expect([data.map(({ title }) => title), total]).toEqual([["Call with Vega"], 2]);
    expect((await fyxerTranscript.list({ q: "monday dana" }).data).map(({ title }) => title)).toEqual([
      "Northgate: bolts every Monday",
    ]);
    expect(await fyxerTranscript.update({ ...key, summary: "Prices rise by 3 %.", statusCd: 705 }).data).toMatchObject({
      summary: "Prices rise by 3 %.",
      title: "Call with Vega",
      statusCd: 705,
    });
    expect((await fyxerTranscript.list({ statusCd: 705 }).data).length).toBe(1);
    await fyxerTranscript.delete(key);
    expect(await refusedWith(fyxerTranscript.get(key), fyxerTranscript.delete(key))).toEqual([404, 404]);
    const again = await fyxerTranscript.create(given).data;
    await fyxerTranscript.delete({ fyxerTranscriptHdrUid: again.fyxerTranscriptHdrUid });
  });

  rule("R163 turns a text into the vector that similarity search compares, and refuses none", async () => {
    const { openSearch } = await api("dana");
    const answer = await openSearch.embedding({ q: "stainless hex bolt" }).data;
    expect(answer).toMatchObject({
      q: "stainless hex bolt",
      dimensions: 128,
      source: "embedded",
      model: "purvey-hash-128",
    });
    expect(answer.embedding).toEqual(embed("stainless hex bolt"));
    const length = Math.hypot(...answer.embedding);
    expect(length).toBeCloseTo(1, 4);
    expect((await sendAs(server(), site, "openSearch.embedding", "ada", { q: "" })).status).toBe(400);
    expect((await sendAs(server(), site, "openSearch.embedding", "ada", {})).status).toBe(400);
  });

  it("tells crawlers what the setting says, at /robots.txt too where the application is served", async () => {
    const folder = mkdtempSync(join(tmpdir(), "purvey-web-"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, webFolder: folder });
    const served = async () => {
      const answer = await app.fetch(new Request("http://test.invalid/robots.txt"));
      return [answer.status, answer.headers.get("content-type"), await answer.text()];
    };
    const { metaFiles, settings } = await api();
    const usual = await metaFiles.robots().data;
    expect(usual).toMatchObject({ fileName: "robots.txt", customFlag: "N", dateLastModified: null });
    expect(usual.content).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(await served()).toEqual([200, "text/plain; charset=utf-8", usual.content]);
    const content = "User-agent: *\nDisallow: /\n";
    const made = await settings.create({ serviceName: "site", settingName: "robots", settingValue: content }).data;
    expect(await metaFiles.robots().data).toMatchObject({
      content,
      customFlag: "Y",
      dateLastModified: made.dateLastModified,
    });
    expect((await served())[2]).toBe(content);
    await settings.delete({ settingsUid: made.settingsUid });
    expect((await served())[2]).toBe(usual.content);
    rmSync(folder, { recursive: true });
  });
});
