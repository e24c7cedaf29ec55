import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Wanted } from "../../platform/ports/rate-provider.ts";
import type { Shipment } from "../../platform/ports/shipment.ts";
import { box, placeAt, sampleShipment } from "../../testing/sample-shipment.ts";
import { totalOf } from "../../trades/shipping/order-offers.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import { dueDate } from "../transit/transit.ts";
import { zoneOf } from "../transit/zones.ts";
import { carriers } from "./carriers.ts";
import { embeddedRates } from "./embedded-rates.ts";
import { measure } from "./measures.ts";
import { parcelOffer } from "./parcel-offer.ts";
import { rateCards } from "./rate-cards.ts";

const everything: Wanted = { carriers: undefined, serviceType: undefined };
const offers = (changes: Partial<Shipment> = {}, wanted: Partial<Wanted> = {}) =>
  embeddedRates.offers({ ...sampleShipment, ...changes }, { ...everything, ...wanted });

describe("zones", () => {
  const zone = (from: string, to: string) => zoneOf(placeAt(from), placeAt(to));

  it("grow with the distance between the postal areas", () => {
    expect(zone("43228", "43610")).toBe(2);
    expect(["43228", "46203", "60601", "10001", "33101", "80202", "98101"].map((to) => zone("43228", to))).toEqual([
      2, 3, 3, 4, 5, 6, 8,
    ]);
    expect([zone("43228", "99501"), zone("96801", "90001"), zone("99501", "99701")]).toEqual([9, 9, 3]);
  });

  it("are the same there and back", () => {
    const code = fc.integer({ min: 0, max: 999 }).map((prefix) => `${String(prefix).padStart(3, "0")}01`);
    const zoneOrError = (from: string, to: string) => {
      try {
        return zone(from, to);
      } catch {
        return "unknown";
      }
    };
    fc.assert(fc.property(code, code, (from, to) => zoneOrError(from, to) === zoneOrError(to, from)));
  });

  it("are those of the other country beyond the United States", () => {
    const abroad = (countryCode: string) => zoneOf(placeAt("43228"), placeAt("X", { countryCode }));
    expect(["CA", "MX", "DE", "JP", "ZA"].map(abroad)).toEqual([11, 12, 13, 14, 15]);
    expect(zoneOf(placeAt("10115", { countryCode: "DE" }), placeAt("43228"))).toBe(13);
    expect(() => zoneOf(placeAt("1", { countryCode: "DE" }), placeAt("2", { countryCode: "FR" }))).toThrow();
  });

  it("refuse a postal code that names no area", async () => {
    await expect(offers({ to: placeAt("00000", { path: "to.postalCode" }) })).rejects.toMatchObject({
      status: 400,
      issues: [
        {
          path: "to.postalCode",
          message: "There is no postal area in the United States for `00000`; give five or nine digits",
        },
      ],
    });
  });
});

