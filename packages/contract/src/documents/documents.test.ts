import { describe, expect, it } from "vitest";
import { services } from "../services/index.ts";
import { endpointLines } from "./endpoint-lines.ts";
import { llmsFullText } from "./llms-full-text.ts";
import { llmsText } from "./llms-text.ts";
import { postmanCollection } from "./postman.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));

describe("endpoints.jsonl", () => {
  const lines = endpointLines(services)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

  it("has a line for each endpoint, with the path that the server answers", () => {
    expect(lines.map(({ id }) => id)).toEqual(endpoints.map(({ id }) => id));
    expect(lines.find(({ id }) => id === "items.brands.get")).toMatchObject({
      method: "GET",
      path: "/api/items/brands/{id}",
      call: "api.items.brands.get",
      permission: "catalog.read",
      input: ["id!", "brandsId"],
      returns: "Brand",
    });
    expect(lines.find(({ id }) => id === "items.brands.list").returns).toBe("Brand[]");
  });
});

describe("llms.txt", () => {
  const text = llmsText(services);

  it("says how to call, and what each endpoint takes and answers, in a line each", () => {
    expect(text).toMatch(/^# Purvey\n\n> /);
    expect(text.match(/^- `(GET|POST|PUT|DELETE) \/api\//gm)).toHaveLength(endpoints.length);
    expect(text).toContain("- `GET /api/items/brands/{id}` (id!, brandsId): ");
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

describe("llms-full.txt", () => {
  const text = llmsFullText(services);

  it("tells of every endpoint its fields, rules and refusals", () => {
    expect(text.match(/^### /gm)).toHaveLength(endpoints.length);
    const add = text.slice(text.indexOf("### commerce.cartLine.add"), text.indexOf("### commerce.cartLine.update"));
    expect(add).toContain("- `cartHdrUid` (integer, path, required, at least 1): The cart");
    expect(add).toContain(
      "- `lines[].quantity` (number, body, required, at least 0, at most 999999999): How many of the unit",
    );
    expect(add).toContain("- R056: Cart line quantity: at least 0.");
    expect(add).toContain("Makes stale: `commerce.cartLine`, `commerce.cartHdr`, `commerce.checkout`.");
    expect(add).toContain("RATE_LIMIT_EXCEEDED (429, `RateLimitError`)");
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {
    readonly method: string;
    readonly url: { readonly raw: string; readonly variable: readonly { readonly key: string }[] };
    readonly body?: { readonly raw: string };
  };
}

describe("the Postman collection", () => {
  const collection = postmanCollection(services) as { info: { schema: string }; item: Item[] };
  const requests = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => (item.item ? requests(item.item) : [item]));

  it("holds every endpoint once, its placeholders as variables, its body as JSON", () => {
    const all = requests(collection.item);
    expect(all).toHaveLength(endpoints.length);
    for (const { request } of all) {
      const placeholders = [...(request?.url.raw ?? "").matchAll(/\/:(\w+)/g)].map(([, name]) => name);
      expect(request?.url.variable.map(({ key }) => key)).toEqual(placeholders);
      if (request?.body) expect(() => JSON.parse(request.body?.raw ?? "")).not.toThrow();
    }
  });
});
