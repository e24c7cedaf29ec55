import { zipAreasEast } from "../../places/zip-areas-east.ts";
import { zipAreasWest } from "../../places/zip-areas-west.ts";

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

const areas: ReadonlyMap<number, ZipArea> = new Map(
  [zipAreasEast, zipAreasWest].flatMap((table) => table.trim().split("\n").flatMap(areasOfLine)),
);

/** `430-432 OH Columbus 40 -82.95`: one entry for each prefix of the range. */
function areasOfLine(line: string): [number, ZipArea][] {
  const found = /^(\d{3})(?:-(\d{3}))? ([A-Z]{2}) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line);
  if (!found) throw new Error(`The line \`${line}\` of the table of postal areas cannot be read.`);
  const [, from, to = from, state, city, latitude, longitude] = found as unknown as [string, ...string[]];
  const area = {
    state: state as string,
    city: city as string,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => [Number(from) + index, area]);
}

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
  return code && areas.get(Number(code.zip.slice(0, 3)));
}
