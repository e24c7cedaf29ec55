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

/**
 * The number of a record, such as an order or a customer, as it is compared: its digits, without the separators and leading
 * zeros it is printed with. Nothing for a text that has letters or no digit but zero.
 *
 * @example
 * recordNumber("#0010-0200"); // "100200"
 */
export function recordNumber(text: string): string | undefined {
  return /^0*([1-9]\d*)$/.exec(compactCode(text))?.[1];
}
