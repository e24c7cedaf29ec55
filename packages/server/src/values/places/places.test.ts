import { describe, expect, it } from "vitest";
import { milesBetween } from "./distance.ts";
import { findUsState, usStates } from "./us-states.ts";
import { readZipCode, zipAreaOf } from "./zip-areas.ts";
import { cityOfZip, zipCities } from "./zip-cities.ts";

describe("the postal areas", () => {
  const all = Array.from({ length: 1000 }, (_, prefix) => zipAreaOf(`${String(prefix).padStart(3, "0")}01`));

  it("cover every state, and lie where their state lies", () => {
    const states = new Set(all.flatMap((area) => (area ? [area.state] : [])));
    expect([...states].sort()).toEqual([...usStates().keys()].sort());
    for (const area of all) {
      if (!area || ["AK", "HI", "GU", "PR", "VI"].includes(area.state)) continue;
      expect(area.latitude, area.city).toBeGreaterThan(25);
      expect(area.latitude, area.city).toBeLessThan(49);
      expect(area.longitude, area.city).toBeGreaterThan(-125);
      expect(area.longitude, area.city).toBeLessThan(-66.9);
    }
  });

  it("lie near the next area of their state", () => {
    for (let prefix = 1; prefix < all.length; prefix++) {
      const [before, area] = [all[prefix - 1], all[prefix]];
      if (!before || !area || before.state !== area.state) continue;
      expect(milesBetween(before, area), `${before.city} ${area.city} ${area.state}`).toBeLessThan(
        ["AK", "TX", "CA"].includes(area.state) ? 700 : 450,
      );
    }
  });

  it("hold the cities that ship in their state", () => {
    for (const { city, state, ranges } of zipCities())
      for (const code of ranges.flat()) expect([city, zipAreaOf(code)?.state]).toEqual([city, state]);
    expect(cityOfZip("45429")?.city).toBe("Kettering");
    expect(cityOfZip("45404")?.city).toBe("Dayton");
    expect(cityOfZip("45810")).toBeUndefined();
  });

  it("read codes of five and nine digits", () => {
    expect(readZipCode(" 43610-1204 ")).toEqual({ zip: "43610", plus4: "1204" });
    expect(readZipCode("436101204")).toEqual({ zip: "43610", plus4: "1204" });
    expect(readZipCode("43610")).toEqual({ zip: "43610", plus4: undefined });
    expect(["4361", "43610-12", "T2P 1J9", ""].map(readZipCode)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("the states", () => {
  it("are found by code and by name", () => {
    const found = ["oh", " Ohio ", "N.Y.", "district of  columbia", "Ontario"].map((text) => findUsState(text)?.code);
    expect(found).toEqual(["OH", "OH", "NY", "DC", undefined]);
    expect(usStates().get("IN")).toMatchObject({ baseTaxRate: 0.07, taxesFreight: true, timeZone: "Eastern" });
    expect(usStates().get("MN")?.baseTaxRate).toBe(0.06875);
  });
});

describe("milesBetween", () => {
  it("measures the way of a straight flight", () => {
    const [newYork, losAngeles] = [
      { latitude: 40.7128, longitude: -74.006 },
      { latitude: 34.0522, longitude: -118.2437 },
    ];
    expect(Math.round(milesBetween(newYork, losAngeles))).toBe(2446);
    expect(milesBetween(newYork, newYork)).toBe(0);
  });
});
