import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { newKey, ringOf } from "../platform/keys/key-ring.ts";
import { clientWithProviders } from "../testing/client-with-providers.ts";
import { describeServer } from "../testing/describe-server.ts";
import { rawFetch } from "../testing/raw-request.ts";
import { type StandIn, standIn } from "../testing/stand-in.ts";
import { testSecret } from "../testing/test-server.ts";
import { providersFrom } from "./providers-from.ts";

/** What a provider may answer. */
const nothingTaxed: Omit<TaxProviderResult, "source"> = {
  totalTax: 0,
  totalAmount: 1,
  totalTaxable: 0,
  totalExempt: 1,
  type: "SalesOrder",
  date: "2026-03-16 12:00:00",
  currencyCode: "USD",
  lines: [],
  summary: [],
  explanation: "The county desk taxes nothing.",
  documentNo: null,
};

describeServer("accounts of a site with outside systems", (server) => {
  let avalara: StandIn;
  beforeAll(async () => {
    avalara = await standIn((_, response) => response.writeHead(401).end("{}"));
    await server().db.execute(
      sql`insert into site (site_id, site_name) values ('other', 'Other') on conflict do nothing`,
    );
  });
  afterAll(() => avalara.close());

  const environment = () => ({
    AVATAX_URL: avalara.url,
    AVATAX_ACCOUNT_ID: "server",
    AVATAX_LICENSE_KEY: "key",
    AVATAX_COMPANY_CODE: "SRV",
    PURVEY_TAX_PROVIDER: "avatax",
  });
  const appWith = (secret: Parameters<typeof createApp>[0]["tokens"]["secret"] = testSecret) =>
    createApp({
      db: server().db,
      tokens: { secret },
      providers: providersFrom(environment()),
      config: { environment: environment(), callsPerMinute: 0, siteCallsPerMinute: 0 },
    });
  const store = async (site: string, settingValue: object, app = appWith()) => {
    const token = await app.tokens.issue({ ...(await server().principalOf("ada")), site });
    const setting = { serviceName: "tax", settingName: "avatax", settingValue };
    return rawFetch(app, "POST", "/api/site/settings", { site, token, body: JSON.stringify(setting) });
  };
  /** Asks for the tax of a document; answers the refusal, and which account the provider was asked with. */
  const tax = async (site: string, app = appWith()) => {
    const token = await app.tokens.issue({ ...(await server().principalOf("ada")), site });
    const shipTo = {
      address: "3400 Detroit Avenue",
      city: "Toledo",
      state: "OH",
      postalCode: "43610",
      countryCode: "US",
    };
    const body = JSON.stringify({ type: "SalesOrder", lines: [{ amount: 100 }], shipTo });
    const before = avalara.requests.length;
    const answer = await rawFetch(app, "POST", "/api/tax/rates", { site, token, body });
    const [request] = avalara.requests.slice(before);
    const account = Buffer.from((request?.headers.authorization ?? "").replace("Basic ", ""), "base64").toString();
    return { ...answer, account, company: request && JSON.parse(request.body).companyCode };
  };

  it("may have any name that is registered, which answers, orders and refusals show", async () => {
    const rates = async () => ({ ...nothingTaxed, source: "county-desk" });
    const own = { tax: { "county-desk": () => ({ source: "county-desk", rates }) } };
    const chosen = providersFrom({ PURVEY_TAX_PROVIDER: "County-Desk" }, own);
    const { tax: api } = await clientWithProviders(server(), "ada", chosen);
    const shipTo = { postalCode: "43610" };
    expect((await api.rates.create({ lines: [{ amount: 1 }], shipTo }).data).source).toBe("county-desk");
    expect(() => providersFrom({ PURVEY_TAX_PROVIDER: "country-desk" }, own)).toThrow(
      "`PURVEY_TAX_PROVIDER` must be `embedded` or `avatax` or `county-desk`, not `country-desk`.",
    );
  });

  it("are what that site's calls go by, and the server's own account is for the others", async () => {
    const stored = await store("demo", { accountId: "2000000001", licenseKey: "licence-of-demo" });
    expect(stored).toMatchObject({ status: 200, body: { data: { settingValue: null } } });
    // The company of the server's account is nothing for the site's.
    expect(await tax("demo")).toMatchObject({ status: 502, account: "2000000001:licence-of-demo", company: "DEFAULT" });
    expect(await tax("other")).toMatchObject({ account: "server:key", company: "SRV" });
    await store("other", { accountId: "2000000002", licenseKey: "licence-of-other", companyCode: "OTH" });
    expect(await tax("other")).toMatchObject({ account: "2000000002:licence-of-other", company: "OTH" });
    expect(await tax("demo")).toMatchObject({ account: "2000000001:licence-of-demo" });
  });

  it("are said to be unusable where their key is gone, by the calls that need them alone", async () => {
    const app = appWith(ringOf([newKey("tokens"), newKey("vault")]));
    const { status, body } = await tax("demo", app);
    expect([status, body.code]).toEqual([422, "BUSINESS_LOGIC_ERROR"]);
    expect(body.message).toContain("`tax.avatax` cannot be used");
    expect(JSON.stringify(body)).not.toContain("licence");
    const token = await app.tokens.issue(await server().principalOf("ada"));
    expect((await rawFetch(app, "GET", "/api/items/brands?limit=1", { token })).status).toBe(200);
  });

  it("must hold what the provider needs, and the server what it needs for them", async () => {
    const token = await server().app.tokens.issue(await server().principalOf("ada"));
    const send = (settingName: string, settingValue: unknown) =>
      rawFetch(server().app, "POST", "/api/site/settings", {
        token,
        body: JSON.stringify({ serviceName: "payments", settingName, settingValue }),
      });
    const { status, body } = await send("stripe", { secretKey: "sk_test_4242" });
    expect([status, body.validationErrors]).toEqual([
      400,
      [
        expect.objectContaining({
          field: "settingValue",
          message: expect.stringContaining("`PURVEY_PUBLIC_URL` is missing"),
        }),
      ],
    ]);
    const refused = await send("stripe", { secretKey: "sk live ginger", another: "sk_live_pepper" });
    expect(refused.status).toBe(400);
    // No digits, which the number of the request may hold.
    expect(JSON.stringify(refused.body)).not.toMatch(/ginger|pepper/);
    for (const value of [
      {},
      { secretKey: "" },
      { secretKey: "a b" },
      { secretKey: "x", url: "http://evil.example" },
      "sk_test",
    ])
      expect((await send("stripe", value)).status).toBe(400);
  });
});
