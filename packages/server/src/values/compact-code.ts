/**
 * A part number as it is compared: letters and digits only, upper case. Dashes, dots, slashes, blanks and case do not
 * count, so `hb m8-40`, `HB-M8-40` and `HBM840` are the same number. Full-width characters count as their plain ones.
 * The result is empty when nothing but punctuation was given.
 *
 * It is what `item.item_id_compact`, `item_alternate_code.code_compact` and the search index hold.
 *
 * @example
 * compactCode("hb m8-40"); // "HBM840"
 */
export function compactCode(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
