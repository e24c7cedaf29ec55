import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

/** The faces of printed documents: text, its bold, and the one for part numbers, where 0 and O, 1 and l differ. */
export const faces = ["text", "bold", "number"] as const;
export type Face = (typeof faces)[number];

const files: Readonly<Record<Face, string>> = {
  text: "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff",
  bold: "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff",
  number: "@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-500-normal.woff",
};

const loaded = new Map<Face, Buffer>();

/** The font of a face; read and unpacked once. */
export function fontOf(face: Face): Buffer {
  const known = loaded.get(face);
  if (known) return known;
  const font = unpackWoff(readFileSync(createRequire(import.meta.url).resolve(files[face])));
  loaded.set(face, font);
  return font;
}

/** What the trade writes that the fonts lack, and how it is printed instead. */
const replacements: Readonly<Record<string, string>> = {
  "\u00AD": "",
  "\u00B5": "u",
  "\u03BC": "u",
  "\u2126": "Ohm",
  "\u03A9": "Ohm",
  "\u2264": "<=",
  "\u2265": ">=",
  "\u2205": "Ø",
  "\u2300": "Ø",
  "\u2032": "'",
  "\u2033": '"',
  "\u2192": "->",
  "\u2010": "-",
  "\u2011": "-",
  "\u2044": "/",
  ł: "l",
  Ł: "L",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and other controls have no glyph and become blanks; lines end
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]+/g;
const printed =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00B4\u00B6-\u00FF\u0152\u0153\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2122\u2212]$/;

/**
 * The text with the characters that the fonts have: a letter with a rare accent loses it, a sign of the trade is
 * written out, anything else becomes a question mark.
 *
 * @example
 * printable("≥ 5 kΩ, Łódź"); // ">= 5 kOhm, Lódz"
 */
export function printable(text: string): string {
  return [...text.replace(control, " ")].map(glyphs).join("");
}

function glyphs(character: string): string {
  if (character === "\n" || printed.test(character)) return character;
  const replaced = replacements[character];
  if (replaced !== undefined) return replaced;
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [...plain].every((part) => printed.test(part)) ? plain : "?";
}
