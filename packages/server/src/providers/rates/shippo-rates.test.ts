import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import type { Wanted } from "../../platform/ports/rate-provider.ts";
import { expectFailuresTold } from "../../testing/failures-of.ts";
import { box, placeAt, sampleShipment } from "../../testing/sample-shipment.ts";
import { type StandIn, standIn } from "../../testing/stand-in.ts";
import { numberOf } from "../../values/decimal.ts";
import { providersFrom } from "../providers-from.ts";
import { shippoFrom } from "./shippo-rates.ts";

const token = "shippo_live_4711";
const everything: Wanted = { carriers: undefined, serviceType: undefined };
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** As `POST /shipments/` answers. */
const answered = {
  object_id: "5e40ead7cffe4cc1ad45108696162e42",
  status: "SUCCESS",
  rates: [
    {
      amount: "14.73",
      currency: "USD",
      provider: "UPS",
      estimated_days: 1,
      arrives_by: null,
      zone: "2",
      servicelevel: { name: "Ground", token: "ups_ground", terms: "" },
    },
    {
      amount: "31.5",
      currency: "USD",
      provider: "USPS",
      estimated_days: 1,
      arrives_by: "18:00:00",
      servicelevel: { name: "Priority Mail Express", token: "usps_priority_express" },
    },
    {
      amount: "88.1",
      currency: "USD",
      provider: "DHL Express",
      duration_terms: "2 to 4 days",
      servicelevel: { name: "Express Worldwide", token: "dhl_express_worldwide" },
    },
  ],
  messages: [{ source: "FedEx", code: "carrier_timeout", text: "Try again." }],
};

async function shippo(body: object) {
  const server = await standIn((_, response) => response.writeHead(201).end(JSON.stringify(body)));
  opened.push(server);
  return { server, provider: shippoFrom({ SHIPPO_TOKEN: token, SHIPPO_URL: server.url }) };
}

describe("Shippo", () => {
  it("is asked as its protocol says", async () => {
    const { server, provider } = await shippo(answered);
    const to = placeAt("43610", { city: "Toledo", state: "OH", name: "Dana Whitfield", residential: true });
    await provider.offers({ ...sampleShipment, to, parcels: [box(12.5), { ...box(1), sides: null }] }, everything);
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/shipments/",
      headers: { authorization: `ShippoToken ${token}`, "content-type": "application/json" },
    });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      address_from: {
        name: "Shipping",
        street1: "1 Main St",
        city: "Anywhere",
        zip: "43228",
        country: "US",
        is_residential: false,
      },
      address_to: {
        name: "Dana Whitfield",
        street1: "1 Main St",
        city: "Toledo",
        state: "OH",
        zip: "43610",
        country: "US",
        is_residential: true,
      },
      parcels: [
        { length: "16", width: "12", height: "10", distance_unit: "in", weight: "12.5", mass_unit: "lb" },
        { length: "8", width: "6", height: "4", distance_unit: "in", weight: "1", mass_unit: "lb" },
      ],
      shipment_date: "2026-03-16T12:00:00.000Z",
      async: false,
    });
  });

  it("answers its rates as our offers, of the wanted carriers and kinds", async () => {
    const { provider } = await shippo(answered);
    const offers = await provider.offers(sampleShipment, everything);
    expect(offers.map((offer) => [offer.carrierCode, offer.serviceCode, offer.serviceType])).toEqual([
      ["ups", "ups_ground", "ground"],
      ["usps", "usps_priority_express", "overnight"],
      ["dhl", "dhl_express_worldwide", "international"],
    ]);
    expect(offers[0]).toMatchObject({
      service: "UPS Ground",
      zone: 2,
      transitDays: 1,
      deliveryDate: "2026-03-17 17:00:00",
      source: "shippo",
    });
    expect(offers.map(({ baseRate }) => numberOf(baseRate))).toEqual([14.73, 31.5, 88.1]);
    expect(offers[1]?.deliveryDate).toBe("2026-03-17 18:00:00");
    expect(offers[2]).toMatchObject({ transitDays: null, deliveryDate: null, zone: null });
    const ups = await provider.offers(sampleShipment, { carriers: ["ups"], serviceType: "ground" });
    expect(ups.map(({ carrierCode }) => carrierCode)).toEqual(["ups"]);
  });

  it.each([
    ["JPY", "1200.5", 1201],
    ["USD", "1.005", 1.01],
    ["KWD", "1.2345", 1.235],
  ])("rounds what is asked in %s to what it has", async (currency, amount, rounded) => {
    const { provider } = await shippo({ ...answered, rates: [{ ...answered.rates[0], currency, amount }] });
    const [offer] = await provider.offers(sampleShipment, everything);
    expect([offer?.currency, Number(offer?.baseRate)]).toEqual([currency, rounded]);
  });

  it("says who remarked what when nothing is offered", async () => {
    const { provider } = await shippo({ ...answered, rates: [] });
    await expect(provider.offers(sampleShipment, everything)).rejects.toMatchObject({
      status: 422,
      message: "No carrier of the rate provider takes this shipment. Remarks came from: FedEx: carrier_timeout.",
    });
    const { provider: other } = await shippo(answered);
    const freight = other.offers(sampleShipment, { ...everything, serviceType: "freight" });
    await expect(freight).rejects.toMatchObject({ status: 422 });
  });

  rule("R220 R221 R222 tells every failure as such, without the token", async () => {
    await expectFailuresTold((url, environment) => {
      const provider = shippoFrom({ SHIPPO_TOKEN: token, SHIPPO_URL: url, ...environment });
      return provider.offers(sampleShipment, everything);
    }, token);
    const { provider } = await shippo({ rates: [{ ...answered.rates[0], amount: "free" }] });
    await expect(provider.offers(sampleShipment, everything)).rejects.toMatchObject({
      message: expect.stringContaining("`rates[0].amount`"),
    });
  });

  it("is chosen by the environment", () => {
    expect(Object.keys(providersFrom({ PURVEY_RATE_PROVIDER: "shippo", SHIPPO_TOKEN: token }))).toEqual(["rates"]);
    expect(() => providersFrom({ PURVEY_RATE_PROVIDER: "shippo" })).toThrow("`SHIPPO_TOKEN` is missing");
  });
});
