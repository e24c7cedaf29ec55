import { describe, expect, it } from "vitest";
import { cellFault, cellText } from "./cell.ts";

describe("what a spreadsheet has spoiled", () => {
  it.each([
    ["1.23457E+11", "digitsLost"],
    ["4,00638E+12", "digitsLost"],
    ["4E+12", "digitsLost"],
    ["1.2e-05", "digitsLost"],
    ["-1.2E+100", "digitsLost"],
    ["4-Mar", "dateMade"],
    ["04-Mar", "dateMade"],
    ["Mar-04", "dateMade"],
    ["4. Mrz", "dateMade"],
    ["04. Mai", "dateMade"],
    ["#N/A", "formulaFailed"],
    ["#REF!", "formulaFailed"],
    ["#VALUE!", "formulaFailed"],
    ["#NAME?", "formulaFailed"],
    ["#DIV/0!", "formulaFailed"],
    ["#NUM!", "formulaFailed"],
    ["#NULL!", "formulaFailed"],
    ["#SPILL!", "formulaFailed"],
    ["#CALC!", "formulaFailed"],
    ["#GETTING_DATA", "formulaFailed"],
    ["#NV", "formulaFailed"],
    ["#BEZUG!", "formulaFailed"],
    ["#WERT!", "formulaFailed"],
    ["#ZAHL!", "formulaFailed"],
    ["#ÜBERLAUF!", "formulaFailed"],
    ["Err:508", "formulaFailed"],
    ["#N/D", "formulaFailed"],
    ["#¡REF!", "formulaFailed"],
    ["#¿NOMBRE?", "formulaFailed"],
    ["#ССЫЛКА!", "formulaFailed"],
    ["########", "formulaFailed"],
    ["Gr\uFFFD\uFFFDe", "notUtf8"],
    ["HB\u0000", "controlCharacter"],
    ["HB\u001b[0m", "controlCharacter"],
  ])("%j: %s", (text, fault) => {
    expect(cellFault(text)).toBe(fault);
  });

  it.each([
    ...[
      "",
      "1E5",
      "5E-10X",
      "E+12",
      "12E3",
      "#8",
      "#10-32",
      "#8-32 UNC",
      "# 8",
      "#A-1",
      "#SALE",
      "#XYZ",
      "#TEN",
      "#AB/10",
      "#A_B",
      "Nr. #",
      "MAR-04",
      "4-MARK",
    ],
    ...["March 4", "2026-03-04", "Err: 5", "1.5", "-12", "1,234.50", '1/2" bolt', "M8 × 40", "two\nlines", "a\tb"],
    ...["null", "N/A", "NULLA", "\\NN", "Größe"],
  ])("leaves %j alone", (text) => {
    expect(cellFault(text)).toBeUndefined();
  });
});

describe("what a cell holds", () => {
  it.each([
    ['="0012"', "0012"],
    ['=""', ""],
    ["NULL", ""],
    ["\\N", ""],
    ["Null", "Null"],
    ["'=1+1", "=1+1"],
    ["''-x", "'-x"],
    ["'quoted'", "'quoted'"],
    ["=A1", "=A1"],
  ])("%j is %j", (written, text) => {
    expect(cellText(written)).toBe(text);
  });
});
