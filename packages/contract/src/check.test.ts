import { describe, expect, it } from "vitest";
import { check, fits } from "./check.ts";
import {
  datetime,
  email,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  open,
  query,
  record,
  recursiveEntity,
  required,
  text,
  yes,
} from "./fields.ts";
import type { Schema } from "./schema.ts";
import { rule } from "./testing/rule.ts";

/** The messages of all issues with their paths. */
function messages(schema: Schema, value: unknown, options?: Parameters<typeof check>[2]): string[] {
  return check(schema, value, options).map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

const line = input("Line", "A line", {
  itemId: required(text({ min: 1, max: 40, message: "Item is required" })),
  quantity: required(number({ above: 0 })),
});
const order = input("Order", "An order", {
  customerId: required(integer({ min: 1 })),
  lines: list(line, { min: 1 }),
  "odd key": yes(),
});

describe("types", () => {
  it.each([
    [text(), "abc", ""],
    [text(), 5, "Expected text, got 5"],
    [text(), undefined, "Expected text, got nothing"],
    [text(), null, "Expected text, got null"],
    [integer(), 1.0, ""],
    [integer(), 1.5, "Expected a whole number, got 1.5"],
    [integer(), "abc", 'Expected a whole number, got "abc"'],
    [number(), Number.NaN, "Expected a number, got NaN"],
    [number(), Number.POSITIVE_INFINITY, "Expected a number, got Infinity"],
    [integer(), Number.NEGATIVE_INFINITY, "Expected a whole number, got -Infinity"],
    [yes(), "true", 'Expected true or false, got "true"'],
    [list(text()), {}, "Expected a list, got an object"],
    [open(), [], "Expected an object, got a list"],
    [open(), null, "Expected an object, got null"],
    [nullable(integer()), null, ""],
    [nullable(integer()), "5", 'Expected a whole number or null, got "5"'],
    [{}, Symbol.iterator, ""],
    [text(), Symbol.iterator, "Expected text, got Symbol(Symbol.iterator)"],
    [text(), 5n, "Expected text, got 5"],
  ] as const)("%j with %s: %s", (schema, value, message) => {
    expect(messages(schema, value)).toEqual(message ? [message] : []);
  });

  it("shortens a long text in the message", () => {
    expect(messages(integer(), "x".repeat(1000))).toEqual([`Expected a whole number, got "${"x".repeat(60)}…"`]);
  });
});

describe("keywords", () => {
  it.each([
    [text({ min: 2 }), "é", "Expected at least 2 characters, got 1"],
    [text({ min: 1 }), "", "Expected at least 1 character, got 0"],
    [text({ max: 2 }), "😀😀", ""],
    [text({ min: 3 }), "😀😀", "Expected at least 3 characters, got 2"],
    [text({ max: 40 }), "x".repeat(57), "Expected at most 40 characters, got 57"],
    [text({ max: 3 }), "😀😀😀😀", "Expected at most 3 characters, got 4"],
    [text({ pattern: "^.$" }), "😀", ""],
    [text({ pattern: "^A" }), "B", 'Expected text like `^A`, got "B"'],
    [email(), "dana@northgate.example", ""],
    [email(), "dana", 'Expected an e-mail address, got "dana"'],
    [integer({ min: 1 }), 0, "Expected at least 1, got 0"],
    [integer({ max: 100 }), 101, "Expected at most 100, got 101"],
    [number({ above: 0 }), 0, "Expected more than 0, got 0"],
    [money({ multipleOf: 0.01 }), 0.005, "Expected a multiple of 0.01, got 0.005"],
    [oneOf(["Y", "N"]), "X", 'Expected "Y" or "N", got "X"'],
    [oneOf([704, 705, 700]), 1, "Expected 704 or 705 or 700, got 1"],
    [list(text(), { min: 1 }), [], "Expected at least 1 value, got 0"],
    [list(text(), { max: 2 }), ["a", "b", "c"], "Expected at most 2 values, got 3"],
    [{ anyOf: [text(), line] }, 5, "Expected text or Line, got 5"],
    [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, {}, "Expected `a` or `b`, got an object"],
  ] as const)("%j with %j: %s", (schema, value, message) => {
    expect(messages(schema, value)).toEqual(message ? [message] : []);
  });

  it("counts no character of a text that is hopelessly long", () => {
    expect(fits(text({ max: 5 }), "x".repeat(2 ** 24))).toBe(false);
  });

  it("checks numbers and texts of a type that allows both by the keywords of each", () => {
    const either: Schema = { type: ["string", "integer"], maxLength: 2, maximum: 9 };
    expect([messages(either, "abc"), messages(either, 10), messages(either, 9), messages(either, "99")]).toEqual([
      ["Expected at most 2 characters, got 3"],
      ["Expected at most 9, got 10"],
      [],
      [],
    ]);
  });

  it("cuts the list of a long enumeration", () => {
    expect(messages(oneOf(Array.from({ length: 50 }, (_, index) => index)), -1)).toEqual([
      "Expected 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11 or others, got -1",
    ]);
  });
});

describe("R037 date and time", () => {
  const message = "Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss";
  rule.each([
    "2026-03-14 09:26:53",
    "2024-02-29 00:00:00",
    "2000-02-29 23:59:59",
    "1000-01-01 00:00:00",
    "9999-12-31 23:59:59",
  ])("R037 takes %s", (value) => {
    expect(messages(datetime(), value)).toEqual([]);
  });
  rule.each([
    "2026-02-29 00:00:00",
    "1900-02-29 00:00:00",
    "2026-04-31 00:00:00",
    "2026-13-01 00:00:00",
    "2026-00-10 00:00:00",
    "0000-01-01 00:00:00",
    "0999-12-31 00:00:00",
    "2026-01-01 24:00:00",
    "2026-01-01T00:00:00",
    "2026-01-01",
    "2026-01-01 00:00:60",
    " 2026-01-01 00:00:00",
    "2026-01-01 00:00:00\n",
  ])("R037 refuses %j", (value) => {
    expect(messages(datetime(), value)).toEqual([message]);
  });
  rule("R037 knows the length of every month", () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const longest = lengths.map((_, month) =>
      [31, 30, 29, 28].find((day) => fits(datetime(), `2026-${String(month + 1).padStart(2, "0")}-${day} 00:00:00`)),
    );
    expect(longest).toEqual(lengths);
  });
});

