import { afterEach, describe, expect, it, vi } from "vitest";
import { fits } from "./check.ts";
import { canCompile, compile } from "./compile.ts";
import { entity, integer, list, nullable, oneOf, optional, query, record, recursiveEntity, text } from "./fields.ts";
import type { Schema } from "./schema.ts";

const brand = entity("Brand", "A brand", {
  brandsUid: integer({ min: 1 }),
  brandsName: text({ min: 1, max: 5 }),
  status: oneOf([704, 705]),
  parent: optional(nullable(query({ id: integer() }))),
});

const good = { brandsUid: 1, brandsName: "Bolt", status: 704, parent: null };
const bad: readonly unknown[] = [
  null,
  [],
  "x",
  {},
  { ...good, brandsUid: 0 },
  { ...good, brandsUid: Number.NaN },
  { ...good, brandsName: "😀😀😀😀😀😀" },
  { ...good, status: 999 },
  { ...good, parent: 5 },
  { ...good, parent: { id: "1" } },
];

describe("compile", () => {
  it("answers as check does", () => {
    const isBrand = compile(brand);
    expect(
      [good, { ...good, brandsName: "😀😀😀😀😀" }, { ...good, parent: undefined }, { ...good, extra: 1 }].map(isBrand),
    ).toEqual([true, true, true, true]);
    expect(bad.map(isBrand)).toEqual(bad.map(() => false));
  });

  it("opens enumerations of what is received, within their type", () => {
    const isBrand = compile(brand, { direction: "output" });
    expect([isBrand({ ...good, status: 999 }), isBrand({ ...good, status: "704" })]).toEqual([true, false]);
  });

  it("compiles a schema once for each direction", () => {
    expect(compile(brand)).toBe(compile(brand, { direction: "input" }));
    expect(compile(brand)).not.toBe(compile(brand, { direction: "output" }));
  });

  it("follows schemas that contain themselves or each other", () => {
    const category = recursiveEntity("Category", "A category", (self) => ({
      name: text({ min: 1 }),
      children: list(self),
      byName: optional(record(self)),
    }));
    const isCategory = compile(category);
    const leaf = { name: "leaf", children: [] };
    expect(isCategory({ name: "root", children: [leaf], byName: { leaf } })).toBe(true);
    expect(
      isCategory({ name: "root", children: [leaf], byName: { leaf: { ...leaf, children: [{ name: "" }] } } }),
    ).toBe(false);
  });

  it("compiles entities of hundreds of fields and deep nesting", () => {
    const wide = (inner: Schema): Schema =>
      query(
        Object.fromEntries(
          Array.from({ length: 100 }, (_, index) => [`field${index}`, index === 50 ? inner : integer()]),
        ),
      );
    const schema = wide(wide(wide(integer({ max: 3 }))));
    expect(compile(schema)({ field50: { field50: { field50: 3 } } })).toBe(true);
    expect(compile(schema)({ field50: { field50: { field50: 4 } } })).toBe(false);
  });

  it.each(["__proto__", "constructor", "toString", "'];process.exit()//", '"', "\\", "\n", "\u2028"])(
    "takes %j as an ordinary field name and value",
    (name) => {
      const schema: Schema = {
        type: "object",
        properties: Object.fromEntries([[name, { type: "string", enum: [name, "x"] }]]),
        required: [name],
        additionalProperties: false,
      };
      const value = (item: unknown) => Object.fromEntries([[name, item]]);
      expect([value(name), value("x"), value("y"), value(1), {}].map(compile(schema))).toEqual([
        true,
        true,
        false,
        false,
        false,
      ]);
      expect([value(name), value("x"), value("y"), value(1), {}].map((each) => fits(schema, each))).toEqual([
        true,
        true,
        false,
        false,
        false,
      ]);
    },
  );
});

describe("where code must not be generated", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("falls back to the interpreter", async () => {
    const forbidden = vi.fn(function refuse() {
      throw new EvalError("Refused to evaluate a string as JavaScript");
    });
    vi.stubGlobal("Function", forbidden);
    // Beside the module that all other tests of this process go on with.
    const another = "./compile.ts?strict";
    const strict = (await import(another)) as typeof import("./compile.ts");
    expect(strict.canCompile()).toBe(false);
    expect([good, ...bad].map(strict.compile(brand))).toEqual([true, ...bad.map(() => false)]);
    expect(forbidden).toHaveBeenCalledTimes(1);
  });

  it("compiles where it may", () => {
    expect(canCompile()).toBe(true);
  });
});
