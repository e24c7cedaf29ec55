import { zipAreaOf } from "../values/places/zip-areas.ts";

/**
 * The state that a US postal code lies in, by its first three digits; undefined for anything else, such as the codes
 * of the armed forces. A few places lie across a border; a tax by the state's name is better than none.
 *
 * @example
 * stateOfPostalCode("43610-1204"); // "OH"
 */
export function stateOfPostalCode(postalCode: string): string | undefined {
  return zipAreaOf(postalCode)?.state;
}
