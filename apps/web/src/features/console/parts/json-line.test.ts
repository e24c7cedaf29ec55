import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonTokens } from "./json-line.tsx";

const kindsOf = (line: string) => jsonTokens(line).map(({ kind, text }) => [kind, text]);

describe("jsonTokens", () => {
  it("tells keys from values, and keeps the room before a key and its colon with it", () => {
    expect(kindsOf('    "brandsName": "Brand: \\"1\\"",')).toEqual([
      ["key", '    "brandsName": '],
      ["string", '"Brand: \\"1\\""'],
      ["plain", ","],
    ]);
    expect(kindsOf('  "stock": -12.5e3,')).toEqual([
      ["key", '  "stock": '],
      ["number", "-12.5e3"],
      ["plain", ","],
    ]);
    expect(kindsOf('  "open": [ true, null ]').map(([kind]) => kind)).toEqual([
      ...["key", "plain", "word", "plain", "word", "plain"],
    ]);
  });

  it("leaves out nothing of any line", () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, noise) => {
        for (const line of [...JSON.stringify(JSON.parse(json), undefined, 2).split("\n"), noise])
          expect(
            jsonTokens(line)
              .map(({ text }) => text)
              .join(""),
          ).toBe(line);
      }),
    );
  });
});
