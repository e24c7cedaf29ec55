import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import { buildRequest } from "./request.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";
import { endpoint, some } from "./wire.ts";

const text = { type: "string" } as const;
const search = endpoint("GET", "/a/{key}/b", some({ key: text }), text);
const pathOf = (input: Record<string, unknown>) => buildRequest(search, input, "a.b").path;

describe("an address", () => {
  it("keeps a key with slashes, dots, blanks and letters of every script in its segment", () => {
    expect(pathOf({ key: "a/b" })).toBe("/a/a%2Fb/b");
    expect(pathOf({ key: "../c" })).toBe("/a/..%2Fc/b");
    expect(pathOf({ key: "%2e%2e" })).toBe("/a/%252e%252e/b");
    expect(pathOf({ key: "M8 ø" })).toBe("/a/M8%20%C3%B8/b");
  });

  rule("R204 refuses keys that would name another resource, as an error that safe() gives", async () => {
    const { api, arrived } = clientOf([envelope([])]);
    for (const id of ["", ".", ".."]) {
      const result = await api.items.contracts.items({ id }).safe();
      expect(result).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", errors: [{ path: "id" }] } });
    }
    expect(arrived).toHaveLength(0);
  });

  it("refuses half a surrogate pair instead of failing of it", async () => {
    expect(() => pathOf({ key: "\ud83d" })).toThrow("Invalid request parameters");
    expect(() => pathOf({ key: "a", q: "\ude00" })).toThrow("Invalid request parameters");
    const { api } = clientOf([envelope([])]);
    expect(await failureOf(api.items.brands.list({ q: "\ud83d" }))).toMatchObject({ errors: [{ path: "q" }] });
  });

  it("lists items by commas, or by numbers where an item has a comma or is empty", () => {
    const query = (list: unknown[]) => decodeURIComponent(pathOf({ key: "k", list }).split("?")[1] ?? "");
    expect(query(["price", "stock"])).toBe("list=price,stock");
    expect(query([1, 2])).toBe("list=1,2");
    expect(query(["M8, zinc", "M10"])).toBe("list[0]=M8, zinc&list[1]=M10");
    expect(query(["", "a"])).toBe("list[0]=&list[1]=a");
    expect(query(["[1]"])).toBe("list[0]=[1]");
    expect(query([{ a: 1 }])).toBe('list[0]={"a":1}');
  });

  it("sends a field named __proto__ as what it is", () => {
    const open = endpoint("POST", "/a", some({}, [], { additionalProperties: true }), text);
    const input = JSON.parse('{"__proto__": {"admin": true}, "a": 1}') as Record<string, unknown>;
    expect(buildRequest(open, input, "a.b").body).toBe('{"__proto__":{"admin":true},"a":1}');
  });
});
