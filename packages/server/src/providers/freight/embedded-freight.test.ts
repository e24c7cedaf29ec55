import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FreightLoad } from "../../platform/ports/freight-provider.ts";
import { placeAt } from "../../testing/sample-shipment.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import { accessorialsOf } from "./accessorials.ts";
import { embeddedFreight } from "./embedded-freight.ts";
import { classOf, freightCharge } from "./freight-charge.ts";
import { namedClass } from "./freight-class.ts";
import { freightServices } from "./tariff.ts";

const goods = (weight: number, volume: number | null, freightClass?: string) => ({
  weight: decimal(weight),
  volume: volume === null ? null : decimal(volume),
  freightClass,
});

const load: FreightLoad = {
  from: placeAt("43228"),
  to: placeAt("43610"),
  quantity: 2,
  unit: null,
  description: undefined,
  ...goods(850, 106.6667),
  accessorials: [],
  shipDate: new Date("2026-03-16T12:00:00Z"),
};

describe("the freight class", () => {
  it("follows from the density, unless it is named", () => {
    const densities = [0.5, 1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50];
    expect(densities.map((density) => classOf(goods(density * 10, 10)))).toEqual([
      "400",
      "300",
      "250",
      "175",
      "125",
      "100",
      "92.5",
      "85",
      "70",
      "65",
      "60",
      "55",
      "50",
    ]);
    expect(classOf(goods(100, 1, "77.5"))).toBe("77.5");
    expect(classOf(goods(100, null))).toBe("70");
    expect([
      namedClass("Fasteners, class 50"),
      namedClass("CL92.5"),
      namedClass("class 51"),
      namedClass(undefined),
    ]).toEqual(["50", "92.5", undefined, undefined]);
  });
});

describe("a freight charge", () => {
  const estes = freightServices.find(({ carrierCode }) => carrierCode === "estes") ?? expect.fail();

  it("is weight times the price of a hundredweight by break and class, at least the minimum", () => {
    const charge = freightCharge(goods(1200, null, "100"), 4, estes);
    // 12 × 47 × 0.68 × 0.94
    expect([numberOf(charge.amount), numberOf(charge.billedWeight)]).toEqual([360.51, 1200]);
    expect(numberOf(freightCharge(goods(40, null, "50"), 2, estes).amount)).toBe(115);
    expect(numberOf(freightCharge(goods(40, null, "50"), 4, estes).amount)).toBe(138);
  });

  it("declares the weight of the next price break or class where that costs less", () => {
    const nearBreak = freightCharge(goods(990, null, "100"), 4, estes);
    expect([numberOf(nearBreak.billedWeight), numberOf(nearBreak.amount)]).toEqual([1000, 300.42]);
    const nearClass = freightCharge(goods(399, 50), 8, estes);
    expect([nearClass.freightClass, numberOf(nearClass.billedWeight)]).toEqual(["125", 500]);
  });

  it("never costs less for more weight or a farther zone", () => {
    const weight = fc.integer({ min: 1, max: 10_000 });
    const volume = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null });
    const services = fc.constantFrom(...freightServices);
    const zones = fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14);
    fc.assert(
      fc.property(weight, weight, volume, services, zones, (one, more, size, service, zone) => {
        const charge = (pounds: number, at: number) => numberOf(freightCharge(goods(pounds, size), at, service).amount);
        const here = charge(one, zone);
        expect(charge(one + more, zone)).toBeGreaterThanOrEqual(here);
        expect(charge(one, zone + 1)).toBeGreaterThanOrEqual(here);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the embedded tariff", () => {
  it("answers every carrier that goes there, with fuel and what the instructions ask for", async () => {
    const accessorials = accessorialsOf("Dock 3, call ahead", "Liftgate and inside delivery");
    const offers = await embeddedFreight.quotes({ ...load, accessorials });
    expect(offers.map(({ carrierCode }) => carrierCode)).toEqual(["fedex", "fedex", "odfl", "xpo", "estes", "saia"]);
    expect(offers[0]?.fees.map(({ code }) => code)).toEqual(["APPTPU", "LGDEL", "INDEL", "FUEL"]);
    expect(offers[0]).toMatchObject({ serviceType: "freight", zone: 2, transitDays: 3, source: "embedded" });
    const alaska = await embeddedFreight.quotes({ ...load, to: placeAt("99501") });
    expect(alaska.map(({ carrierCode }) => carrierCode)).not.toContain("saia");
    const mexico = await embeddedFreight.quotes({ ...load, to: placeAt("01000", { countryCode: "MX" }) });
    expect(mexico.map(({ serviceCode }) => serviceCode)).toContain("ODFL_STANDARD");
  });

  it("reads what instructions ask for, not what they rule out", () => {
    const codes = (text: string) => accessorialsOf(text, undefined).map(({ code }) => code);
    expect(codes("No dock, lift gate needed")).toEqual(["LGPU"]);
    expect(codes("no liftgate, without an appointment")).toEqual([]);
    expect(codes("Limited access: residential street, notify first")).toEqual(["RESPU", "LTDPU", "APPTPU"]);
    expect(codes("")).toEqual([]);
  });

  it("refuses what fills a truck", async () => {
    await expect(embeddedFreight.quotes({ ...load, weight: decimal(20_001) })).rejects.toMatchObject({
      status: 422,
      message:
        "Freight carriers take at most 20000 lb of one shipment, not 20001. Ask for a truck, or split the shipment.",
    });
  });
});
