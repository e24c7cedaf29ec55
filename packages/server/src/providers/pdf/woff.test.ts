import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { unpackWoff } from "./woff.ts";

const path = "@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-500-normal.woff";
const packed = readFileSync(createRequire(import.meta.url).resolve(path));

/** The sum of a table's 32-bit words, as the OpenType specification has it; short tables end in zeros. */
function checksum(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

describe("unpackWoff", () => {
  it("answers a font whose tables are where its directory says, whole and in order", () => {
    const font = unpackWoff(packed);
    expect(font.length).toBe(packed.readUInt32BE(16));
    const count = font.readUInt16BE(4);
    const tags = Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      const tag = font.toString("latin1", entry, entry + 4);
      const start = font.readUInt32BE(entry + 8);
      const table = font.subarray(start, start + font.readUInt32BE(entry + 12));
      expect(start % 4).toBe(0);
      if (tag !== "head") expect(checksum(table)).toBe(font.readUInt32BE(entry + 4));
      return tag;
    });
    expect(tags).toEqual([...tags].sort());
    expect(tags).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "hhea", "loca"]));
  });

  it("refuses what is no WOFF file", () => {
    expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow(/no WOFF file/);
  });
});