describe("R097 multiples", () => {
  rule.each([0.07, 0.29, 1.1, 4.35, 19.99, 123456789.12, 0, -0.07, 1e20, 8.2e6])(
    "R097 takes %d as a multiple of 0.01",
    (value) => {
      expect(fits(number({ multipleOf: 0.01 }), value)).toBe(true);
    },
  );
  rule.each([0.075, 0.001, 1.005, 123456789.123, -0.015, 1e-7])("R097 refuses %d as a multiple of 0.01", (value) => {
    expect(fits(number({ multipleOf: 0.01 }), value)).toBe(false);
  });
  it.each([
    [7, 7, true],
    [8, 7, false],
    [0.75, 0.25, true],
    [0.7, 0.25, false],
    [3e-7, 1e-7, true],
    [3.5e-7, 1e-7, false],
    [3e21, 3, true],
    [4.2, 1.4, true],
  ])("%d against a step of %d: %s", (value, multipleOf, expected) => {
    expect(fits(number({ multipleOf }), value)).toBe(expected);
  });
});

describe("objects and lists", () => {
  it("gives every issue its path", () => {
    expect(
      messages(order, {
        customerId: 0,
        lines: [
          { itemId: "A", quantity: 1 },
          { itemId: "", quantity: 0 },
        ],
        "odd key": 1,
      }),
    ).toEqual([
      "customerId: Expected at least 1, got 0",
      "lines[1].itemId: Item is required",
      "lines[1].quantity: Expected more than 0, got 0",
      '["odd key"]: Expected true or false, got 1',
    ]);
  });

  it("says what a missing field asks for, in the field's own words where it has some", () => {
    expect(check(line, { itemId: undefined })).toEqual([
      { path: "itemId", message: "Item is required", code: "required", received: undefined, expected: "string" },
      {
        path: "quantity",
        message: "Expected a number, got nothing",
        code: "required",
        received: undefined,
        expected: "number",
      },
    ]);
  });

  it("takes undefined for absent, also where the field is unknown", () => {
    expect(messages(order, { customerId: 1, lines: undefined, extra: undefined }, { unknown: "refuse" })).toEqual([]);
  });

  it("requires names that have no schema", () => {
    expect(messages({ type: "object", required: ["a"] }, {})).toEqual(["a: Expected a value, got nothing"]);
  });

  it("checks the values of a record", () => {
    expect(messages(record(integer()), { "5": "a", b: 2 })).toEqual(['["5"]: Expected a whole number, got "a"']);
  });

  it("checks only unnamed fields against additionalProperties", () => {
    const mixed: Schema = { type: "object", properties: { name: text() }, additionalProperties: integer() };
    expect(messages(mixed, { name: "a", toString: "b" })).toEqual(['toString: Expected a whole number, got "b"']);
  });

  it("refuses every unnamed field where the schema does", () => {
    const closed: Schema = { type: "object", properties: { a: {} }, additionalProperties: false };
    expect(messages(closed, { a: 1, b: 2 })).toEqual(["b: Unknown field `b`."]);
    expect(messages(closed, { a: 1, b: 2 }, { direction: "output" })).toEqual([]);
  });

  it("follows a schema that contains itself", () => {
    const category = recursiveEntity("Category", "A category", (self) => ({
      name: text({ min: 1 }),
      children: list(self),
    }));
    const tree = { name: "a", children: [{ name: "b", children: [{ name: "", children: [] }] }] };
    expect(messages(category, tree)).toEqual(["children[0].children[0].name: Expected at least 1 character, got 0"]);
  });

  it("shows one message when no alternative fits", () => {
    const either: Schema = {
      ...order,
      anyOf: [{ required: ["customerId"] }, { required: ["lines"] }],
      "x-messages": { anyOf: "Customer or lines are required" },
    };
    expect(messages({ ...either, required: [] }, {})).toEqual(["Customer or lines are required"]);
    expect(messages({ ...either, required: [] }, { lines: [{ itemId: "a", quantity: 1 }] })).toEqual([]);
  });

  it("stops at the limit", () => {
    const numbers = list(integer());
    const wrong = Array.from({ length: 500 }, () => "x");
    expect([check(numbers, wrong, { limit: 3 }).length, check(numbers, wrong).length]).toEqual([3, 100]);
  });
});

