/** What a file holds that is no table as text. */
export type NoTable = "workbook" | "document" | "picture" | "noText" | "empty";

/** The text of a file, or why it has none that could be read as a table. */
export type TableFile = { readonly text: string } | { readonly problem: NoTable };

const beginnings: readonly (readonly [NoTable, readonly number[]])[] = [
  ["workbook", [0x50, 0x4b, 0x03, 0x04]], // xlsx, ods: a zip
  ["workbook", [0xd0, 0xcf, 0x11, 0xe0]], // xls
  ["document", [0x25, 0x50, 0x44, 0x46]], // %PDF
  ["picture", [0x89, 0x50, 0x4e, 0x47]], // png
  ["picture", [0xff, 0xd8, 0xff]], // jpeg
  ["picture", [0x47, 0x49, 0x46, 0x38]], // gif
  ["picture", [0x52, 0x49, 0x46, 0x46]], // webp
];

/**
 * The text of a file with a table as spreadsheets write them: UTF-8 with or without its mark, UTF-16 with its mark
 * ("Unicode text"), or Windows-1252, which is what Excel calls CSV. Files that hold no text are refused instead of being
 * shown as rows of signs.
 *
 * @example
 * decodeTable(new TextEncoder().encode("Part,Qty\nHB-M8-40,2")); // { text: "Part,Qty\nHB-M8-40,2" }
 */
export function decodeTable(bytes: Uint8Array): TableFile {
  const kind = beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  if (kind) return { problem: kind[0] };
  const text = decode(bytes);
  if (text.includes("\0")) return { problem: "noText" };
  return text.trim() === "" ? { problem: "empty" } : { text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8").decode(bytes);
  return text.includes("\uFFFD") && !hasUtf8Letters(text) ? new TextDecoder("windows-1252").decode(bytes) : text;
}

/**
 * Letters beyond ASCII that were read as UTF-8 are UTF-8: in another encoding no two such bytes in a row are. One bad byte
 * among them spoils its cell, not the umlauts of the whole file.
 */
function hasUtf8Letters(text: string): boolean {
  return /[\u0080-\uFFFC]/.test(text);
}
