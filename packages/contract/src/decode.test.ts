import { describe, expect, it } from "vitest";
import { check, fits } from "./check.ts";
import { decodeBody, decodeQuery, decodeText, withDefaults } from "./decode.ts";
import {
  input,
  integer,
  list,
  nullable,
  number,
  oneOf,
  open,
  orderBy,
  paging,
  query,
  record,
  recursiveEntity,
  text,
  uid,
  yes,
} from "./fields.ts";
import type { Schema } from "./schema.ts";

const either: Schema = { anyOf: [integer(), list(integer(), { min: 2 }), yes()] };

describe("decodeText", () => {
  it.each([
    [text(), "12", "12"],
    [text(), "", ""],
    [text(), "true", "true"],
    [integer(), "12", 12],
    [integer(), "12.0", 12],
    [integer(), "-7", -7],
    [integer(), "007", 7],
    [integer(), " 5", 5],
    [integer(), "1e3", 1000],
    [integer(), "12.5", "12.5"],
    [integer(), "", undefined],
    [integer(), "twelve", "twelve"],
    [integer(), "0x10", "0x10"],
    [integer(), "Infinity", "Infinity"],
    [integer(), "NaN", "NaN"],
    [integer(), "9007199254740991", 9007199254740991],
    [integer(), "9007199254740993", "9007199254740993"],
    [number(), "1e999", "1e999"],
    [number(), "12345678901234567890", "12345678901234567890"],
    [number(), "12.5", 12.5],
    [number(), ".5", 0.5],
    [number(), "1,5", "1,5"],
    [number(), "5 6", "5 6"],
    [yes(), "1", true],
    [yes(), "0", false],
    [yes(), "TRUE", true],
    [yes(), "False", false],
    [yes(), "yes", "yes"],
    [yes(), "", undefined],
    [nullable(integer()), "null", "null"],
    [nullable(integer()), "5", 5],
    [oneOf([704, 705]), "704", 704],
    [list(integer()), "1,2", [1, 2]],
    [list(integer()), "1,x", [1, "x"]],
    [list(text()), "a,,b,", ["a", "b"]],
    [list(text()), '["a,b"]', ["a,b"]],
    [list(integer()), "", []],
    [either, "5", 5],
    [either, "1,2", [1, 2]],
    [either, "true", true],
    [either, "x", "x"],
    [{}, "5", "5"],
    [{ type: ["boolean", "integer"] }, "5", 5],
    [{ type: ["string", "integer"] }, "5", "5"],
  ] as const)("%j reads %j as %j", (schema, raw, expected) => {
    expect(decodeText(schema, raw)).toEqual(expected);
  });

  it("reads minus zero as zero", () => {
    expect(Object.is(decodeText(integer(), "-0"), 0)).toBe(true);
  });
});

const search = query({
  q: text(),
  limit: integer(),
  inStock: yes(),
  ids: list(uid()),
  names: list(text()),
  filters: record(list(text())),
  bounds: record(integer()),
  options: query({ format: text(), pages: integer() }),
  properties: open(),
  lines: list(query({ id: integer(), quantity: number() })),
  either,
});

/** What a query string says under the schema above. */
function decoded(queryString: string): Record<string, unknown> {
  return decodeQuery(search, new URLSearchParams(queryString));
}

