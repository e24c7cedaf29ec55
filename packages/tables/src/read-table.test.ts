import { describe, expect, it } from "vitest";
import { type Delimiter, guessDelimiter } from "./delimiter.ts";
import { readTable } from "./read-table.ts";

const cellsOf = (text: string, delimiter?: Delimiter) => readTable(text, delimiter).rows.map(({ cells }) => cells);

describe("reading a table", () => {
  it("takes what Excel copies, with the line each row stands on", () => {
    expect(readTable("HB-M8-40\t2\r\n\r\nNUT M8 NY\t100\r\n")).toEqual({
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
    expect(readTable('"a\r\nb"\nc').rows).toEqual([
      { lineNo: 1, cells: ["a\r\nb"] },
      { lineNo: 3, cells: ["c"] },
    ]);
  });

  it("says of a quote that never closes where it opens, how the row begins, and reads on from the next line", () => {
    expect(readTable('x,y\na,"b\nc,d').rows).toEqual([
      { lineNo: 1, cells: ["x", "y"] },
      { lineNo: 2, cells: ['a,"b'], fault: "openQuote" },
      { lineNo: 3, cells: ["c", "d"] },
    ]);
    const { rows } = readTable(`x,y\n3,"4\n${"5,6\n".repeat(300_000)}`);
    expect(rows.slice(0, 3)).toEqual([
      { lineNo: 1, cells: ["x", "y"] },
      { lineNo: 2, cells: ['3,"4'], fault: "openQuote" },
      { lineNo: 3, cells: ["5", "6"] },
    ]);
    expect(rows.at(-1)).toEqual({ lineNo: 300_002, cells: ["5", "6"] });
    expect(readTable('a,""').rows).toEqual([{ lineNo: 1, cells: ["a", ""] }]);
  });

  it("gives up behind twenty rows that are none", () => {
    expect(readTable('"a\n'.repeat(50)).rows).toHaveLength(21);
  });

  it("says of text behind a closing quote that it is there, and reads the next line", () => {
    expect(readTable('a,b\n"5" pipe",1\n"x\ny" z,2\nc,3').rows).toEqual([
      { lineNo: 1, cells: ["a", "b"] },
      { lineNo: 2, cells: ['"5" p'], fault: "textBehindQuote" },
      { lineNo: 3, cells: ['"x'], fault: "textBehindQuote" },
      { lineNo: 4, cells: ['y" z', "2"] },
      { lineNo: 5, cells: ["c", "3"] },
    ]);
  });

  it.each(["sep=;", "SEP=;", '"sep=;"', "\uFEFFsep=;", "sep=; "])("takes the delimiter of a first line %j", (hint) => {
    expect(readTable(`${hint}\r\nPart;Name, long\r\nHB;Bolt`)).toEqual({
      delimiter: ";",
      rows: [
        { lineNo: 2, cells: ["Part", "Name, long"] },
        { lineNo: 3, cells: ["HB", "Bolt"] },
      ],
    });
  });

  it("takes the last cells of a row that are empty, whatever separates them", () => {
    for (const delimiter of ["\t", ";", ",", "|"] satisfies Delimiter[])
      expect(cellsOf(["a", "", " b ", "", ""].join(delimiter), delimiter)).toEqual([["a", "", "b", "", ""]]);
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
