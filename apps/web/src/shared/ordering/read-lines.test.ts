import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines, readQuantity } from "./read-lines.ts";

describe("reading a list", () => {
  const line = (number: string, quantity = "", unitName = "", note = "") => ({
    number,
    quantity,
    unit: unitName,
    note,
  });

  it("reads a line that is separated in its own way", () => {
    expect(readLines("HB-M8-40\t2\tBX\nZZZ-404, 3\nNUT M8 NY;1,5;CS\nSEAL-XT")).toEqual([
      ...[line("HB-M8-40", "2", "BX"), line("ZZZ-404", "3"), line("NUT M8 NY", "1,5", "CS"), line("SEAL-XT")],
    ]);
  });

  it("takes columns by their headings in English and German, in any order", () => {
    expect(readLines("Qty\tUOM\tPart No.\tRemarks\n2\tBX\tHB-M8-40\tDock 3")).toEqual([
      line("HB-M8-40", "2", "BX", "Dock 3"),
    ]);
    expect(readLines("Artikel-Nr.;Bezeichnung;Menge;ME\nHB-M8-40;Schraube;1,5;BX")).toEqual([
      line("HB-M8-40", "1,5", "BX"),
    ]);
  });

  it("takes number, quantity, unit and note without headings, and the quantity first where it stands first", () => {
    expect(readLines("HB-M8-40\t2\tBX\tDock 3\nNUT M8 NY\t100")).toEqual([
      line("HB-M8-40", "2", "BX", "Dock 3"),
      line("NUT M8 NY", "100"),
    ]);
    expect(readLines("2\tHB-M8-40\n1,5\tADH-50")).toEqual([line("HB-M8-40", "2"), line("ADH-50", "1,5")]);
  });

  it("takes a unit that stands with the quantity", () => {
    expect(readLines("HB-M8-40\t150 EA\nHB-M8-40\t2bx")).toEqual([
      line("HB-M8-40", "150", "EA"),
      line("HB-M8-40", "2", "bx"),
    ]);
  });

  it("takes a part and how many times it is wanted as mails write them, and no measure for a quantity", () => {
    expect(readLines("QCD-2-36A x 9\n9x QCD-2-36A\n1.000 × HB-M8-40\nHB-M8-40 x 2 Stk.\nHex bolt M8 x 40")).toEqual([
      line("QCD-2-36A", "9"),
      line("QCD-2-36A", "9"),
      line("HB-M8-40", "1.000"),
      line("HB-M8-40", "2", "Stk"),
      line("Hex bolt M8 x 40"),
    ]);
  });

  it("makes a line of every row that holds something, and fills nothing in", () => {
    const cell = fc.string({ unit: fc.constantFrom("A", "1", "-", " ", ","), minLength: 0, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (rows) => {
        const lines = readLines(rows.map((cells) => cells.join("\t")).join("\n"));
        const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ""));
        expect(lines).toHaveLength(filled.length);
        const written = (text: string) => text.replace(/\s/g, "");
        expect(lines.map(({ number, quantity, unit: name }) => written(number + quantity + name)).join("").length).toBe(
          written(filled.flat().join("")).length,
        );
      }),
    );
  });

  it.each([
    ["1,000", "en", 1000],
    ["1,5", "en", 1.5],
    ["1,5", "de", 1.5],
    ["1.000", "de", 1000],
    ["0", "en", undefined],
    ["-2", "en", undefined],
    ["two", "en", undefined],
    ["", "en", undefined],
  ])("reads the quantity %j in %s as %j", (text, locale, quantity) => {
    expect(readQuantity(text, locale)).toBe(quantity);
  });
});
