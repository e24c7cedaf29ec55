import type { StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expect, it } from "vitest";
import { input, integer, list, query, record, required, text } from "./fields.ts";
import { standard } from "./standard-schema.ts";

interface Order {
  readonly customerId: number;
  readonly lines?: readonly { readonly itemId?: string }[];
}

const order = input("Order", "An order", {
  customerId: required(integer({ min: 1, message: "Customer is required" })),
  lines: list(query({ itemId: text({ min: 1 }) })),
  notes: record(text()),
});

describe("standard", () => {
  it("is a Standard Schema v1 to the compiler and at run time", () => {
    const schema: StandardSchemaV1<Order> = standard<Order>(order);
    expect([schema["~standard"].version, schema["~standard"].vendor]).toEqual([1, "purvey"]);
  });

  it("answers the very value when it fits", () => {
    const value = { customerId: 1, lines: [{ itemId: "a" }] };
    const result = standard(order)["~standard"].validate(value);
    expect(result.issues).toBeUndefined();
    expect(result).toEqual({ value });
    expect("value" in result && result.value).toBe(value);
  });

  it("answers issues with the path in parts", () => {
    const value = { lines: [{}, { itemId: "" }], notes: { 'odd "key".[0]': 1, "5": 2, "": 3, plain: 4 } };
    expect(standard(order)["~standard"].validate(value)).toEqual({
      issues: [
        { message: "Customer is required", path: ["customerId"] },
        { message: "Expected at least 1 character, got 0", path: ["lines", 1, "itemId"] },
        { message: "Expected text, got 2", path: ["notes", "5"] },
        { message: "Expected text, got 1", path: ["notes", 'odd "key".[0]'] },
        { message: "Expected text, got 3", path: ["notes", ""] },
        { message: "Expected text, got 4", path: ["notes", "plain"] },
      ],
    });
  });

  it("gives a fault of the value itself the empty path", () => {
    expect(standard(order)["~standard"].validate("x")).toEqual({
      issues: [{ message: "Expected an object, got text", path: [] }],
    });
  });

  it("passes options on", () => {
    const strict = standard(order, { unknown: "refuse" });
    expect(strict["~standard"].validate({ customerId: 1, lins: [] })).toEqual({
      issues: [{ message: "Unknown field `lins`; did you mean `lines`?", path: ["lins"] }],
    });
  });
});
