import { inProcess } from "@purvey/client";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createApp } from "../../../../app.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { type StandIn, type StandInRequest, standIn } from "../../../../testing/stand-in.ts";
import { testSecret } from "../../../../testing/test-server.ts";

const basic = `Basic ${Buffer.from("2000000001:good").toString("base64")}`;
const json = (body: object) => JSON.stringify(body);

/** Each account: its setting, a good one, what shows the good key, where that is asked, and what is answered to it. */
const accounts = [
  {
    setting: "tax.avatax",
    account: { accountId: "2000000001", licenseKey: "good" },
    shows: ({ headers }: StandInRequest) => headers.authorization === basic,
    path: "/api/v2/utilities/ping",
    answer: json({ version: "24.1", authenticated: true }),
  },
  {
    setting: "shipping.shippo",
    account: { token: "good" },
    shows: ({ headers }: StandInRequest) => headers.authorization === "ShippoToken good",
    path: "/carrier_accounts/?results=1",
    answer: json({ results: [] }),
  },
  {
    setting: "freight.project44",
    account: { clientId: "purvey", clientSecret: "good" },
    shows: ({ body }: StandInRequest) => new URLSearchParams(body).get("client_secret") === "good",
    path: "/api/v4/oauth2/token",
    answer: json({ access_token: "t", expires_in: 3600 }),
  },
  {
    setting: "addressValidation.smarty",
    account: { authId: "purvey", authToken: "good" },
    shows: ({ path }: StandInRequest) => path.includes("auth-token=good"),
    path: "/street-address?auth-id=purvey&auth-token=good&street=-&candidates=1",
    answer: json([]),
  },
  {
    setting: "payments.stripe",
    account: { secretKey: "good" },
    shows: ({ headers }: StandInRequest) => headers.authorization === "Bearer good",
    path: "/v1/payment_intents?limit=1",
    answer: json({ data: [] }),
  },
  {
    setting: "ai.openai",
    account: { key: "good", model: "small" },
    shows: ({ headers }: StandInRequest) => headers.authorization === "Bearer good",
    path: "/models",
    answer: json({ data: [] }),
  },
] as const;

describeServer("the account of a site", (server) => {
  let outside: StandIn;
  let mood: "well" | "silent" | "cut" = "well";
  beforeAll(async () => {
    outside = await standIn((request, response) => {
      if (mood === "silent") return;
      if (mood === "cut") return void response.destroy();
      const known = accounts.find(
        ({ path, shows }) => path.split("?")[0] === request.path.split("?")[0] && shows(request),
      );
      response.writeHead(known ? 200 : 401, { "content-type": "application/json" }).end(known?.answer ?? "{}");
    });
  });
  afterAll(() => outside.close());
  beforeEach(async () => {
    mood = "well";
    await server().db.execute(sql`
      delete from site_setting where site_id = 'demo'
        and service_name || '.' || setting_name in ('shop.note', ${accounts[0].setting}, ${accounts[1].setting}, ${accounts[2].setting},
          ${accounts[3].setting}, ${accounts[4].setting}, ${accounts[5].setting})`);
  });

  async function settingsOf(username: string, patience = "10000") {
    const environment = {
      AVATAX_URL: outside.url,
      SHIPPO_URL: outside.url,
      PROJECT44_URL: outside.url,
      SMARTY_URL: outside.url,
      STRIPE_URL: outside.url,
      PURVEY_AI_URL: outside.url,
      PURVEY_PUBLIC_URL: "https://shop.northgate.example",
      PURVEY_PROVIDER_TIMEOUT: patience,
      PURVEY_AI_TIMEOUT: patience,
    };
    const config = { environment, checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0 };
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config });
    const jwt = await app.tokens.issue(await server().principalOf(username));
    return server().clientOf(jwt, "demo", { transport: inProcess(app) }).site.settings;
  }

  async function stored(setting: string, settingValue: object, patience?: string) {
    const settings = await settingsOf("ada", patience);
    const [serviceName = "", settingName = ""] = setting.split(".");
    const { settingsUid } = await settings.create({ serviceName, settingName, settingValue }).data;
    return { settings, settingsUid, trial: () => settings.tryAccount({ settingsUid }).data };
  }

  it.each(accounts)("is tried with its key, once: $setting", async ({ setting, account, path }) => {
    const { trial, settingsUid } = await stored(setting, account);
    const before = outside.requests.length;
    expect(await trial()).toMatchObject({
      settingsUid,
      connected: "Y",
      message: `The account in the setting \`${setting}\` was accepted.`,
    });
    expect(outside.requests.slice(before).map((request) => request.path)).toEqual([path]);
  });

  it.each(accounts)("says that its key is refused, and repeats none of it: $setting", async ({ setting, account }) => {
    const wrong = JSON.parse(JSON.stringify(account).replace('"good"', '"worn-out"'));
    const { trial } = await stored(setting, wrong);
    const verdict = await trial();
    expect(verdict).toMatchObject({
      connected: "N",
      message: expect.stringMatching(
        / at `127\.0\.0\.1:\d+` refused with status 401\. Check its key in the configuration\.$/,
      ),
    });
    expect(JSON.stringify(verdict)).not.toContain("worn-out");
  });

  it("is not taken for known because everybody is answered", async () => {
    const everybody = await standIn((_, response) => response.end(json({ version: "24.1", authenticated: false })));
    const own = outside;
    outside = everybody;
    const { trial } = await stored("tax.avatax", accounts[0].account);
    outside = own;
    expect(await trial()).toMatchObject({
      connected: "N",
      message: expect.stringContaining("refused with status 401"),
    });
    everybody.close();
  });

  it.each([
    ["silent", "did not answer within 0.3 s. Try again later."],
    ["cut", "cannot be reached, or hung up. Try again later; if it stays so, check its address in the configuration."],
  ] as const)("says what happened where nobody answers: %s", async (how, sentence) => {
    const { trial } = await stored("payments.stripe", { secretKey: "good" }, how === "silent" ? "300" : undefined);
    mood = how;
    expect(await trial()).toMatchObject({ connected: "N", message: expect.stringContaining(sentence) });
  });

  it("is one that counts, of a setting that holds one, tried by who may change it", async () => {
    const { settings, settingsUid, trial } = await stored("shipping.shippo", { token: "good" });
    await settings.update({ settingsUid, statusCd: 705 });
    await expect(trial()).rejects.toMatchObject({
      status: 422,
      message: "The account in the setting `shipping.shippo` is set aside. Let it count, then try it.",
    });
    const note = await stored("shop.note", { text: "Dock 3" });
    await expect(note.trial()).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(
        /^The setting `shop\.note` holds no account with an outside system\. .*`tax\.avatax`/,
      ),
    });
    await expect(settings.tryAccount({ settingsUid: 987_654 }).data).rejects.toMatchObject({ status: 404 });
    const others = await settingsOf("dana");
    await expect(others.tryAccount({ settingsUid }).data).rejects.toMatchObject({ status: 403 });
  });
});