describe("decodeQuery", () => {
  it.each([
    ["limit=5&q=5&inStock=1", { limit: 5, q: "5", inStock: true }],
    ["q=hex+bolt", { q: "hex bolt" }],
    ["q=M8%2B1", { q: "M8+1" }],
    ["q=", { q: "" }],
    ["limit=&inStock=&ids=", { ids: [] }],
    ["limit=5&limit=6", { limit: 6 }],
    ["limit=garbage", { limit: "garbage" }],
    ["utm=x&constructor=1&__proto__=2&Limit=3", {}],
    ["ids=1,2", { ids: [1, 2] }],
    ["ids=1%2C2", { ids: [1, 2] }],
    ["ids=7", { ids: [7] }],
    ["ids=1&ids=2", { ids: [1, 2] }],
    ["ids=1,2&ids=3", { ids: [1, 2, 3] }],
    ["ids[0]=1&ids[1]=2", { ids: [1, 2] }],
    ["ids%5B1%5D=2&ids%5B0%5D=1", { ids: [1, 2] }],
    ["ids[10]=3&ids[9]=2&ids[1]=1", { ids: [1, 2, 3] }],
    ["ids[4000000000]=1", { ids: [1] }],
    ["ids[]=1&ids[]=2", { ids: [1, 2] }],
    ["ids[1]=1&ids[]=2", { ids: [1, 2] }],
    ["ids=[1,2]", { ids: [1, 2] }],
    ["names=a,b", { names: ["a", "b"] }],
    ["names=a,b&names=c", { names: ["a,b", "c"] }],
    ["names[]=a,b", { names: ["a,b"] }],
    ["names[]=007", { names: ["007"] }],
    ["filters[5]=a,b&filters[7]=c", { filters: { "5": ["a", "b"], "7": ["c"] } }],
    ["filters[5]=a&filters[5]=b", { filters: { "5": ["a", "b"] } }],
    ["filters[5][]=a,b&filters[5][]=c", { filters: { "5": ["a,b", "c"] } }],
    ['filters={"5":[1]}', { filters: { "5": ["1"] } }],
    ["filters=garbage", { filters: "garbage" }],
    ["filters=[1]", { filters: [1] }],
    ["bounds[a]=1&bounds[b]=x", { bounds: { a: 1, b: "x" } }],
    ["options[format]=A4&options[pages]=2&options[extra]=1", { options: { format: "A4", pages: 2 } }],
    ["properties[colour]=red", { properties: { colour: "red" } }],
    ["lines[0][id]=1&lines[0][quantity]=2.5&lines[1][id]=2", { lines: [{ id: 1, quantity: 2.5 }, { id: 2 }] }],
    ['lines=[{"id":"1","quantity":2}]', { lines: [{ id: 1, quantity: 2 }] }],
    ["either=1,2", { either: [1, 2] }],
    ["either=1&either=2", { either: [1, 2] }],
    ["either=5", { either: 5 }],
    ["limit[0]=5", {}],
    ["ids[0[1]]=5&ids[=1&[]=2", {}],
  ])("reads %s", (queryString, expected) => {
    expect(decoded(queryString)).toEqual(expected);
  });

  it("keeps a hostile name an ordinary one", () => {
    const { bounds } = decoded("bounds[__proto__]=1&bounds[a][b][c][d][e][f]=1");
    expect(Object.getPrototypeOf(bounds)).toBe(Object.prototype);
    expect(Object.keys(bounds as object)).toEqual(["__proto__"]);
  });

  it("reads thousands of entries under one name at once", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `ids[]=${index + 1}`).join("&");
    expect(decoded(many).ids).toHaveLength(20_000);
  });
});

