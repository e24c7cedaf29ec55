import { array, assert, constant, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { arrayLiteral, parseArrayLiteral } from "./array-literal.ts";

const identity = (text: string) => text;

describe("array literals", () => {
  it("come back as they were written, whatever the elements hold", () => {
    const element = oneof(string({ unit: "binary" }), constant(null), constant("NULL"), constant('{"a,\\'));
    assert(
      property(array(element), (elements) => {
        expect(parseArrayLiteral(arrayLiteral(elements, String), identity)).toEqual(elements);
      }),
    );
  });

  it("hold arrays of arrays", () => {
    assert(
      property(array(array(string()), { minLength: 1 }), (elements) => {
        expect(parseArrayLiteral(arrayLiteral(elements, String), identity)).toEqual(elements);
      }),
    );
  });

  it("tell the text NULL from none", () => {
    expect(parseArrayLiteral('{NULL,"NULL"}', identity)).toEqual([null, "NULL"]);
  });

  it("refuse to be read when they are cut off", () => {
    expect(() => parseArrayLiteral('{"a', identity)).toThrow("ends inside");
    expect(() => parseArrayLiteral("{a,b", identity)).toThrow("ends inside");
  });
});
