import { settingDefinitions } from "@purvey/contract/setting-definitions";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { accountSettings } from "../../../../providers/site-providers.ts";
import { beginCheckout, renewAllowance } from "../../../../testing/checkout-desk.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

/** What a setting does: a value, and what a caller sees of it – that, and what is seen without it. */
interface Effect {
  readonly value: unknown;
  readonly see: (server: TestServer) => Promise<unknown>;
  readonly without: unknown;
  readonly with: unknown;
}

const priceOf = async (server: TestServer) =>
  (await server.clientFor("dana")).pricing.priceEngine.get({ customerId: 100200, itemId: "HB-M8-40" }).data;
const effects: Readonly<Record<string, Effect>> = {
  "pricing.breaksPer": {
    value: "item",
    see: async (server) => (await priceOf(server)).breaksPer,
    without: "line",
    with: "item",
  },
  "pricing.currency": {
    value: "JPY",
    see: async (server) => (await priceOf(server)).currency,
    without: "USD",
    with: "JPY",
  },
  "commerce.freight": {
    value: { base: 26 },
    see: async (server) => {
      const { own, checkoutUid } = await beginCheckout(server);
      return (await own.validate({ checkoutUid }).data).totals.freightAmount;
    },
    without: 0,
    with: 26,
  },
  "core.defaultLocationId": {
    value: 20,
    see: async (server) => {
      const { own, checkoutUid } = await beginCheckout(server);
      return (await own.doc({ checkoutUid }).data).location?.locationId;
    },
    without: 10,
    with: 20,
  },
  "site.robots": {
    value: "User-agent: *\nDisallow: /",
    see: async (server) => (await (await server.clientFor("ada")).site.metaFiles.robots().data).customFlag,
    without: "N",
    with: "Y",
  },
};

/** Those that a test of their own looks at: their effects need another site, a stand-in or the time. */
const elsewhere: Readonly<Record<string, string>> = {
  "addressValidation.atCheckout": "trades/checkout/endpoints/outside-address.test.ts",
  "addressValidation.fallback": "trades/checkout/endpoints/outside-address.test.ts",
  "content.issuers": "platform/auth/outside-users.test.ts",
  "content.openId": "trades/content/open-id/open-id.test.ts",
  "content.openIdClient": "trades/content/open-id/open-id.test.ts",
  "payments.state": "trades/payments/endpoints/payments.test.ts",
  "payments.surchargePercent": "trades/payments/endpoints/payments.test.ts",
  "site.maintenance": "platform/maintenance.test.ts",
  "tax.commitDocuments": "trades/checkout/endpoints/order-taxes.test.ts",
  "tax.fallback": "trades/checkout/endpoints/outside-tax.test.ts",
};

describeServer("each setting", (server) => {
  beforeEach(() => renewAllowance(server()));

  it("is one of those whose effect is tested", () => {
    const tested = [...Object.keys(effects), ...Object.keys(elsewhere), ...accountSettings];
    expect(Object.keys(settingDefinitions).sort()).toEqual(tested.sort());
  });

  it.each(Object.entries(effects))("has its effect: %s", async (name, { value, see, without, with: seen }) => {
    const [serviceName = "", settingName = ""] = name.split(".");
    const { db } = server();
    await db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = ${serviceName} and setting_name = ${settingName}`);
    await db.execute(sql`update ship_to set default_location_id = null where site_id = 'demo'`);
    await db.execute(sql`update customer set default_location_id = null where site_id = 'demo'`);
    expect(await see(server())).toEqual(without);
    const { settings } = (await server().clientFor("ada")).site;
    const { settingsUid } = await settings.create({ serviceName, settingName, settingValue: value }).data;
    expect(await see(server())).toEqual(seen);
    await settings.delete({ settingsUid });
  });
});
