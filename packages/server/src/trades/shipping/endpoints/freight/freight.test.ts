import { freight } from "@purvey/contract/services/freight/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

const from = {
  fromAddressLine: "2480 Westbelt Drive",
  fromCity: "Columbus",
  fromCompanyName: "Purvey Supply",
  fromFirstName: "Rita",
  fromLastName: "Okafor",
  fromPhone: "614-555-0110",
  fromCountryCode: "US",
  fromPostalCode: "43228",
  fromState: "OH",
};
const to = {
  toAddressLine: "3400 Detroit Avenue",
  toCity: "Toledo",
  toCompanyName: "Northgate Fabrication",
  toFirstName: "Dana",
  toLastName: "Whitfield",
  toPhone: "419-555-0120",
  toCountryCode: "US",
  toPostalCode: "43610",
  toRegion: "OH",
};
const pallets = { packageLength: 48, packageWidth: 40, packageHeight: 48, totalWeight: 850, quantity: 2 };
const load = { ...from, ...to, ...pallets };

/** What each field is called in its message. */
const words: Readonly<Record<string, string>> = {
  AddressLine: "address line",
  City: "city",
  CompanyName: "company name",
  FirstName: "first name",
  LastName: "last name",
  Phone: "phone",
  CountryCode: "country code",
  PostalCode: "postal code",
  State: "state",
  Region: "region",
};

describeServer("freight quotes", (server) => {
  const dana = async () => (await server().clientFor("dana")).freight;
  const refusal = async (changes: object) => {
    const { status, body } = await sendAs(server(), freight, "freight.list", "dana", { ...load, ...changes });
    return [status, body.validationErrors?.[0].field, body.validationErrors?.[0].message];
  };

  it("D11 answers every freight carrier by density class, cheapest first", async () => {
    const { data } = await (await dana()).freight.list(load);
    expect(data.map(({ totalRate }) => totalRate)).toEqual(
      data.map(({ totalRate }) => totalRate).sort((a, b) => a - b),
    );
    // 850 lb in 106.7 cubic feet are 7.97 lb a cubic foot.
    expect(new Set(data.map(({ freightClass }) => freightClass))).toEqual(new Set(["125"]));
    expect(data[0]).toMatchObject({ serviceType: "freight", currency: "USD", zone: 2, source: "embedded" });
    const named = await (await dana()).freight.list({ ...load, productType: "Bolts, class 50" }).data;
    expect(named[0]?.freightClass).toBe("50");
    expect(named[0]?.totalRate).toBeLessThan(data[0]?.totalRate ?? 0);
  });

  it("D11 takes a missing height for that of a usual pallet, and metric units", async () => {
    const api = (await dana()).freight;
    const whole = await api.list(load).data;
    const { packageHeight: _, ...without } = load;
    expect(await api.list(without).data).toEqual(whole);
    expect(await api.list({ ...load, packageHeight: 0 }).data).toEqual(whole);
    const metric = {
      packageLength: 121.92,
      packageWidth: 101.6,
      packageHeight: 121.92,
      dimensionUnit: "cm" as const,
      totalWeight: 385.5535145,
      weightUnit: "kg" as const,
    };
    expect(await api.list({ ...load, ...metric }).data).toEqual(whole);
  });

  rule("R172 answers as the format says", async () => {
    const api = (await dana()).freight;
    const quotes = (responseFormat: "summary" | "detailed" | "cheapest" | "vendor") =>
      api.list({ ...load, responseFormat }).data;
    const detailed = await quotes("detailed");
    expect(detailed[0]?.fees.map(({ code }) => code)).toEqual(["FUEL"]);
    expect(await quotes("summary")).toEqual(detailed.map((rate) => ({ ...rate, fees: [] })));
    expect(await quotes("cheapest")).toEqual(detailed.slice(0, 1));
    const vendors = await quotes("vendor");
    expect(vendors).toHaveLength(new Set(detailed.map(({ carrierCode }) => carrierCode)).size);
    expect(vendors.map(({ serviceCode }) => serviceCode)).toContain("FEDEX_FREIGHT_ECONOMY");
    expect((await refusal({ responseFormat: "fastest" })).slice(0, 2)).toEqual([400, "responseFormat"]);
  });

  rule("R173 adds the handling charge in percent or as an amount", async () => {
    const api = (await dana()).freight;
    const [plain] = await api.list(load).data;
    const total = plain?.totalRate ?? expect.fail();
    const [amount] = await api.list({ ...load, handlingCharge: 12.5, handlingChargeUnit: "AMOUNT" }).data;
    expect(Math.round((amount?.finalRate ?? 0) * 100)).toBe(Math.round(total * 100) + 1250);
    const [percent] = await api.list({ ...load, handlingCharge: 10, handlingChargeUnit: "PERCENT" }).data;
    expect(percent?.finalRate).toBeCloseTo(total * 1.1, 1);
    expect(percent?.totalRate).toBe(total);
    expect(plain?.finalRate).toBe(total);
    expect((await refusal({ handlingChargeUnit: "EUR" })).slice(0, 2)).toEqual([400, "handlingChargeUnit"]);
  });

  rule("R170 refuses each missing or empty field of both sides with its own message", async () => {
    for (const field of Object.keys({ ...from, ...to })) {
      const side = field.startsWith("from") ? "From" : "To";
      const message = `${side} ${words[field.slice(side.length)]} is required`;
      for (const value of [undefined, ""]) expect(await refusal({ [field]: value })).toEqual([400, field, message]);
    }
    expect((await refusal({ fromCity: "" }))[2]).toBe("From city is required");
  });

  rule("R171 refuses length, width, weight and quantity that are not positive", async () => {
    const messages = {
      packageLength: "Package length must be positive",
      packageWidth: "Package width must be positive",
      totalWeight: "Package weight must be positive",
      quantity: "Package quantity must be positive",
    };
    for (const [field, message] of Object.entries(messages))
      for (const value of [0, -3, undefined]) expect(await refusal({ [field]: value })).toEqual([400, field, message]);
  });

  it("refuses to cross a border unless it may, and what fills a truck", async () => {
    const toronto = { toCountryCode: "CA", toPostalCode: "M5V 2T6", toRegion: "ON" };
    expect((await refusal(toronto)).slice(0, 2)).toEqual([400, "international"]);
    const api = (await dana()).freight;
    const [rate] = await api.list({ ...load, ...toronto, international: true }).data;
    expect(rate?.zone).toBe(11);
    await expect(api.list({ ...load, totalWeight: 30_000 })).rejects.toMatchObject({ status: 422 });
  });

  it("asks the database nothing, and answers health-check and ping", async () => {
    const api = await dana();
    expect(await statementsOf(server(), () => api.freight.list(load))).toBe(0);
    expect((await api.system.healthCheck().data).service).toBe("freight");
    expect(await api.system.ping().data).toBe("pong");
  });
});
