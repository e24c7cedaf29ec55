import { compactCode } from "../../values/compact-code.ts";

/**
 * True when two postal codes mean the same place: blanks, dashes, case and the last four digits of a ZIP+4 do not count.
 * A missing code is never the same as another.
 *
 * @example samePostalCode("43610-1234", "43610") // true
 */
export function samePostalCode(one: string | null, other: string): boolean {
  const wanted = comparable(one ?? "");
  return wanted !== "" && wanted === comparable(other);
}

function comparable(code: string): string {
  const compact = compactCode(code);
  return /^\d{9}$/.test(compact) ? compact.slice(0, 5) : compact;
}
