import { describe, expect, it } from "vitest";
import {
  type CellEdits,
  type CellModel,
  copyRange,
  editCell,
  fillDown,
  pasteRange,
  withoutEdits,
} from "./cell-edits.ts";

const model: CellModel = {
  rows: ["bolt", "nut", "glove"],
  columns: ["min", "max"],
  stored: ({ column }) => (column === "min" ? "10" : "40"),
  check: (_place, text) =>
    /^\d+$/.test(text) ? { text: String(Number(text)) } : { problem: `\`${text}\` is no number.` },
};
const none: CellEdits = new Map();
const texts = (edits: CellEdits) => [...edits.values()].map(({ row, column, text }) => `${row} ${column} ${text}`);
const cell = (row: string, column: string) => ({ row, column });
const one = (row: string, column: string) => ({ from: cell(row, column), to: cell(row, column) });

describe("edited cells", () => {
  it("hold what differs from what is stored, in the way it will be shown", () => {
    const edited = editCell(model, none, cell("nut", "max"), "050");
    expect(texts(edited)).toEqual(["nut max 50"]);
    expect(texts(editCell(model, edited, cell("nut", "max"), "40"))).toEqual([]);
  });

  it("keep a text that cannot be stored, with the sentence that says why", () => {
    const edited = editCell(model, none, cell("nut", "max"), "lots");
    expect([...edited.values()]).toEqual([
      { row: "nut", column: "max", text: "lots", problem: "`lots` is no number." },
    ]);
  });

  it("take a range from a spreadsheet and leave out what reaches beyond the table", () => {
    const pasted = pasteRange(model, none, one("nut", "min"), "5\t60\t9\r\n6\t70\r\n7\t80\r\n");
    expect(texts(pasted)).toEqual(["nut min 5", "nut max 60", "glove min 6", "glove max 70"]);
  });

  it("take one value for all cells of a range", () => {
    const range = { from: cell("glove", "max"), to: cell("bolt", "max") };
    expect(texts(pasteRange(model, none, range, "55\n"))).toEqual(["bolt max 55", "nut max 55", "glove max 55"]);
  });

  it("fill down from the first row of a range, and from the row above a single cell", () => {
    const edited = editCell(model, none, cell("bolt", "max"), "99");
    const filled = fillDown(model, edited, { from: cell("bolt", "max"), to: cell("glove", "max") });
    expect(texts(filled)).toEqual(["bolt max 99", "nut max 99", "glove max 99"]);
    expect(texts(fillDown(model, edited, one("nut", "max")))).toEqual(["bolt max 99", "nut max 99"]);
    expect(texts(fillDown(model, none, one("bolt", "max")))).toEqual([]);
  });

  it("are copied as a spreadsheet reads them", () => {
    const edited = editCell(model, none, cell("nut", "min"), "12");
    expect(copyRange(model, edited, { from: cell("nut", "max"), to: cell("bolt", "min") })).toBe("10\t40\n12\t40");
  });

  it("go when they were stored", () => {
    const edited = editCell(model, editCell(model, none, cell("nut", "min"), "1"), cell("nut", "max"), "2");
    expect(texts(withoutEdits(edited, [cell("nut", "min")]))).toEqual(["nut max 2"]);
  });
});