describe("what is billed", () => {
  const billed = (weight: number, sides: readonly [number, number, number], carrier: keyof typeof carriers = "ups") =>
    numberOf(measure(box(weight, sides), carriers[carrier]).billedWeight);

  it("is the greater of weight and volume, in whole pounds", () => {
    expect(billed(11.2, [16, 12, 10])).toBe(14);
    expect(billed(18, [16, 12, 10])).toBe(18);
    expect(billed(0.2, [4, 4, 4])).toBe(1);
    expect(billed(3, [12, 12, 12], "usps")).toBe(3);
    expect(billed(3, [13, 12, 12], "usps")).toBe(12);
    expect(billed(20, [97, 4, 4])).toBe(90);
  });

  it("never grows smaller with weight or size", () => {
    const side = fc.integer({ min: 1, max: 1080 }).map((tenths) => tenths / 10);
    const weight = fc.integer({ min: 1, max: 1500 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(weight, weight, side, side, side, (one, more, a, b, c) => {
        const light = billed(one, [a, b, c]);
        expect(billed(one + more, [a, b, c])).toBeGreaterThanOrEqual(light);
        expect(billed(one, [a + more, b, c])).toBeGreaterThanOrEqual(light);
      }),
    );
  });
});

describe("the embedded cards", () => {
  it("add up to the cent: transport, fees and fuel", async () => {
    const [ground] = await offers({}, { carriers: ["ups"], serviceType: "ground" });
    expect(ground).toMatchObject({
      service: "UPS Ground",
      zone: 2,
      transitDays: 1,
      deliveryDate: "2026-03-17 17:00:00",
    });
    // 11.32 + 13 × 0.34 = 15.74, and 18.5 % of it 2.9119.
    expect(numberOf(ground?.baseRate ?? decimal(0))).toBe(15.74);
    expect(ground?.fees.map(({ code, amount }) => [code, numberOf(amount)])).toEqual([["FUEL", 2.91]]);
    const home = await offers(
      { to: placeAt("43610", { residential: true }) },
      { carriers: ["ups"], serviceType: "ground" },
    );
    expect(home[0]?.fees.map(({ code, amount }) => [code, numberOf(amount)])).toEqual([
      ["RES", 6.2],
      ["FUEL", 4.06],
    ]);
  });

  it("charge for what is heavy, long, round, very large or far away", async () => {
    const codes = async (changes: Partial<Shipment>) => {
      const [offer] = await offers(changes, { carriers: ["ups"], serviceType: "ground" });
      return offer?.fees.map(({ code }) => code);
    };
    expect(await codes({ parcels: [box(51)] })).toEqual(["AHW", "FUEL"]);
    expect(await codes({ parcels: [box(12, [49, 8, 8])] })).toEqual(["AHS", "FUEL"]);
    expect(await codes({ parcels: [{ ...box(12), packageType: "tube" }] })).toEqual(["AHP", "FUEL"]);
    expect(await codes({ parcels: [box(12, [97, 8, 8])] })).toEqual(["LPS", "FUEL"]);
    expect(await codes({ to: placeAt("99501") })).toEqual(["DAS", "FUEL"]);
    const [two] = await offers({ parcels: [box(51), box(60)] }, { carriers: ["ups"], serviceType: "ground" });
    expect(two?.fees[0]).toMatchObject({ description: "Additional handling: over 50 pounds (2 packages)" });
    expect(numberOf(two?.fees[0]?.amount ?? decimal(0))).toBe(87);
  });

  it("never cost less for more weight, a farther zone or one parcel more", () => {
    const cards = fc.constantFrom(...rateCards());
    const weight = fc.integer({ min: 1, max: 690 }).map((tenths) => tenths / 10);
    const columns = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(cards, columns, weight, weight, fc.boolean(), (card, column, one, more, residential) => {
        const total = (zone: number, weights: readonly number[]) => {
          const to = placeAt("43610", { residential });
          const taken = parcelOffer(card, { ...sampleShipment, to, parcels: weights.map((each) => box(each)) }, zone);
          return "offer" in taken ? numberOf(totalOf(taken.offer)) : Number.POSITIVE_INFINITY;
        };
        const zone = card.firstZone + Math.min(column, card.first.length - 2);
        const here = total(zone, [one]);
        expect(total(zone, [one + more])).toBeGreaterThanOrEqual(here);
        expect(total(zone + 1, [one])).toBeGreaterThanOrEqual(here);
        expect(total(zone, [one, more])).toBeGreaterThan(here);
      }),
    );
  });

  it("have every zone, and are never dearer or slower for the nearer one", () => {
    for (const { service, first, further, days, firstZone } of rateCards()) {
      const zones = firstZone === 2 ? 8 : 5;
      expect([service, first.length, further.length, days.length]).toEqual([service, zones, zones, zones]);
      for (const list of [first, further, days])
        expect(
          [...list].sort((a, b) => a - b),
          service,
        ).toEqual(list);
    }
  });

  it("go abroad by the services that do", async () => {
    const found = await offers({ to: placeAt("10115", { countryCode: "DE" }) });
    expect(new Set(found.map(({ serviceType }) => serviceType))).toEqual(new Set(["international"]));
    expect(new Set(found.map(({ carrierCode }) => carrierCode))).toEqual(new Set(["ups", "fedex", "usps", "dhl"]));
  });

  it("refuse with the reasons what no service takes", async () => {
    await expect(offers({ parcels: [box(151)] }, { serviceType: "ground" })).rejects.toMatchObject({
      status: 422,
      message:
        "No ground service takes this shipment. UPS Ground takes at most 150 lb a package, not 151; FedEx Ground takes at most 150 lb a package, not 151; USPS Ground Advantage takes at most 70 lb a package, not 151. Ask for other carriers or kinds of service.",
    });
    await expect(offers({}, { carriers: ["dhl"] })).rejects.toMatchObject({
      message: expect.stringContaining("DHL Express Worldwide does not go there"),
    });
    const tooLong = offers({ parcels: [box(20, [109, 6, 6])] }, { carriers: ["ups"], serviceType: "ground" });
    await expect(tooLong).rejects.toMatchObject({
      message: expect.stringContaining("at most 108 in of length, not 109"),
    });
  });

  it("hand what is too heavy for them to freight", async () => {
    const found = await offers({ parcels: [box(400, [48, 40, 40])] });
    expect(new Set(found.map(({ serviceType }) => serviceType))).toEqual(new Set(["freight"]));
    const pallet = await offers({ parcels: [{ ...box(90), packageType: "pallet" }] });
    expect(pallet.every(({ freightClass }) => freightClass !== null)).toBe(true);
    const asked = await offers({}, { serviceType: "freight", carriers: ["fedex"] });
    expect(asked.map(({ serviceCode }) => serviceCode)).toEqual(["FEDEX_FREIGHT_ECONOMY", "FEDEX_FREIGHT_PRIORITY"]);
  });
});

describe("days on the way", () => {
  const due = (day: string, days: number) => dueDate(new Date(`${day}T12:00:00Z`), days, "17:00:00");

  it("leave out weekends and the carriers' holidays", () => {
    expect(due("2026-03-13", 2)).toBe("2026-03-17 17:00:00");
    expect(due("2026-03-14", 1)).toBe("2026-03-17 17:00:00");
    expect(due("2026-11-25", 1)).toBe("2026-11-27 17:00:00");
    expect(due("2026-12-24", 1)).toBe("2026-12-28 17:00:00");
    expect(due("2026-05-22", 1)).toBe("2026-05-26 17:00:00");
    expect(due("2026-09-04", 1)).toBe("2026-09-08 17:00:00");
    expect(due("2026-03-16", 0)).toBe("2026-03-16 17:00:00");
  });
});