describe("unknown fields", () => {
  it("keeps them unless told otherwise", () => {
    expect(messages(order, { customerId: 1, custmerId: 2 })).toEqual([]);
  });

  it("suggests the field that was meant", () => {
    expect(messages(order, { customerId: 1, custmerId: 1, customer_id: 1, zebra: 1 }, { unknown: "refuse" })).toEqual([
      "custmerId: Unknown field `custmerId`; did you mean `customerId`?",
      "customer_id: Unknown field `customer_id`; did you mean `customerId`?",
      "zebra: Unknown field `zebra`.",
    ]);
  });

  it("finds them at every depth, but not where fields are open", () => {
    const schema = query({ order, extra: open(), more: { ...line, additionalProperties: true } });
    const good = { itemId: "a", quantity: 1 };
    const value = {
      order: { customerId: 1, lines: [{ ...good, qty: 1 }] },
      extra: { anything: 1 },
      more: { ...good, anything: 1 },
    };
    expect(check(schema, value, { unknown: "refuse" }).map((issue) => [issue.path, issue.code])).toEqual([
      ["order.lines[0].qty", "unknown"],
    ]);
  });

  it("knows no field by the name of an inherited one", () => {
    expect(messages(query({ a: text() }), { constructor: 1 }, { unknown: "refuse" })).toEqual([
      "constructor: Unknown field `constructor`.",
    ]);
    expect(messages(query({ a: text() }), JSON.parse('{"__proto__": 1}'), { unknown: "refuse" })).toEqual([
      "__proto__: Unknown field `__proto__`.",
    ]);
  });
});

