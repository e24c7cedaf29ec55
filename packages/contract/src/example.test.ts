import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { exampleOf } from "./example.ts";
import {
  datetime,
  email,
  entity,
  integer,
  list,
  nullable,
  number,
  oneOf,
  open,
  optional,
  orderBy,
  query,
  record,
  recursiveEntity,
  sensitive,
  statusCd,
  text,
  uid,
  yes,
  yesNo,
} from "./fields.ts";
import type { Schema } from "./schema.ts";

describe("exampleOf", () => {
  it.each<[Schema, unknown]>([
    [uid(), 1001],
    [text({ example: "HX-1", default: "a" }), "HX-1"],
    [text({ default: "a" }), "a"],
    [text({ min: 2, example: "x", default: "ab" }), "ab"],
    [oneOf(["A4", "letter"]), "A4"],
    [statusCd(), 704],
    [yesNo(), "Y"],
    [yes(), true],
    [text(), "Example text"],
    [text({ max: 3 }), "Exa"],
    [text({ min: 14 }), "Example text.."],
    [text({ pattern: "^[A-Z]+-\\d+$" }), "ABC-123"],
    [email(), "dana@northgate.example"],
    [datetime(), "2026-03-14 09:26:53"],
    [integer(), 1],
    [integer({ min: 5 }), 5],
    [integer({ max: -3 }), -3],
    [number({ above: 0, max: 0.5 }), 0.01],
    [number({ above: 2, multipleOf: 0.25 }), 2.25],
    [number({ min: 0.05, max: 0.08, multipleOf: 0.07 }), 0.07],
    [nullable(integer({ min: 3 })), 3],
    [list(uid()), [1001]],
    [list(uid(), { min: 2 }), [1001, 1001]],
    [list(uid(), { max: 0 }), []],
    [record(list(text({ example: "red" }))), { example: ["red"] }],
    [open(), {}],
    [{}, "Example text"],
    [{ type: "null" }, null],
    [{ anyOf: [{ type: "string", minLength: 20, maxLength: 20 }, integer()] }, "Example text........"],
    [orderBy("itemId|ASC"), "itemId|ASC"],
    [sensitive(text({ example: "hunter2", min: 8 })), "Example text"],
  ])("makes %j into %j", (schema, expected) => {
    expect(exampleOf(schema)).toEqual(expected);
    expect(check(schema, exampleOf(schema))).toEqual([]);
  });

  it("shows every field, also the optional ones", () => {
    const brand = entity("Brand", "A brand", {
      brandsUid: uid(),
      note: optional(text({ example: "x" })),
      lines: list(query({ a: yes() })),
    });
    expect(exampleOf(brand)).toEqual({ brandsUid: 1001, note: "x", lines: [{ a: true }] });
  });

  it("ends lists, optional and nullable fields where a schema contains itself", () => {
    const category = recursiveEntity("Category", "A category", (self) => ({
      id: uid(),
      children: list(self),
      byId: record(self),
      parent: optional(self),
    }));
    expect(exampleOf(category)).toEqual({ id: 1001, children: [], byId: {} });
    const node: Schema & { properties?: Record<string, Schema> } = { type: ["object", "null"], required: ["next"] };
    Object.assign(node, { properties: { next: node } });
    expect(exampleOf(node)).toEqual({ next: null });
  });

  it("takes one of alternatives that exclude each other", () => {
    const schema: Schema = {
      type: "object",
      properties: { a: uid() },
      anyOf: [{ required: ["b"], properties: { b: oneOf(["x"]) } }],
    };
    expect(exampleOf(schema)).toEqual({ a: 1001, b: "x" });
    expect(exampleOf({ ...query({ a: uid() }), anyOf: [{ required: ["a"] }, { required: ["b"] }] })).toEqual({
      a: 1001,
    });
  });

  it("is the same at every call", () => {
    const schema = query({ a: integer(), b: list(text()) });
    expect(exampleOf(schema)).toEqual(exampleOf(schema));
  });

  it("says which schema needs an example", () => {
    expect(() => exampleOf(text({ pattern: "^zebra\\d{7}$", description: "A stripe code" }))).toThrow(
      "`A stripe code` has no example of its own and none could be made. Give it an example that matches `^zebra\\d{7}$`.",
    );
    expect(() => exampleOf(integer({ min: 5, max: 4 }))).toThrow("Its keywords may exclude each other.");
  });
});
