import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvReader, type CsvRecord, CsvSyntaxError } from "./csv-reader.ts";

function read(text: string, pieceLength = text.length || 1): CsvRecord[] {
  const reader = new CsvReader();
  const pieces = text.match(new RegExp(`[^]{1,${pieceLength}}`, "g")) ?? [];
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const lines = (text: string): unknown[] => read(text).map(({ line, cells }) => [line, ...cells]);

describe("CsvReader", () => {
  it("reads cells with commas, quotes and line ends in quotes, and says the line where each row begins", () => {
    expect(lines('a,b\n1,"x, ""y""\nz"\n2,"p\r\nq"\r\n3,c')).toEqual([
      [1, "a", "b"],
      [2, "1", 'x, "y"\nz'],
      [4, "2", "p\r\nq"],
      [6, "3", "c"],
    ]);
  });

  it("takes all three line ends, and passes lines without text over", () => {
    expect(lines("a\r\nb\rc\n\n , ,\n\r\nd")).toEqual([
      [1, "a"],
      [2, "b"],
      [3, "c"],
      [7, "d"],
    ]);
  });

  it("keeps empty cells, the last one too", () => {
    expect(lines('a,,\n,"",c\n,,x,')).toEqual([
      [1, "a", "", ""],
      [2, "", "", "c"],
      [3, "", "", "x", ""],
    ]);
  });

  it('takes a quote inside a cell without quotes for what it is: 5" pipe', () => {
    expect(lines('1,5" pipe,3\' 6",x\n2, "quoted" ,y')).toEqual([
      [1, "1", '5" pipe', "3' 6\"", "x"],
      [2, "2", "quoted", "y"],
    ]);
  });

  it.each([
    ['a\n1\n2,"open\n3\n', 3, "never closed"],
    ['a\n"1\n2" x\n', 3, "text behind a closing quote"],
    [`a\n"${"x".repeat(1_000_001)}`, 2, "within a million characters"],
  ])("names the line of what is no CSV: %#", (text, line, words) => {
    expect(() => {
      const reader = new CsvReader();
      reader.push(text);
      reader.end();
    }).toThrow(expect.objectContaining({ line, message: expect.stringContaining(words) }));
    expect(() => read('"x" y')).toThrow(CsvSyntaxError);
  });

  it("reads what was written, whatever the cells hold and however the file is cut into pieces", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", ",", '"', "\n", "\r", " ", "1"), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
    fc.assert(
      fc.property(table, lineEnd, fc.integer({ min: 1, max: 7 }), (rows, end, pieceLength) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(",") + end).join("");
        const found = read(text, pieceLength);
        expect(found.map(({ cells }) => cells)).toEqual(rows.filter((row) => row.some((value) => value.trim() !== "")));
        expect(found).toEqual(read(text));
      }),
    );
  });
});
