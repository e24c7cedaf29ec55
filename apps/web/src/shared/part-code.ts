/**
 * A number as it is compared: dashes, blanks and case do not count.
 *
 * @example
 * partCode("hb m8-40"); // "HBM840"
 */
export function partCode(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}
