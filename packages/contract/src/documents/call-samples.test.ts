import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { commerce } from "../services/commerce/index.ts";
import { services } from "../services/index.ts";
import { curlSample, reactSample, sampleInput, typescriptSample } from "./call-samples.ts";

const endpoints = services.flatMap((service) => Object.values(service.endpoints));
const add = commerce.endpoints["cartLine.add"];
if (!add) throw new Error("`commerce` has no `cartLine.add`.");

describe("the samples of a call", () => {
  it("have an input that fits the contract", () => {
    for (const endpoint of endpoints)
      expect([endpoint.id, check(endpoint.input, sampleInput(endpoint))]).toEqual([endpoint.id, []]);
  });

  it("show it in TypeScript", () => {
    expect(typescriptSample(add)).toBe(`const { data, total } = await api.commerce.cartLine.add({
  cartHdrUid: 1001,
  lines: [
    {
      invMastUid: 1,
      unitOfMeasure: "BX",
      quantity: 2,
    },
  ],
});
`);
  });

  it("write short inputs on one line, and no line wider than the place beside a page's text because of its input", () => {
    const ping = commerce.endpoints["system.healthCheck"];
    expect(ping && typescriptSample(ping)).toBe("const { data } = await api.commerce.system.healthCheck();\n");
    expect(typescriptSample(add, { cartHdrUid: 1 })).toBe(
      "const { data, total } = await api.commerce.cartLine.add({\n  cartHdrUid: 1,\n});\n",
    );
    for (const endpoint of endpoints)
      for (const line of typescriptSample(endpoint).split("\n").slice(1))
        if (line.length > 48) expect(line).not.toMatch(/[{[].*[}\]]/);
  });

  it("read with a query and change with a mutation, whatever the method", () => {
    for (const endpoint of endpoints)
      expect(reactSample(endpoint)).toContain(
        endpoint.safe ? `dataOf(queries.${endpoint.id}(` : `mutations.${endpoint.id}()`,
      );
  });

  it("send what the client sends: path and query encoded, a bare body, a token where one is needed", () => {
    expect(curlSample(add)).toBe(`curl -X POST \\
  'http://localhost:4400/api/commerce/cart-line/1001/add' \\
  -H 'x-site-id: demo' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '[{"invMastUid":1,"unitOfMeasure":"BX","quantity":2}]'
`);
    const ping = commerce.endpoints["system.healthCheck"];
    expect(ping && curlSample(ping, "https://shop.example")).not.toContain("$TOKEN");
  });
});
