import { describe, expect, it } from "vitest";
import {
  anything,
  email,
  entity,
  input,
  integer,
  list,
  nullable,
  oneOf,
  recursiveEntity,
  required,
  text,
} from "../fields.ts";
import { limitsOf } from "../limits.ts";
import { services } from "../services/index.ts";
import { fieldRows } from "./field-rows.ts";

const Line = input("Line", "A line", {
  itemId: required(text({ max: 40, description: "The item" })),
  unit: oneOf(["EA", "BX"], { default: "EA" }),
});

describe("fieldRows", () => {
  it("lists the fields of records inside records with type, need, default and limits", () => {
    const rows = fieldRows(input("Cart", "A cart", { lines: list(Line, { min: 1 }), count: nullable(integer()) }));
    const common = { required: false, default: undefined, description: "", limits: [] };
    expect(rows).toEqual([
      { ...common, name: "lines", type: "Line[]", limits: ["at least 1 entries"] },
      {
        ...common,
        name: "lines[].itemId",
        type: "string",
        required: true,
        limits: ["at most 40 characters"],
        description: "The item",
      },
      { ...common, name: "lines[].unit", type: '"EA" | "BX"', default: "EA" },
      { ...common, name: "count", type: "integer | null" },
    ]);
  });

  it("writes a named record out once, also one that contains itself", () => {
    const Tree = recursiveEntity("Tree", "A tree", (self) => ({ name: text(), children: list(self) }));
    expect(fieldRows(list(Tree)).map(({ name, type }) => `${name}: ${type}`)).toEqual([
      "[].name: string",
      "[].children: Tree[]",
    ]);
    const Both = entity("Both", "Two names of one record", { header: Line, hdr: Line });
    expect(fieldRows(Both).map(({ name }) => name)).toEqual(["header", "header.itemId", "header.unit", "hdr"]);
  });

  it("says what a text looks like", () => {
    const rows = fieldRows(input("Person", "A person", { mail: email(), state: text({ pattern: "^[A-Z]{2}$" }) }));
    expect(rows.map(({ limits }) => limits)).toEqual([["an e-mail address"], ["matches ^[A-Z]{2}$"]]);
  });

  it("has nothing to say of a value without fields, and a row for every field of the contract's inputs", () => {
    expect(fieldRows(list(anything()))).toEqual([]);
    for (const { input: given } of services.flatMap(({ endpoints }) => Object.values(endpoints))) {
      const tops = fieldRows(given).filter(({ name }) => !/[.[]/.test(name));
      expect(tops.map(({ name }) => name)).toEqual(Object.keys(given.properties));
    }
  });
});

describe("limitsOf", () => {
  it("words every bound", () => {
    expect(limitsOf({ minimum: 0, exclusiveMinimum: 0, multipleOf: 0.01, maxItems: 3 })).toEqual([
      "at least 0",
      "more than 0",
      "a multiple of 0.01",
      "at most 3 entries",
    ]);
  });
});
