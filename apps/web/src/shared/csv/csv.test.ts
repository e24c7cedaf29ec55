import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCsv } from "./format-csv.ts";
import { type Delimiter, guessDelimiter, parseCsv } from "./parse-csv.ts";

const cellsOf = (text: string, delimiter?: Delimiter) => parseCsv(text, delimiter).rows.map(({ cells }) => cells);

describe("reading a table", () => {
  it("takes what Excel copies, with the line each row stands on", () => {
    expect(parseCsv("HB-M8-40\t2\r\n\r\nNUT M8 NY\t100\r\n")).toEqual({
      delimiter: "\t",
      rows: [
        { lineNo: 1, cells: ["HB-M8-40", "2"] },
        { lineNo: 3, cells: ["NUT M8 NY", "100"] },
      ],
    });
  });

  it("takes a German file with a byte order mark, semicolons and decimal commas", () => {
    expect(cellsOf("\uFEFFArtikel;Menge\r\nHB-M8-40;1,5\r\nADH-50;2\r\n")).toEqual([
      ["Artikel", "Menge"],
      ["HB-M8-40", "1,5"],
      ["ADH-50", "2"],
    ]);
  });

  it("takes delimiters, quotes and line breaks inside quotes, and quotes inside plain cells", () => {
    expect(cellsOf('a,"b, ""c""\nd",e\n1/2" bolt,"2" ,x')).toEqual([
      ["a", 'b, "c"\nd', "e"],
      ['1/2" bolt', "2", "x"],
    ]);
    expect(parseCsv('"a\r\nb"\nc').rows).toEqual([
      { lineNo: 1, cells: ["a\r\nb"] },
      { lineNo: 3, cells: ["c"] },
    ]);
  });

  it("loses nothing of a quote that stays open", () => {
    expect(parseCsv('x,y\na,"b\nc,d').rows).toEqual([
      { lineNo: 1, cells: ["x", "y"] },
      { lineNo: 2, cells: ["a", "b\nc,d"], open: true },
    ]);
    expect(parseCsv('a,""').rows).toEqual([{ lineNo: 1, cells: ["a", ""] }]);
  });

  it.each([
    ["a\tb;c,d", "\t"],
    ["a;1,5\nb;2,25", ";"],
    ["a,1\nb;x,2\nc,3\nd,4\ne,5", ","],
    ['"a\tb",c', ","],
    ["a|b\n1,5|2", "|"],
    ["a,b|c\nd,e|f", ","],
    ["a|b\nc", ","],
    ["HB-M8-40", ","],
    ["", ","],
  ])("guesses what separates %j", (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });
});

describe("writing a table", () => {
  it("quotes what needs it and disarms formulas, not numbers", () => {
    expect(
      formatCsv(
        [
          ["a;b", 'c"d', "e", 1.5, null],
          ["=1+1", "-5", "-5+cmd", "@x", true],
        ],
        ";",
      ),
    ).toBe('\uFEFF"a;b";"c""d";e;1.5;\r\n\'=1+1;-5;\'-5+cmd;\'@x;true\r\n');
  });

  it("is read back as it was, whatever is in the cells and whatever separates them", () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom("a", '"', ";", ",", "\t", "\n", "\r", " ", "ö", "1") }),
      fc.string({ unit: fc.constantFrom("a", "=", "-", "+", "@", "'", "\t", "1") }),
      fc.string(),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom<Delimiter>("\t", ";", ",", "|"), (rows, delimiter) => {
        const kept = rows.filter((cells) => cells.some((text) => text !== ""));
        expect(cellsOf(formatCsv(rows, delimiter), delimiter)).toEqual(kept);
      }),
    );
  });

  it("reads any text without an error and keeps every letter of it", () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", '"', ";", ",", "\t", "\n", "\r", " ") }), (text) => {
        expect(letters(cellsOf(text).flat().join(""))).toBe(letters(text));
      }),
    );
  });
});
