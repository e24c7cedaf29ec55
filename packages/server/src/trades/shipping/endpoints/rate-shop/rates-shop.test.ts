import { rateShop } from "@purvey/contract/services/rate-shop/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

const parcel = { fromPostalCode: "43228", toPostalCode: "43610", weight: 12 };

describeServer("rate shopping", (server) => {
  const dana = async () => (await server().clientFor("dana")).rateShop;

  rule("R201 compares what every carrier asks, cheapest first", async () => {
    const { data } = await (await dana()).ratesShop.list({ ...parcel, toCity: "Toledo", toStateProvinceCode: "OH" });
    expect(data.map(({ rank }) => rank)).toEqual(data.map((_, index) => index + 1));
    expect(data[0]).toMatchObject({ cheapest: true, aboveCheapest: 0, zone: 2, billedWeight: 12, source: "embedded" });
    expect(data.filter(({ cheapest }) => cheapest)).toHaveLength(1);
    const soonest = data.filter(({ fastest }) => fastest);
    expect(soonest.length).toBeGreaterThan(0);
    expect(soonest.map(({ deliveryDate }) => deliveryDate)).toEqual(
      soonest.map(() => data.map(({ deliveryDate }) => deliveryDate ?? "9").sort()[0]),
    );
    for (const row of data) {
      const cents = (value: number) => Math.round(value * 100);
      expect(cents(row.baseCharge) + cents(row.surcharges)).toBe(cents(row.totalCharge));
      expect(cents(row.totalCharge) - cents(data[0]?.totalCharge ?? 0)).toBe(cents(row.aboveCheapest));
    }
  });

  rule("R201 bills volume when all sides are given, homes, and freight over 150 pounds", async () => {
    const api = (await dana()).ratesShop;
    const ground = async (more: object) =>
      (await api.list({ ...parcel, ...more }).data).find(({ serviceCode }) => serviceCode === "03");
    expect((await ground({ length: 20, width: 20, height: 20 }))?.billedWeight).toBe(58);
    expect((await ground({ length: 20, width: 20 }))?.billedWeight).toBe(12);
    const [home, dock] = [await ground({ residential: true }), await ground({})];
    expect(home?.totalCharge).toBeGreaterThan(dock?.totalCharge ?? Number.NaN);
    const heavy = await api.list({ ...parcel, weight: 600 }).data;
    expect(new Set(heavy.map(({ serviceType }) => serviceType))).toEqual(new Set(["freight"]));
    const abroad = await api.list({ ...parcel, toCountryCode: "CA", toPostalCode: "M5V 2T6" }).data;
    expect(abroad.map(({ carrierCode }) => carrierCode)).toContain("dhl");
  });

  rule("R201 refuses a call without codes or weight, and codes that nobody knows", async () => {
    const refusal = async (changes: object) => {
      const { status, body } = await sendAs(server(), rateShop, "ratesShop.list", "dana", { ...parcel, ...changes });
      return [status, body.validationErrors[0].field, body.validationErrors[0].message];
    };
    expect(await refusal({ fromPostalCode: "" })).toEqual([400, "fromPostalCode", "From postal code is required"]);
    expect(await refusal({ toPostalCode: undefined })).toEqual([400, "toPostalCode", "To postal code is required"]);
    expect(await refusal({ weight: 0 })).toEqual([400, "weight", "Weight must be positive"]);
    expect((await refusal({ toPostalCode: "436" })).slice(0, 2)).toEqual([400, "toPostalCode"]);
  });

  it("asks the database nothing, and answers health-check and ping", async () => {
    const api = await dana();
    expect(await statementsOf(server(), () => api.ratesShop.list(parcel))).toBe(0);
    expect((await api.system.healthCheck().data).service).toBe("rateShop");
    expect(await api.system.ping().data).toBe("pong");
  });
});