describe("withDefaults", () => {
  const schema = query({
    ...paging({ limit: 12 }),
    orderBy: orderBy("itemId|ASC"),
    tags: list(text(), { default: [] }),
    options: query({ format: text({ default: "A4" }) }),
    lines: list(query({ quantity: number({ default: 1 }) })),
    byName: record(query({ quantity: number({ default: 1 }) })),
  });

  it("fills absent fields at the top", () => {
    expect(withDefaults(schema, { offset: 5, limit: undefined })).toEqual({
      offset: 5,
      limit: 12,
      orderBy: "itemId|ASC",
      tags: [],
    });
  });

  it("fills nested objects and items that are there", () => {
    const value = { options: {}, lines: [{}, { quantity: 2 }], byName: { a: {} } };
    expect(withDefaults(schema, value)).toMatchObject({
      options: { format: "A4" },
      lines: [{ quantity: 1 }, { quantity: 2 }],
      byName: { a: { quantity: 1 } },
    });
  });

  it("leaves null and what is no object alone", () => {
    expect([
      withDefaults(schema, null),
      withDefaults(schema, "x"),
      withDefaults(query({ a: nullable(integer({ default: 1 })) }), { a: null }),
    ]).toEqual([null, "x", { a: null }]);
  });

  it("changes neither its argument nor the schema", () => {
    const value = Object.freeze({ lines: Object.freeze([Object.freeze({})]) });
    const first = withDefaults(schema, value) as unknown as { tags: string[] };
    first.tags.push("x");
    expect(withDefaults(schema, value)).toMatchObject({ tags: [], lines: [{ quantity: 1 }] });
  });

  it("answers the very same value when nothing is missing", () => {
    const full = { limit: 1, offset: 0, orderBy: "a", tags: ["x"], lines: [{ quantity: 1 }] };
    expect(withDefaults(schema, full)).toBe(full);
    const plain = {};
    expect(withDefaults(query({ a: text() }), plain)).toBe(plain);
  });

  it("comes to an end with a schema that contains itself", () => {
    const category = recursiveEntity("Category", "A category", (self) => ({
      children: list(self),
      rank: integer({ default: 0 }),
    }));
    expect(withDefaults(category, { children: [{ children: [] }] })).toEqual({
      rank: 0,
      children: [{ rank: 0, children: [] }],
    });
  });
});

describe("decodeBody", () => {
  const body = input("Body", "A body", {
    quantity: number(),
    count: nullable(integer()),
    poNo: text(),
    taxable: yes(),
    names: list(text()),
    byId: record(integer()),
    either: { anyOf: [integer({ min: 1 }), list(integer())] },
    free: {},
  });

  it.each([
    [{ quantity: "5.50" }, { quantity: 5.5 }],
    [{ count: "5.5" }, { count: "5.5" }],
    [{ count: "" }, { count: "" }],
    [{ count: null }, { count: null }],
    [{ poNo: 5 }, { poNo: "5" }],
    [{ poNo: true }, { poNo: true }],
    [{ poNo: "1" }, { poNo: "1" }],
    [{ taxable: 1 }, { taxable: true }],
    [{ taxable: 0 }, { taxable: false }],
    [{ taxable: "true" }, { taxable: true }],
    [{ taxable: "false" }, { taxable: false }],
    [{ taxable: 2 }, { taxable: 2 }],
    [{ taxable: "yes" }, { taxable: "yes" }],
    [{ names: [1, "a", null] }, { names: ["1", "a", null] }],
    [{ byId: { a: "1" } }, { byId: { a: 1 } }],
    [{ either: "3" }, { either: 3 }],
    [{ either: ["3"] }, { either: [3] }],
    [{ either: "-3" }, { either: "-3" }],
    [
      { free: "5", unknown: "5" },
      { free: "5", unknown: "5" },
    ],
    [[], []],
    ["5", "5"],
  ])("reads %j as %j", (value, expected) => {
    expect(decodeBody(body, value)).toEqual(expected);
  });

  it("answers the very same value when nothing changes", () => {
    const value = { quantity: 1, names: ["a"], byId: {}, count: Number.NaN };
    expect(decodeBody(body, value)).toBe(value);
  });

  it("never changes its argument", () => {
    const value = Object.freeze({ names: Object.freeze([1]) });
    expect(decodeBody(body, value)).toEqual({ names: ["1"] });
  });

  it("makes a free caller's body fit", () => {
    const value = { quantity: "1", count: "2", poNo: 3, taxable: 1, names: [4], byId: { a: "5" }, either: "6" };
    expect(fits(body, value)).toBe(false);
    expect(check(body, decodeBody(body, value))).toEqual([]);
  });

  it("keeps a hostile name an ordinary one", () => {
    const value = decodeBody(body, JSON.parse('{"quantity":"1","__proto__":{"admin":true}}'));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect((value as Record<string, unknown>).admin).toBeUndefined();
  });
});
