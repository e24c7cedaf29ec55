import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPlace } from "./canonical-place.ts";

/** Country, state and postal code as they are written, each with other spellings of the same; by hand. */
const places = [
  {
    canonical: ["US", "OH", "43604"],
    countries: ["US", "USA", "United States", "United States of America", "U.S.A."],
    states: ["OH", "Ohio"],
    codes: ["43604", "4 3604", "43 604"],
  },
  {
    canonical: ["US", "MA", "02134-1204"],
    countries: ["US", "usa", "Vereinigte Staaten von Amerika"],
    states: ["MA", "M.A.", "Massachusetts", ""],
    codes: ["02134-1204", "021341204", "02134 1204", "2134-1204", "21341204"],
  },
  {
    canonical: ["US", "NY", "00501"],
    countries: ["US"],
    states: ["NY", "New York", "new  york", ""],
    codes: ["00501", "501", "0501"],
  },
  {
    canonical: ["US", "DC", "20001"],
    countries: ["US"],
    states: ["DC", "D.C.", "District of Columbia", "Washington DC", "Washington D.C.", ""],
    codes: ["20001"],
  },
  {
    canonical: ["US", "PR", "00907"],
    countries: ["US", "PR", "PRI", "Puerto Rico"],
    states: ["PR", "Puerto Rico"],
    codes: ["00907", "907"],
  },
  {
    canonical: ["CA", "QC", "H2X 1Y4"],
    countries: ["CA", "CAN", "Canada", "Kanada"],
    states: ["QC", "Quebec", "Québec", ""],
    codes: ["H2X 1Y4", "H2X1Y4", "H2X-1Y4", "H 2X 1Y 4"],
  },
  {
    canonical: ["DE", undefined, "01067"],
    countries: ["DE", "Germany", "Deutschland"],
    states: [""],
    codes: ["01067", "1067"],
  },
  {
    canonical: ["FR", undefined, "06000"],
    countries: ["FR", "FRA", "Frankreich"],
    states: [""],
    codes: ["06000", "6000"],
  },
  { canonical: ["AU", undefined, "0800"], countries: ["AU", "Australia"], states: [""], codes: ["0800", "800"] },
  { canonical: ["NL", undefined, "1012 AB"], countries: ["NL", "Holland"], states: [""], codes: ["1012 AB"] },
] as const;

const spelled = (texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.constantFrom("", " ", "  ", "\t"), fc.constantFrom("", " "), fc.nat(2))
    .map(([text, before, after, kind]) => {
      const cased = kind === 0 ? text : kind === 1 ? text.toUpperCase() : text.toLowerCase();
      return `${before}${cased}${after}`;
    });

describe("canonicalPlace", () => {
  it("has one spelling for every spelling of a place", () => {
    for (const { canonical, countries, states, codes } of places) {
      const [country, state, postalCode] = canonical;
      const typed = fc.record({ country: spelled(countries), state: spelled(states), postalCode: spelled(codes) });
      fc.assert(
        fc.property(typed, (said) => {
          expect(canonicalPlace(said)).toEqual({ country, state, postalCode, problem: undefined });
        }),
      );
    }
  });

  it("leaves what it made as it is, whatever was typed", () => {
    const typed = fc.record({ country: fc.string(), state: fc.string(), postalCode: fc.string() });
    fc.assert(
      fc.property(typed, (said) => {
        const { problem: _, ...once } = canonicalPlace(said);
        const { problem: __, ...twice } = canonicalPlace(once);
        expect(twice).toEqual(once);
      }),
    );
  });

  it("says what does not fit, and takes the state of the postal code for one that there is not", () => {
    const problem = (country: string, state: string, postalCode: string) =>
      canonicalPlace({ country, state, postalCode }).problem;
    expect(canonicalPlace({ state: "Ohoi", postalCode: "43604" })).toMatchObject({ state: "OH" });
    expect(problem("US", "Ohoi", "43604")).toContain("no state `Ohoi`");
    expect(problem("US", "OH", "90210")).toContain("lies in `CA`, not in `OH`");
    // 04361 lies in Maine, so no zero was lost in Ohio.
    expect(canonicalPlace({ state: "OH", postalCode: "4361" })).toMatchObject({ state: "OH", postalCode: "4361" });
    expect(problem("US", "OH", "4361")).toContain("no postal code `4361`");
    expect(problem("Elbonia", "", "")).toContain("no country `Elbonia`");
    expect(problem("XX", "", "")).toContain("no country `XX`");
    expect(problem("US", "", "")).toContain("no state");
    expect(problem("CA", "ON", "H2X 1Y4")).toContain("lies in `QC`, not in `ON`");
  });

  it("finds nothing wrong with places whose states it does not know, and with the armed forces", () => {
    expect(canonicalPlace({ country: "Germany", state: "Bayern", postalCode: " 80331 " })).toEqual({
      country: "DE",
      state: "Bayern",
      postalCode: "80331",
      problem: undefined,
    });
    expect(canonicalPlace({ state: "ae", postalCode: "09012" })).toMatchObject({ state: "AE", problem: undefined });
  });
});
