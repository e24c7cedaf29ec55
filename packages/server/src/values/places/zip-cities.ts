import { dataTable, lazily } from "../data-table.ts";

/** A city with the postal codes it is known to have. */
export interface ZipCity {
  readonly state: string;
  readonly city: string;
  readonly county: string;
  /** First and last code of each range. */
  readonly ranges: readonly (readonly [string, string])[];
}

/**
 * Cities whose postal codes ship with the server: those where the people of the demonstration live, and large ones of
 * every part of the country. Written by hand from public facts for this project; a code that is not listed is known by
 * its area only.
 */
export const zipCities = lazily((): readonly ZipCity[] =>
  dataTable("places/zip-cities.csv", ["State", "City", "County", "PostalCodes"]).map(
    ({ State: state, City: city, County: county, PostalCodes }) => {
      const ranges = PostalCodes.split(" ").map((range) => {
        const [first = "", last = first] = range.split("-");
        return [first, last] as const;
      });
      return { state, city, county, ranges };
    },
  ),
);

/**
 * The city that a postal code of five digits belongs to; undefined for one that does not ship.
 *
 * @example
 * cityOfZip("43610")?.city; // "Toledo"
 */
export function cityOfZip(zip: string): ZipCity | undefined {
  return zipCities().find(({ ranges }) => ranges.some(([first, last]) => zip >= first && zip <= last));
}
