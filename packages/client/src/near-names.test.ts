import { describe, expect, it } from "vitest";
import { clientOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";

// As plain JavaScript sees it: no compiler knows the names.
// biome-ignore lint/suspicious/noExplicitAny: misspelt on purpose.
const untyped = (api: unknown): any => api;

describe("a misspelt name", () => {
  const { api } = clientOf([envelope([])]);
  it.each([
    [(client: ReturnType<typeof untyped>) => client.items.invMsat.list(), "items.invMsat", "items.invMast"],
    [(client: ReturnType<typeof untyped>) => client.itmes.brands.list(), "itmes", "items"],
    [(client: ReturnType<typeof untyped>) => client.items.brands.lst(), "items.brands.lst", "items.brands.list"],
    [
      (client: ReturnType<typeof untyped>) => client.items.brands.items.lists(),
      "items.brands.items.lists",
      "items.brands.items.list",
    ],
    [
      (client: ReturnType<typeof untyped>) => client.commerce.cart_line.add(),
      "commerce.cart_line",
      "commerce.cartLine",
    ],
    [(client: ReturnType<typeof untyped>) => client.with({ siteId: "b" }).itmes, "itmes", "items"],
    [(client: ReturnType<typeof untyped>) => client.setTokn("t"), "setTokn", "setToken"],
  ])("is refused with the nearest one: %s", (call, given, near) => {
    expect(() => call(untyped(api))).toThrow(
      new TypeError(
        `The client has no \`${given}\`. Did you mean \`${near}\`? \`api.findEndpoints("…")\` finds what there is by words.`,
      ),
    );
  });

  it("is undefined where it is like none", () => {
    expect(untyped(api).items.quuz).toBeUndefined();
    expect(untyped(api).quuz).toBeUndefined();
  });
});

describe("what promises, printers and frameworks ask of any object", () => {
  const asked = [
    ...["then", "toJSON", "length", "name", "size", "type", "props", "key", "ref", "nodeType", "tagName", "$$typeof"],
    ...["asymmetricMatch", "constructor", "prototype", "displayName", "inspect", "window", "render", "call"],
    ...[
      "apply",
      "bind",
      "valueOf",
      "toString",
      "hasOwnProperty",
      "__esModule",
      "__proto__",
      "_isVue",
      "callee",
      "next",
    ],
  ];
  function* nodes(value: object): Generator<object> {
    yield value;
    for (const inside of Object.values(value)) if (typeof inside === "object") yield* nodes(inside);
  }

  it("is answered everywhere in a client as by an object without it", async () => {
    const { api } = clientOf([envelope([])]);
    let count = 0;
    for (const node of nodes(api)) {
      count++;
      for (const name of asked) expect(() => Reflect.get(node, name)).not.toThrow();
    }
    expect(count).toBeGreaterThan(150);
    expect(await untyped(api.items)).toBe(api.items);
    expect(String(api.items)).toBe("[object Object]");
    expect(() => JSON.stringify(api)).not.toThrow();
    expect(Object.keys(api.items.brands)).toContain("list");
  });
});
