import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TypedAddress } from "../../platform/ports/address-provider.ts";
import { zipCities } from "../../values/places/zip-cities.ts";
import { cityLikeness } from "./city-names.ts";
import { editDistance } from "./edit-distance.ts";
import { embeddedAddresses } from "./embedded-addresses.ts";

const toledo: TypedAddress = {
  address1: "3400 Detroit Avenue",
  city: "Toledo",
  state: "OH",
  postalCode: "43610-1204",
};
const lookup = (changes: Partial<TypedAddress> = {}) => embeddedAddresses.lookup({ ...toledo, ...changes });

/** Last line, match and footnotes of every candidate. */
async function found(changes: Partial<TypedAddress>) {
  const candidates = await lookup(changes);
  return candidates.map(({ last_line, analysis }) => [last_line, analysis.match, analysis.footnotes]);
}

describe("the embedded address check", () => {
  it("knows a right address and writes it as the post does", async () => {
    const [candidate, ...others] = await lookup();
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({
      delivery_line_1: "3400 Detroit Ave",
      last_line: "Toledo OH 43610-1204",
      components: { primary_number: "3400", street_suffix: "Ave", city_name: "Toledo", plus4_code: "1204" },
      metadata: { record_type: "S", county_name: "Lucas", time_zone: "Eastern", utc_offset: -5, dst: true },
      analysis: { dpv_match_code: null, match: "exact", footnotes: "N#" },
      source: "embedded",
    });
  });

  it("mends a typing error in the city", async () => {
    expect(await found({ city: "Toldeo", postalCode: "43610" })).toEqual([["Toledo OH 43610", "corrected", "B#N#"]]);
    const [candidate] = await lookup({ city: "Colombus", postalCode: "43215" });
    expect(candidate?.analysis.findings.find(({ code }) => code === "B#")).toEqual({
      code: "B#",
      field: "city",
      message: "There is no `Colombus` with the postal code `43215`, but Columbus OH.",
      given: "Colombus",
      corrected: "Columbus",
    });
  });

  it("offers the city's own codes, and the code's own city, when they do not belong together", async () => {
    expect(await found({ postalCode: "43216" })).toEqual([
      ["Toledo OH 43616", "corrected", "A#N#"],
      ["Columbus OH 43216", "corrected", "C#N#"],
    ]);
    expect(await found({ city: "Defiance", postalCode: "43521" })).toEqual([
      ["Defiance OH 43512", "corrected", "A#N#"],
      ["Defiance OH 43521", "unverified", "N#V#"],
    ]);
    expect(await found({ city: "Toldeo", postalCode: "90001" })).toEqual([
      ["Toledo OH 43601", "corrected", "A#B#N#"],
      ["Los Angeles CA 90001", "corrected", "B#C#N#"],
    ]);
  });

  it("mends the state where city and code agree", async () => {
    expect(await found({ state: "IN", postalCode: "43610" })).toEqual([["Toledo OH 43610", "corrected", "B#N#"]]);
  });

  it("says that it cannot verify a city whose code does not ship, but knows its state", async () => {
    expect(await found({ city: "ADA", postalCode: "45810" })).toEqual([["Ada OH 45810", "unverified", "N#V#"]]);
    expect(await found({ city: "Ada", state: "MI", postalCode: "45810" })).toEqual([
      ["Ada OH 45810", "corrected", "B#N#V#"],
    ]);
  });

  it("finds nothing where neither code nor city is known", async () => {
    expect(await lookup({ city: "Nowhere", postalCode: "00000" })).toEqual([]);
    expect(await found({ city: "Toledo", postalCode: "ABCDE" })).toEqual([["Toledo OH 43601", "corrected", "A#N#"]]);
  });

  it("takes the unit, the addressee or a further line from line 2", async () => {
    const lines = async (address1: string, address2: string) => {
      const [candidate] = await lookup({ address1, address2 });
      return [candidate?.addressee, candidate?.delivery_line_1, candidate?.delivery_line_2];
    };
    expect(await lines("3400 Detroit Avenue", "Suite 210")).toEqual([null, "3400 Detroit Ave Ste 210", null]);
    expect(await lines("Northgate Fabrication", "3400 Detroit Avenue")).toEqual([
      "Northgate Fabrication",
      "3400 Detroit Ave",
      null,
    ]);
    expect(await lines("3400 Detroit Avenue", "attn receiving")).toEqual([null, "3400 Detroit Ave", "Attn Receiving"]);
  });

  it("says when the house number is missing", async () => {
    const [candidate] = await lookup({ address1: "Detroit Avenue" });
    expect(candidate?.analysis.findings[0]).toMatchObject({
      code: "I#",
      message: "`Detroit Avenue` has no house number; the post needs both.",
    });
  });

  it("answers its own answer again, exactly and without further changes", async () => {
    const places = fc.constantFrom(...zipCities());
    const streets = fc.constantFrom("3400 detroit avenue", "410 NORTH D STREET APT 5", "PO BOX 12", "RR 3, Box 18");
    await fc.assert(
      fc.asyncProperty(places, streets, async (place, address1) => {
        const postalCode = place.ranges[0]?.[0] as string;
        const [first] = await lookup({ address1, city: place.city.toUpperCase(), state: place.state, postalCode });
        const [again, ...others] = await lookup({
          address1: first?.delivery_line_1 as string,
          city: first?.components.city_name as string,
          state: first?.components.state_abbreviation as string,
          postalCode: first?.components.zipcode as string,
        });
        expect(others).toEqual([]);
        expect(again).toMatchObject({ delivery_line_1: first?.delivery_line_1, last_line: first?.last_line });
        expect(again?.analysis).toMatchObject({ match: "exact", footnotes: "", findings: [] });
      }),
    );
  });
});

describe("names of cities", () => {
  it("are the same whatever their abbreviations, and close when two letters are wrong", () => {
    expect(cityLikeness("St. Louis", "saint louis")).toBe("same");
    expect(cityLikeness("Ft Wayne", "Fort Wayne")).toBe("same");
    expect(cityLikeness("Winston Salem", "Winston-Salem")).toBe("same");
    expect(cityLikeness("Cincinati", "Cincinnati")).toBe("close");
    expect(cityLikeness("Lima", "Lisa")).toBe("close");
    expect(cityLikeness("Lima", "Logan")).toBeUndefined();
    expect(editDistance("toldeo", "toledo")).toBe(1);
    expect(editDistance("", "abc")).toBe(3);
  });
});