describe("objects beside the usual", () => {
  const pair = entity("Pair", "Two fields", { a: integer(), b: text({ min: 1 }) });
  const fit = { a: 1, b: "x" };

  it("judges every object for itself, whatever objects came before", () => {
    const objects = [
      fit,
      { b: "x", a: 1 },
      { a: 1 },
      fit,
      { a: 1, b: "" },
      { ...fit, c: 1 },
      { a: 1, b: undefined },
      { a: "1", b: "x" },
      {},
      { b: "x", a: 1, c: 2 },
      fit,
    ];
    const expected = [true, true, false, true, false, true, false, false, false, true, true];
    expect(objects.map((value) => fits(pair, value))).toEqual(expected);
    expect(objects.map((value) => fits(pair, value, { unknown: "refuse" }))).toEqual(
      expected.map((answer, index) => answer && !("c" in (objects[index] as object))),
    );
  });

  it("judges the same after more orders than it remembers", () => {
    const names = ["a", "b", "c", "d", "e"];
    const wide = entity("Wide", "Five fields", Object.fromEntries(names.map((name) => [name, integer({ min: 1 })])));
    const orders = Array.from({ length: 120 }, (_, index) =>
      names.toSorted(
        (left, right) => ((left.charCodeAt(0) * 7 + index * 13) % 11) - ((right.charCodeAt(0) * 7 + index * 13) % 11),
      ),
    );
    const good = orders.map((order) => fits(wide, Object.fromEntries(order.map((name) => [name, 1]))));
    const bad = orders.map((order, index) =>
      fits(wide, Object.fromEntries(order.map((name) => [name, name === names[index % 5] ? 0 : 1]))),
    );
    expect([new Set(good), new Set(bad)]).toEqual([new Set([true]), new Set([false])]);
  });

  it("sees what JSON would carry: the fields that an object has itself", () => {
    const inherited = Object.create({ a: 1 }, { b: { value: "x", enumerable: true } });
    expect(messages(pair, inherited)).toEqual(["a: Expected a whole number, got nothing"]);
    expect(messages(query({ toString: text(), constructor: text() }), {})).toEqual([]);
  });

  it("takes objects without a prototype", () => {
    expect(fits(pair, Object.assign(Object.create(null), fit))).toBe(true);
  });

  it("does not look into values that nobody describes, however deep they are", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = depth % 2 ? [deep] : { deep };
    expect(fits(query({ anything: {}, open: open() }), { anything: deep, open: { deep } }, { unknown: "refuse" })).toBe(
      true,
    );
  });

  it("takes time in proportion to the depth of a value that nests the unusual", () => {
    const node = recursiveEntity("Node", "A node", (self) => ({ left: list(self), name: text() }));
    let tree: unknown = { name: 1, left: [] };
    for (let depth = 0; depth < 500; depth++)
      tree = depth % 2 ? { name: "x", left: [tree], extra: 1 } : { left: [tree], name: "x" };
    expect(check(node, tree)).toHaveLength(1);
  });

  it("reports the holes of a list", () => {
    const holed = [1];
    holed[2] = 3;
    expect(messages(list(integer()), holed)).toEqual(["[1]: Expected a whole number, got nothing"]);
  });
});

describe("direction", () => {
  const brand = entity("Brand", "A brand", { status: oneOf([704, 705]), flag: nullable(oneOf(["Y", "N"])) });
  it("closes enumerations in what is sent", () => {
    expect(check(brand, { status: 999, flag: "Q" }).map((issue) => issue.code)).toEqual(["enum", "enum"]);
  });
  it("opens enumerations in what is received, within their type", () => {
    expect(messages(brand, { status: 999, flag: "Q" }, { direction: "output" })).toEqual([]);
    expect(messages(brand, { status: "704", flag: null }, { direction: "output" })).toEqual([
      'status: Expected a whole number, got "704"',
    ]);
  });
  it("takes null in a nullable enumeration", () => {
    expect(messages(brand, { status: 704, flag: null })).toEqual([]);
  });
});
