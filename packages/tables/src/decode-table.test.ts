import { describe, expect, it } from "vitest";
import { decodeTable } from "./decode-table.ts";

// No € here: Node 20 decodes the signs from 0x80 to 0x9F of Windows-1252 wrongly, browsers do not.
const german = "Artikel;Menge\r\nKöpfe für M8;1,5 ½";
const bytes = (...values: number[]) => new Uint8Array(values);
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + german.length * 2));
  for (const [index, letter] of [...`\uFEFF${german}`].entries())
    view.setUint16(index * 2, letter.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
};

describe("reading a file with a table", () => {
  it("takes UTF-8, UTF-16 with its mark, and Windows-1252 as Excel writes CSV", () => {
    const windows = bytes(...[...german].map((letter) => letter.charCodeAt(0)));
    expect(decodeTable(windows)).toEqual({ text: german });
    expect(decodeTable(new TextEncoder().encode(german))).toEqual({ text: german });
    expect(decodeTable(new TextEncoder().encode(`\uFEFF${german}`))).toEqual({ text: german });
    for (const littleEndian of [true, false]) expect(decodeTable(utf16(littleEndian))).toEqual({ text: german });
  });

  it("keeps the letters of a UTF-8 file in which one byte is bad", () => {
    const file = new Uint8Array([...new TextEncoder().encode("Köpfe;"), 0xe4, ...new TextEncoder().encode(";Größe")]);
    expect(decodeTable(file)).toEqual({ text: "Köpfe;\uFFFD;Größe" });
  });

  it.each([
    ["workbook", bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0)],
    ["workbook", bytes(0xd0, 0xcf, 0x11, 0xe0)],
    ["document", new TextEncoder().encode("%PDF-1.7\n")],
    ["picture", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
    ["picture", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["noText", bytes(0x7f, 0x45, 0, 0)],
    ["empty", bytes()],
    ["empty", new TextEncoder().encode("\uFEFF \r\n")],
  ])("says of what is no table that it is %s", (problem, file) => {
    expect(decodeTable(file)).toEqual({ problem });
  });
});
