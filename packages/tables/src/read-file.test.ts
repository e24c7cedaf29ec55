import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { readTableFile, type TableRow, WideCharactersError } from "./read-file.ts";
import { readTable } from "./read-table.ts";

const folder = mkdtempSync(join(tmpdir(), "purvey-tables-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string | Uint8Array, pieceSize?: number): Promise<TableRow[]> {
  const file = join(folder, "table.csv");
  writeFileSync(file, text);
  const rows: TableRow[] = [];
  for await (const piece of readTableFile(file, pieceSize)) rows.push(...piece);
  return rows;
}

const lines = async (text: string): Promise<unknown[]> =>
  (await read(text)).map(({ lineNo, cells }) => [lineNo, ...cells]);

describe("reading a file", () => {
  it("reads cells with commas, quotes and line ends in quotes, and says the line where each row begins", async () => {
    expect(await lines('a,b\n1,"x, ""y""\nz"\n2,"p\r\nq"\r\n3,c')).toEqual([
      [1, "a", "b"],
      [2, "1", 'x, "y"\nz'],
      [4, "2", "p\r\nq"],
      [6, "3", "c"],
    ]);
  });

  it("takes all three line ends, and passes lines without text over", async () => {
    expect(await lines("a\r\nb\rc\n\n , ,\n\r\nd")).toEqual([
      [1, "a"],
      [2, "b"],
      [3, "c"],
      [7, "d"],
    ]);
  });

  it("keeps empty cells, the last one too", async () => {
    expect(await lines('a,,\n,"",c\n,,x,')).toEqual([
      [1, "a", "", ""],
      [2, "", "", "c"],
      [3, "", "", "x", ""],
    ]);
  });

  it('takes a quote inside a cell without quotes for what it is: 5" pipe', async () => {
    expect(await lines('1,5" pipe,3\' 6",x\n2, "quoted, yes" ,y')).toEqual([
      [1, "1", '5" pipe', "3' 6\"", "x"],
      [2, "2", "quoted, yes", "y"],
    ]);
  });

  it("takes the delimiter of the headings, or of the line before them", async () => {
    expect(await lines("a;b\n1,5;x,y,z")).toEqual([
      [1, "a", "b"],
      [2, "1,5", "x,y,z"],
    ]);
    expect(await lines("\uFEFFsep=|\na|b\n")).toEqual([[2, "a", "b"]]);
  });

  it("ends with the row whose quote never closes, also in 300,000 rows and in one of a million characters", async () => {
    for (const rest of ["3\n", "5,6\n".repeat(300_000), "x".repeat(1_000_001)])
      expect((await read(`a\n1\n2,"open\n${rest}`)).slice(2)).toEqual([
        { lineNo: 3, cells: ['2,"open'], fault: "openQuote" },
      ]);
  });

  it("marks bytes that are not UTF-8, and refuses a file in UTF-16", async () => {
    expect(await read(new Uint8Array([0x61, 0x2c, 0xe4, 0x0a]))).toEqual([{ lineNo: 1, cells: ["a", "\uFFFD"] }]);
    await expect(read(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).rejects.toThrow(WideCharactersError);
  });

  it("reads what was written, wherever a piece of the file ends, and as a text is read", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", ",", '"', "\n", "\r", " ", "1"), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
    await fc.assert(
      fc.asyncProperty(table, lineEnd, fc.integer({ min: 1, max: 7 }), async (rows, end, pieceSize) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(",") + end).join("");
        const found = await read(`head,line${end}${text}`, pieceSize);
        const kept = rows.filter((row) => row.some((value) => value !== ""));
        expect(found.map(({ cells }) => cells)).toEqual([["head", "line"], ...kept]);
        expect(found).toEqual(readTable(`head,line${end}${text}`, ",").rows);
      }),
    );
  });
});
