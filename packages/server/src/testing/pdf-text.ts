import { inflateSync } from "node:zlib";

/** A text as a PDF places it, in points from the page's left and top. */
export interface PlacedText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A filled or outlined rectangle of a PDF, in points from the page's left and top. */
export interface PlacedRectangle {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a printed document shows, read from its bytes apart from how it was written. */
export interface ReadPdf {
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly texts: readonly PlacedText[];
  readonly rectangles: readonly PlacedRectangle[];
  /** All texts, one to a line. */
  readonly text: string;
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const body = bytes.toString("latin1");
  for (const match of body.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/g)) {
    const head = match[2] ?? "";
    const length = /\/Length (\d+)/.exec(head)?.[1];
    const start = (match.index ?? 0) + match[0].length;
    const raw = match[0].endsWith("stream\n") ? bytes.subarray(start, start + Number(length)) : undefined;
    const packed = head.includes("/FlateDecode");
    objects.set(Number(match[1]), { head, stream: raw && packed ? inflateSync(raw) : raw });
  }
  return objects;
}

/** The characters of a font by glyph number, from its ToUnicode table. */
function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = "0", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16);
    for (const [, code = ""] of list.matchAll(/<([0-9a-f]*)>/gi)) {
      const units = code.match(/.{4}/g) ?? [];
      characters.set(glyph++, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return characters;
}

function fontsOf(objects: Map<number, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = "", number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? "")?.[1];
      fonts.set(name, charactersOf(objects.get(Number(unicode))?.stream?.toString("latin1") ?? ""));
    }
  }
  return fonts;
}

function decoded(array: string, characters: Map<number, string> | undefined): string {
  const glyphs = [...array.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => characters?.get(Number.parseInt(glyph, 16)) ?? "").join("");
}

/** Reads a PDF of pdfkit: its pages, texts and rectangles. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const sizes = pages.map(({ head }) => {
    const [width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(head)?.[1] ?? "").split(" ").map(Number);
    return { width, height };
  });
  const texts: PlacedText[] = [];
  const rectangles: PlacedRectangle[] = [];
  pages.forEach(({ head }, page) => {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream?.toString("latin1") ?? "";
    let font = "";
    let place = { x: 0, y: 0 };
    for (const line of content.split("\n")) {
      const rectangle = /^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/.exec(line)?.slice(1).map(Number);
      const [x = 0, y = 0, width = 0, height = 0] = rectangle ?? [];
      if (rectangle) rectangles.push({ page, x, y, width, height });
      font = /^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1] ?? font;
      const moved = /^1 0 0 1 ([-\d.]+) ([-\d.]+) Tm$/.exec(line);
      if (moved) place = { x: Number(moved[1]), y: (sizes[page]?.height ?? 0) - Number(moved[2]) };
      if (line.endsWith("TJ")) texts.push({ page, ...place, text: decoded(line, fonts.get(font)) });
    }
  });
  return { pages: sizes, texts, rectangles, text: texts.map(({ text }) => text).join("\n") };
}
