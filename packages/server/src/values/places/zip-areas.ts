import { dataTable, lazily } from "../data-table.ts";

/** The area that the first three digits of a US postal code name. */
export interface ZipArea {
  /** The state, as its two letters. */
  readonly state: string;
  /** The city whose post office sorts the area's mail; not necessarily the city of the address. */
  readonly city: string;
  /** Degrees north, of the middle of the area. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/**
 * The areas by their number. Latitude and longitude are those of the middle, to a twentieth of a degree. Written by hand
 * from public facts for this project.
 */
const areas = lazily(
  (): ReadonlyMap<number, ZipArea> =>
    new Map(
      dataTable("places/zip-areas.csv", ["First", "Last", "State", "City", "Latitude", "Longitude"]).flatMap((row) => {
        const area = {
          state: row.State,
          city: row.City,
          latitude: Number(row.Latitude),
          longitude: Number(row.Longitude),
        };
        const first = Number(row.First);
        return Array.from({ length: Number(row.Last) - first + 1 }, (_, index): [number, ZipArea] => [
          first + index,
          area,
        ]);
      }),
    ),
);

/** The parts of a US postal code. */
export interface ZipCode {
  /** Five digits. */
  readonly zip: string;
  /** The four digits of ZIP+4. */
  readonly plus4: string | undefined;
}

/**
 * Reads a US postal code of five or nine digits; a dash or blank before the last four does not matter.
 *
 * @example
 * readZipCode("43610 1204"); // { zip: "43610", plus4: "1204" }
 */
export function readZipCode(text: string): ZipCode | undefined {
  const found = /^\s*(\d{5})(?:[\s-]*(\d{4}))?\s*$/.exec(text);
  return found?.[1] === undefined ? undefined : { zip: found[1], plus4: found[2] };
}

/**
 * The area of a US postal code, by its first three digits; undefined for anything else, such as the codes of the armed
 * forces. A few places lie across a border of their area's state.
 *
 * @example
 * zipAreaOf("43610-1204")?.city; // "Toledo"
 */
export function zipAreaOf(postalCode: string): ZipArea | undefined {
  const code = readZipCode(postalCode);
  return code && areas().get(Number(code.zip.slice(0, 3)));
}
