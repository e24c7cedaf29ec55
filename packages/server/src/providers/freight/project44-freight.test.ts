import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import { expectFailuresTold } from "../../testing/failures-of.ts";
import { placeAt } from "../../testing/sample-shipment.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { totalOf } from "../../trades/shipping/order-offers.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import { providersFrom } from "../providers-from.ts";
import { project44From } from "./project44-freight.ts";

const secret = "p44-secret-0815";
const account = { PROJECT44_CLIENT_ID: "purvey", PROJECT44_CLIENT_SECRET: secret };
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const load: FreightLoad = {
  from: placeAt("43228", { city: "Columbus", state: "OH" }),
  to: placeAt("43610"),
  quantity: 2,
  unit: { length: decimal(48), width: decimal(40), height: decimal(48) },
  volume: decimal("106.67"),
  weight: decimal(850),
  freightClass: undefined,
  description: "Fasteners",
  accessorials: [{ code: "LGDEL", description: "Lift gate at delivery", amount: 95 }],
  shipDate: new Date("2026-03-16T12:00:00Z"),
};

const quotes = {
  rateQuotes: [
    {
      carrierCode: "ODFL",
      currencyCode: "USD",
      transitDays: 2,
      serviceLevel: { code: "STD", description: "Standard Rate" },
      rateQuoteDetail: {
        total: 312.4,
        charges: [
          { code: "ITEM", description: "Item charge", amount: 410 },
          { code: "DSC", description: "Discount", amount: -210 },
          { code: "FSC", description: "Fuel surcharge", amount: 52.4 },
          { code: "LGDEL", description: "Liftgate delivery", amount: 60 },
        ],
      },
    },
    { carrierCode: "SAIA", rateQuoteDetail: null, errorMessages: [{ message: "No service", severity: "ERROR" }] },
  ],
};

/** Gives out tokens `token-1`, `token-2` …, and answers quotes. */
async function project44(answer: StandInAnswer) {
  let tokens = 0;
  const server = await standIn((request, response) => {
    if (request.path !== "/api/v4/oauth2/token") return answer(request, response);
    tokens++;
    response.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 3600, token_type: "Bearer" }));
  });
  opened.push(server);
  return { server, provider: project44From({ ...account, PROJECT44_URL: server.url }) };
}

const answered: StandInAnswer = (_, response) => response.end(JSON.stringify(quotes));

describe("project44", () => {
  it("is asked as its protocol says, with one token for all calls", async () => {
    const { server, provider } = await project44(answered);
    await Promise.all([provider.quotes(load), provider.quotes(load)]);
    await provider.quotes(load);
    expect(server.requests.map(({ path }) => path).filter((path) => path.includes("token"))).toHaveLength(1);
    expect(new URLSearchParams(server.requests[0]?.body).get("grant_type")).toBe("client_credentials");
    const asked = server.requests.at(-1);
    expect(asked).toMatchObject({
      method: "POST",
      path: "/api/v4/ltl/quotes/rates/query",
      headers: { authorization: "Bearer token-1" },
    });
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      originAddress: { addressLines: ["1 Main St"], city: "Columbus", state: "OH", postalCode: "43228", country: "US" },
      destinationAddress: { addressLines: ["1 Main St"], city: "Anywhere", postalCode: "43610", country: "US" },
      capacityProviderAccountGroup: { code: "Default", accounts: [] },
      lineItems: [
        {
          totalWeight: 850,
          packageDimensions: { length: 48, width: 40, height: 48 },
          freightClass: "125",
          packageType: "PLT",
          totalPackages: 2,
          totalPieces: 2,
          description: "Fasteners",
        },
      ],
      accessorialServices: [{ code: "LGDEL" }],
      pickupWindow: { date: "2026-03-16", startTime: "08:00", endTime: "16:00" },
      preferredCurrency: "USD",
      lengthUnit: "IN",
      weightUnit: "LB",
    });
  });

  it("answers its quotes as our offers, without the carriers that refuse", async () => {
    const { provider } = await project44(answered);
    const [offer, ...others] = await provider.quotes(load);
    expect(others).toEqual([]);
    if (!offer) return expect.fail();
    expect(offer).toMatchObject({
      carrierCode: "odfl",
      service: "ODFL Standard Rate",
      serviceCode: "STD",
      serviceType: "freight",
      transitDays: 2,
      deliveryDate: "2026-03-18 17:00:00",
      freightClass: "125",
      source: "project44",
    });
    expect([numberOf(offer.baseRate), numberOf(totalOf(offer))]).toEqual([200, 312.4]);
    expect(offer.fees.map(({ code }) => code)).toEqual(["FSC", "LGDEL"]);
  });

  it.each([
    ["JPY", [1, 11]],
    ["USD", [1.23, 11.12]],
    ["KWD", [1.235, 11.111]],
  ])("rounds what is asked in %s to what it has", async (currencyCode, amounts) => {
    const rateQuoteDetail = { total: 12.3455, charges: [{ code: "FSC", description: "Fuel", amount: 1.2345 }] };
    const quote = { ...quotes.rateQuotes[0], currencyCode, rateQuoteDetail };
    const { provider } = await project44((_, response) => response.end(JSON.stringify({ rateQuotes: [quote] })));
    const [offer] = await provider.quotes(load);
    expect([offer?.currency, Number(offer?.fees[0]?.amount), Number(offer?.baseRate)]).toEqual([
      currencyCode,
      ...amounts,
    ]);
  });

  it("asks for another token when one is refused before its time", async () => {
    const { server, provider } = await project44(({ headers }, response) => {
      if (headers.authorization === "Bearer token-1") response.writeHead(401).end();
      else response.end(JSON.stringify(quotes));
    });
    expect(await provider.quotes(load)).toHaveLength(1);
    expect(server.requests.map(({ path }) => path.split("/").at(-1))).toEqual(["token", "query", "token", "query"]);
  });

  it("says who gives no price when nobody does", async () => {
    const { provider } = await project44((_, response) =>
      response.end(JSON.stringify({ rateQuotes: [quotes.rateQuotes[1]] })),
    );
    await expect(provider.quotes(load)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("SAIA gives no price"),
    });
  });

  rule("R220 R221 R222 tells every failure as such, without the secret: of the tokens and of the quotes", async () => {
    await expectFailuresTold(
      (url, environment) => project44From({ ...account, PROJECT44_URL: url, ...environment }).quotes(load),
      secret,
    );
    const { provider } = await project44((_, response) => response.end('{"rateQuotes":[{"rateQuoteDetail":{}}]}'));
    await expect(provider.quotes(load)).rejects.toMatchObject({ status: 502 });
    const { server, provider: broken } = await project44((_, response) => response.writeHead(500).end());
    await expect(broken.quotes(load)).rejects.toMatchObject({ status: 502 });
    await expect(broken.quotes(load)).rejects.toMatchObject({ status: 502 });
    expect(server.requests.filter(({ path }) => path.includes("token"))).toHaveLength(1);
  });

  it("is chosen by the environment", () => {
    const environment = { PURVEY_FREIGHT_PROVIDER: "project44", ...account };
    expect(Object.keys(providersFrom(environment))).toEqual(["freight"]);
    expect(() => providersFrom({ ...environment, PROJECT44_CLIENT_SECRET: "" })).toThrow(
      "`PROJECT44_CLIENT_SECRET` is missing: `PURVEY_FREIGHT_PROVIDER=project44` needs it.",
    );
  });
});
