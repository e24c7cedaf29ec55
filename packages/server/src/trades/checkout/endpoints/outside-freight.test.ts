import sql from "sql-template-tag";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { project44From } from "../../../providers/freight/project44-freight.ts";
import { shippoFrom } from "../../../providers/rates/shippo-rates.ts";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { clientWithProviders } from "../../../testing/client-with-providers.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { type StandInAnswer, standIn } from "../../../testing/stand-in.ts";

/** Two boxes of a hundred bolts that weigh 1 kg each: 440.92 pounds. */
const bolts = [{ itemId: "HB-M8-40", quantity: 2 }];

const quoted: StandInAnswer = (_, response) => {
  const rateQuoteDetail = { total: 312.4, charges: [] };
  const serviceLevel = { code: "STD", description: "Standard" };
  response.end(
    JSON.stringify({
      rateQuotes: [{ carrierCode: "ODFL", currencyCode: "USD", transitDays: 2, serviceLevel, rateQuoteDetail }],
    }),
  );
};

const rated: StandInAnswer = (_, response) => {
  const servicelevel = { name: "Ground", token: "ups_ground" };
  const rates = [{ amount: "480.00", currency: "USD", provider: "UPS", servicelevel, estimated_days: 3 }];
  response.end(JSON.stringify({ rates }));
};

const failing: StandInAnswer = (_, response) => response.writeHead(500).end("{}");

describeServer("freight carriers of a provider outside", (server) => {
  const weigh = (kilograms: number) =>
    server().db.execute(sql`update item set weight = ${kilograms} where site_id = 'demo' and item_id = 'HB-M8-40'`);
  let before = 0;

  beforeEach(async () => {
    const { db } = server();
    await renewAllowance(server());
    await db.execute(sql`update contact set web_allowance = 5000 where site_id = 'demo' and id = 1`);
    const item = await db.first<{ weight: number }>(
      sql`select weight from item where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    before = item?.weight ?? 0;
    await weigh(1);
    await db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'commerce', 'freight', '{"base": 26}')`);
  });
  afterEach(async () => {
    const { db } = server();
    await weigh(before);
    await db.execute(sql`update contact set web_allowance = 500 where site_id = 'demo' and id = 1`);
    await db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = 'commerce' and setting_name = 'freight'`);
    await db.execute(sql`
      update freight_offer set date_expires = localtimestamp(0) - interval '1 minute' where site_id = 'demo'`);
  });

  /** A checkout with project44 and, where it answers, Shippo. */
  async function shop(deliveryCode: string, freight: StandInAnswer, rates?: StandInAnswer) {
    const project44 = await standIn((request, response) =>
      request.path === "/api/v4/oauth2/token"
        ? response.end(JSON.stringify({ access_token: "token", expires_in: 3600, token_type: "Bearer" }))
        : freight(request, response),
    );
    onTestFinished(() => project44.close());
    const account = { PROJECT44_CLIENT_ID: "purvey", PROJECT44_CLIENT_SECRET: "secret", PROJECT44_URL: project44.url };
    const shippo = rates && (await standIn(rates));
    onTestFinished(() => shippo?.close());
    const client = await clientWithProviders(server(), "dana", {
      freight: project44From(account),
      ...(shippo && { rates: shippoFrom({ SHIPPO_TOKEN: "token", SHIPPO_URL: shippo.url }) }),
    });
    const properties = { deliveryCode, deliveryName: "Chosen" };
    const { checkoutUid } = await beginCheckout(server(), bolts, { shipToId: 1, customerPoNumber: "PO-1", properties });
    const { checkout } = client.commerce;
    const quotes = () => project44.requests.filter(({ path }) => path.endsWith("/rates/query"));
    const listed = async (weight: number) =>
      (await client.rateShop.ratesShop.list({ fromPostalCode: "43228", toPostalCode: "43610", weight }).data).map(
        ({ carrierCode, serviceCode, totalCharge }) => [`${carrierCode}/${serviceCode}`, totalCharge],
      );
    const order = () => checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    return { checkout, checkoutUid, quotes, listed, order };
  }

  it("are offered beside those of parcels, and the order costs what the chosen one asked, asked once", async () => {
    const { checkout, checkoutUid, quotes, listed, order } = await shop("odfl/STD", quoted, rated);
    expect(await listed(440.92)).toEqual([
      ["odfl/STD", 312.4],
      ["ups/ups_ground", 480],
    ]);
    expect((await checkout.validate({ checkoutUid }).data).totals.freightAmount).toBe(312.4);
    const placed = await order();
    expect([placed.freightAmount, placed.warnings]).toEqual([312.4, []]);
    expect((await checkout.doc({ checkoutUid }).data).delivery.freightSource).toBe("carrier");
    // Once for the list, once for the checkout and its order.
    expect(quotes()).toHaveLength(2);
    expect(JSON.parse(quotes()[1]?.body ?? "")).toMatchObject({
      originAddress: { postalCode: "43612" },
      destinationAddress: { postalCode: "43610" },
      lineItems: [{ totalWeight: 440.92, totalPackages: 1 }],
    });
  });

  it("are not asked for what goes as parcels", async () => {
    const { quotes, listed } = await shop("ups/ups_ground", quoted, rated);
    expect(await listed(150)).toEqual([["ups/ups_ground", 480]]);
    expect(quotes()).toEqual([]);
    await listed(150.01);
    expect(quotes()).toHaveLength(1);
  });

  it("stand alone where parcels are rated by the server's own tables, without its tariff in their place", async () => {
    const { listed } = await shop("odfl/STD", quoted);
    expect(await listed(440.92)).toEqual([["odfl/STD", 312.4]]);
    const away = await shop("odfl/STD", failing);
    await expect(away.listed(440.92)).rejects.toMatchObject({ status: 502 });
  });

  it("leave the order to the site's rates, marked as an estimate, when they do not answer", async () => {
    const { order } = await shop("odfl/STD", failing, rated);
    const placed = await order();
    expect([placed.freightAmount, placed.warnings.map(({ code }) => code)]).toEqual([26, ["FREIGHT_ESTIMATED"]]);
    const parcels = await shop("ups/ups_ground", failing, rated);
    expect((await parcels.order()).freightAmount).toBe(480);
  });
});
