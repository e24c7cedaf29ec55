import { shipping } from "@purvey/contract/services/shipping/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { rawRequest } from "../../../../testing/raw-request.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

const columbus = {
  address: "2480 Westbelt Drive",
  city: "Columbus",
  state: "Ohio",
  postalCode: "43228",
  countryCode: "US",
};
const toledo = {
  address: "3400 Detroit Avenue",
  city: "Toledo",
  state: "OH",
  postalCode: "43610-1204",
  countryCode: "USA",
};
const box = { length: 16, width: 12, height: 10, weight: 12 };
const sample = { from: columbus, to: toledo, packages: [box], shipDate: "2026-03-16 12:00:00" };

describeServer("shipping rates", (server) => {
  const dana = async () => (await server().clientFor("dana")).shipping;

  it("answers every service that takes the packages, cheapest first, with fees that add up", async () => {
    const { data, totalResults } = await (await dana()).rates.create(sample);
    expect(totalResults).toBe(data.length);
    expect(new Set(data.map(({ carrierCode }) => carrierCode))).toEqual(new Set(["ups", "fedex", "usps"]));
    expect(data.map(({ totalRate }) => totalRate)).toEqual(
      data.map(({ totalRate }) => totalRate).sort((a, b) => a - b),
    );
    for (const rate of data) {
      const cents = [rate.baseRate, ...rate.fees.map(({ amount }) => amount)].map((value) => Math.round(value * 100));
      expect(cents.reduce((sum, value) => sum + value, 0)).toBe(Math.round(rate.totalRate * 100));
    }
    expect(data.find(({ serviceCode }) => serviceCode === "03")).toEqual({
      carrier: "UPS",
      carrierCode: "ups",
      service: "UPS Ground",
      serviceCode: "03",
      serviceType: "ground",
      baseRate: 15.74,
      totalRate: 18.65,
      finalRate: 18.65,
      currency: "USD",
      exchangeRate: null,
      fees: [{ code: "FUEL", description: "Fuel, 18.5 %", amount: 2.91 }],
      transitTime: "1 business day",
      transitDays: 1,
      deliveryDate: "2026-03-17 17:00:00",
      guaranteed: true,
      zone: 2,
      billedWeight: 14,
      freightClass: null,
      source: "embedded",
    });
  });

  rule("R180 R181 narrows by kind of service and carriers", async () => {
    const api = await dana();
    const codes = async (more: Partial<Parameters<typeof api.rates.create>[0]>) =>
      (await api.rates.create({ ...sample, ...more }).data).map(({ serviceCode }) => serviceCode).sort();
    expect(await codes({ serviceType: "ground" })).toEqual(["03", "FEDEX_GROUND", "GroundAdvantage"]);
    expect(await codes({ serviceType: "overnight", carriers: ["ups", "usps"] })).toEqual(["01", "13", "Express"]);
    expect(await codes({ carriers: ["dhl", "all"], serviceType: "ground" })).toHaveLength(3);
    expect(await codes({ serviceType: "freight", carriers: ["fedex"] })).toEqual([
      "FEDEX_FREIGHT_ECONOMY",
      "FEDEX_FREIGHT_PRIORITY",
    ]);
    const refused = api.rates.create({ ...sample, carriers: ["dhl"] });
    await expect(refused).rejects.toMatchObject({ status: 422, code: "BUSINESS_LOGIC_ERROR" });
  });

  rule("R183 answers as the format says", async () => {
    const api = await dana();
    const rates = (responseFormat: "summary" | "detailed" | "cheapest" | "fastest" | "all") =>
      api.rates.create({ ...sample, serviceType: "ground", responseFormat }).data;
    const detailed = await rates("detailed");
    expect(await rates("summary")).toEqual(detailed.map((rate) => ({ ...rate, fees: [] })));
    expect(await rates("cheapest")).toEqual(detailed.slice(0, 1));
    expect((await rates("fastest")).map(({ deliveryDate }) => deliveryDate)).toEqual(["2026-03-17 17:00:00"]);
    expect((await rates("all")).length).toBeGreaterThan(detailed.length);
    const soonest = await api.rates.create({ ...sample, responseFormat: "fastest" }).data;
    expect(soonest.map(({ deliveryDate }) => deliveryDate)).toEqual(["2026-03-17 10:30:00"]);
  });

  rule("R177 R178 takes inches and centimetres, pounds and kilograms", async () => {
    const api = await dana();
    const metric = {
      length: 40.64,
      width: 30.48,
      height: 25.4,
      dimensionUnit: "cm",
      weight: 5.44310844,
      weightUnit: "kg",
    } as const;
    expect(await api.rates.create({ ...sample, packages: [metric] }).data).toEqual(await api.rates.create(sample).data);
  });

  rule("R179 charges tubes, and sends pallets as freight", async () => {
    const api = await dana();
    const ground = { ...sample, carriers: ["ups" as const], serviceType: "ground" as const };
    const [tube] = await api.rates.create({ ...ground, packages: [{ ...box, packageType: "tube" }] }).data;
    expect(tube?.fees[0]?.code).toBe("AHP");
    const pallet = await api.rates.create({ ...sample, packages: [{ ...box, packageType: "pallet" }] }).data;
    expect(new Set(pallet.map(({ serviceType }) => serviceType))).toEqual(new Set(["freight"]));
    for (const packageType of ["envelope", "pak"] as const)
      expect(await api.rates.create({ ...ground, packages: [{ ...box, packageType }] }).data).toHaveLength(1);
  });

  rule("R182 converts by the reference rate and says so", async () => {
    const api = await dana();
    const ground = { ...sample, carriers: ["ups" as const], serviceType: "ground" as const };
    for (const [currency, exchangeRate, baseRate] of [
      ["CAD", 1.37, 21.56],
      ["EUR", 0.86, 13.54],
      ["GBP", 0.75, 11.81],
    ] as const) {
      const [rate] = await api.rates.create({ ...ground, currency }).data;
      expect(rate).toMatchObject({ currency, exchangeRate, baseRate });
    }
  });

  it("counts packages that are alike, and weighs each of them", async () => {
    const api = await dana();
    const ground = { ...sample, carriers: ["ups" as const], serviceType: "ground" as const };
    const [three] = await api.rates.create({ ...ground, packages: [{ ...box, quantity: 3 }] }).data;
    expect(three).toMatchObject({ baseRate: 47.22, billedWeight: 42 });
  });

  const refusal = async (changes: object) => {
    const { status, body } = await sendAs(server(), shipping, "rates.create", "dana", { ...sample, ...changes });
    return [status, body.validationErrors?.[0].field, body.validationErrors?.[0].message];
  };

  rule("R174 refuses an address without line, city, state, postal code or a country of 2 letters", async () => {
    const messages = {
      address: "Address is required",
      city: "City is required",
      state: "State is required",
      postalCode: "Postal code is required",
      countryCode: "Country code must be at least 2 characters",
    };
    for (const [field, message] of Object.entries(messages)) {
      for (const side of ["from", "to"])
        for (const value of [undefined, ""])
          expect(await refusal({ [side]: { ...columbus, [field]: value } })).toEqual([
            400,
            `${side}.${field}`,
            message,
          ]);
    }
    expect(await refusal({ to: { ...toledo, countryCode: "U" } })).toEqual([
      400,
      "to.countryCode",
      messages.countryCode,
    ]);
    expect((await refusal({ from: undefined })).slice(0, 2)).toEqual([400, "from"]);
  });

  rule("R175 refuses a call without packages", async () => {
    for (const packages of [[], undefined])
      expect(await refusal({ packages })).toEqual([400, "packages", "At least one package is required"]);
  });

  rule("R176 refuses sides and weights that are not positive", async () => {
    for (const field of Object.keys(box))
      for (const value of [0, -1, undefined])
        expect((await refusal({ packages: [{ ...box, [field]: value }] })).slice(0, 2)).toEqual([
          400,
          `packages[0].${field}`,
        ]);
  });

  rule("R177 R178 R179 R180 R181 R182 R183 refuses values that the specification does not list", async () => {
    const wrong: Record<string, unknown> = {
      "packages[0].dimensionUnit": { packages: [{ ...box, dimensionUnit: "mm" }] },
      "packages[0].weightUnit": { packages: [{ ...box, weightUnit: "oz" }] },
      "packages[0].packageType": { packages: [{ ...box, packageType: "crate" }] },
      serviceType: { serviceType: "sameday" },
      "carriers[0]": { carriers: ["ontrac"] },
      currency: { currency: "JPY" },
      responseFormat: { responseFormat: "vendor" },
    };
    for (const [field, changes] of Object.entries(wrong))
      expect((await refusal(changes as object)).slice(0, 2)).toEqual([400, field]);
  });

  rule("R025 needs the header x-site-id", async () => {
    const endpoint = shipping.endpoints["rates.create"] ?? expect.fail();
    const token = await server().app.tokens.issue(await server().principalOf("dana"));
    const { status, body } = await rawRequest(server().app, shipping, endpoint, sample, { token, site: null });
    expect([status, body.validationErrors[0].field]).toEqual([400, "x-site-id"]);
  });

  it("asks the database nothing, and answers health-check and ping", async () => {
    const api = await dana();
    expect(await statementsOf(server(), () => api.rates.create(sample))).toBe(0);
    expect((await api.system.healthCheck().data).service).toBe("shipping");
    expect(await api.system.ping().data).toBe("pong");
  });
});
