import { type Delimiter, readTable } from "@purvey/tables/read-table";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCsv } from "./format-csv.ts";

const cellsOf = (text: string, delimiter?: Delimiter) => readTable(text, delimiter).rows.map(({ cells }) => cells);

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
      // By these two databases write that there is nothing, and so they are read.
      fc.string().filter((text) => text !== "\\N" && text !== "NULL"),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom<Delimiter>("\t", ";", ",", "|"), (rows, delimiter) => {
        const kept = rows.filter((cells) => cells.some((text) => text !== ""));
        expect(cellsOf(formatCsv(rows, delimiter), delimiter)).toEqual(kept);
      }),
    );
  });
});
