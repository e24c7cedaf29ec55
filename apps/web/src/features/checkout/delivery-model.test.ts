import type { CarrierRateShopResult } from "@purvey/contract/generated/rateShop";
import { describe, expect, it } from "vitest";
import { deliveryOptions, ratesIn, ratesInput, revisedChoice } from "./delivery-model.ts";

const rate = (serviceCode: string, totalCharge: number, deliveryDate: string | null) =>
  ({
    carrierCode: "ups",
    serviceCode,
    serviceName: `UPS ${serviceCode}`,
    totalCharge,
    deliveryDate,
    currency: "USD",
  }) as CarrierRateShopResult;

const monday = "2026-03-16 17:00:00";
const tuesday = "2026-03-17 17:00:00";

describe("delivery options", () => {
  it("leave out what costs more and comes no sooner", () => {
    const options = deliveryOptions([
      rate("ground", 12, tuesday),
      rate("slow", 13, "2026-03-18 17:00:00"),
      rate("unknown", 14, null),
      rate("same", 15, tuesday),
      rate("sameDay", 30, "2026-03-17 10:30:00"),
      rate("air", 40, monday),
      rate("gold", 90, monday),
    ]);
    expect(options.map(({ code }) => code)).toEqual(["ups/ground", "ups/air"]);
    expect(options.map(({ cheapest, fastest }) => [cheapest, fastest])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("keep a dated service beside a cheapest one without a day", () => {
    const options = deliveryOptions([rate("post", 5, null), rate("ground", 12, tuesday)]);
    expect(options.map(({ due, fastest }) => [due, fastest])).toEqual([
      [null, false],
      ["2026-03-17", true],
    ]);
  });
});

it("leaves out what carriers ask in another currency than the order's", () => {
  const rates = [rate("ground", 12, tuesday), { ...rate("air", 40, monday), currency: "EUR" }];
  expect(ratesIn("EUR", rates).map(({ serviceCode }) => serviceCode)).toEqual(["air"]);
  expect(ratesIn("JPY", rates)).toEqual([]);
});

describe("what carriers are asked", () => {
  const doc = {
    location: {
      locationId: 20,
      locationName: "Toledo",
      allowBackorder: true,
      postalCode: "43604",
      country: "US",
      today: "2026-03-14",
    },
    shipTo: { postalCode: "43610", country: "US", city: "Toledo", state: "OH" } as never,
    delivery: { weight: 12.5 },
  };

  it("is the way and the weight", () => {
    expect(ratesInput(doc)).toEqual({
      fromPostalCode: "43604",
      fromCountryCode: "US",
      toPostalCode: "43610",
      toCountryCode: "US",
      toCity: "Toledo",
      toStateProvinceCode: "OH",
      weight: 12.5,
    });
  });

  it("is nothing without a weight or a postal code", () => {
    expect(ratesInput({ ...doc, delivery: { weight: 0 } })).toBeUndefined();
    expect(ratesInput({ ...doc, location: { ...doc.location, postalCode: null } })).toBeUndefined();
  });
});

describe("a choice after carriers answered anew", () => {
  const options = deliveryOptions([rate("ground", 12, tuesday)]);
  const chosen = { code: "ups/ground", name: "UPS ground", cost: 12 };

  it("stands at the same price, follows another one and goes when nobody offers it", () => {
    expect(revisedChoice(undefined, options)).toBeUndefined();
    expect(revisedChoice(chosen, options)).toBeUndefined();
    expect(revisedChoice({ ...chosen, cost: 10 }, options)).toEqual({ delivery: chosen });
    expect(revisedChoice({ ...chosen, code: "ups/air" }, options)).toEqual({ delivery: undefined });
  });
});
