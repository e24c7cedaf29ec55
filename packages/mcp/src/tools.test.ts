import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { services } from "@purvey/contract/services/index";
import { createTestServer, type TestServer } from "@purvey/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Tools, toolsFor } from "./testing/tools-for.ts";

let server: TestServer;
let token: string;
let ada: Tools;
let dana: Tools;
let visitor: Tools;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.tokenFor("ada");
  [ada, dana, visitor] = await Promise.all([
    toolsFor(server, token),
    toolsFor(server, await server.tokenFor("dana")),
    toolsFor(server),
  ]);
});
afterAll(() => server.close());

/** The last operation of each service: the others are alike. */
const oneEach = services.map((service) => Object.values(service.endpoints).at(-1) as Endpoint);
const operations = services.flatMap((service) => Object.values(service.endpoints));

describe("the tools", () => {
  it("are five, with schemas and with hints of what they do", async () => {
    const { tools } = await ada.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["discover", "describe", "call_read", "call_write", "sites"]);
    for (const { inputSchema, outputSchema, description = "" } of tools) {
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: "object" });
      expect(description.length).toBeGreaterThan(60);
    }
    const hints = tools.map(({ annotations }) => annotations?.readOnlyHint);
    expect(hints).toEqual([true, true, true, false, true]);
    expect(tools[3]?.annotations).toMatchObject({ destructiveHint: true, idempotentHint: false });
  });

  it("say in a sentence what they do not understand", async () => {
    expect((await ada.use("call_read", { operation: "items.brands.list", limit: 3 })).refused).toContain("limit");
    expect((await ada.use("discover", { maxResults: 0 })).refused).toContain("maxResults: Expected at least 1, got 0");
  });
});

describe("discover", () => {
  it("finds the operation for a task", async () => {
    const { content } = await visitor.use("discover", { query: "which PO does this packing slip belong to" });
    const found = content.operations as { operation: string; tool: string }[];
    expect(found.slice(0, 3).some(({ operation }) => /packingSlip|poHdr/i.test(operation))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it("lists services, the operations of one, and those that are read by GET", async () => {
    const { content } = await visitor.use("discover");
    expect((content.services as unknown[]).length).toBe(services.length);
    const legacy = (await visitor.use("discover", { service: "legacy", readOnly: true })).content.operations;
    expect(legacy).toContainEqual(expect.objectContaining({ operation: "legacy.orders.reset", tool: "call_write" }));
    const vmi = (await visitor.use("discover", { service: "vmi" })).content.operations as { method: string }[];
    expect(vmi.length).toBe(operations.filter(({ service }) => service === "vmi").length);
    const reading = (await visitor.use("discover", { service: "vmi", readOnly: true })).content.operations;
    expect(reading).toEqual(vmi.filter(({ method }) => method === "GET"));
    expect((await visitor.use("discover", { service: "vim" })).refused).toMatch(
      /^There is no service `vim`\. There are /,
    );
  });

  it("says what to try when nothing fits", async () => {
    const { content } = await visitor.use("discover", { query: "zzzz qqqq xxxx" });
    expect(content).toEqual({ operations: [], hint: expect.stringContaining("Try other words") });
  });
});

describe("describe", () => {
  it("tells everything about an operation, with an example that fits", async () => {
    for (const { id, safe, input } of oneEach) {
      const { content, refused } = await visitor.use("describe", { operation: id });
      expect(refused, id).toBeUndefined();
      expect(content).toMatchObject({ operation: id, tool: safe ? "call_read" : "call_write" });
      expect(check(input, content.example, { unknown: "refuse" }), id).toEqual([]);
      expect(JSON.stringify(content)).not.toContain("x-sensitive");
    }
  });

  it("names what is near when there is no such operation", async () => {
    const { refused } = await visitor.use("describe", { operation: "items.brand.lst" });
    expect(refused).toContain("There is no operation `items.brand.lst`. Did you mean `items.brands.");
  });
});

describe("sites", () => {
  it("tells whom the token speaks for", async () => {
    const { content } = await dana.use("sites");
    expect(content).toMatchObject({
      site: "demo",
      signedIn: true,
      user: { username: "dana", customerId: 100_200, permissions: expect.arrayContaining(["catalog.read"]) },
    });
    expect((await visitor.use("sites")).content).toMatchObject({ signedIn: false });
  });

  it("tells in sentences that a token is not good, with the request id", async () => {
    const { refused } = await (await toolsFor(server, "bad.token.here")).use("sites");
    expect(refused).toMatch(/^AUTHENTICATION_ERROR \(401\): .*not valid here/);
    expect(refused).toMatch(/\nRequest id: \S+$/);
  });
});

describe("the reference", () => {
  it("has a page for each service and each operation, and completes their names", async () => {
    const { resources } = await visitor.client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(services.map(({ name }) => `purvey://reference/${name}`));
    const read = async (uri: string) => {
      const [page] = (await visitor.client.readResource({ uri })).contents;
      return page && "text" in page ? page.text : "";
    };
    expect(await read("purvey://reference/items")).toContain("- `items.brands.list` (`GET /brands`)");
    expect(await read("purvey://reference/items/brands.list")).toContain("### items.brands.list");
    await expect(read("purvey://reference/items/brand.list")).rejects.toThrow(
      "There is no operation `items.brand.list`.",
    );
    const complete = (argument: { name: string; value: string }, context?: { arguments: Record<string, string> }) =>
      visitor.client.complete({
        ref: { type: "ref/resource", uri: "purvey://reference/{service}/{operation}" },
        argument,
        ...(context ? { context } : {}),
      });
    expect((await complete({ name: "service", value: "com" })).completion.values).toEqual(["commerce"]);
    const { completion } = await complete({ name: "operation", value: "brands." }, { arguments: { service: "items" } });
    expect(completion.values).toContain("brands.list");
  });
});

describe("call_read", () => {
  it("pages through a list by cursor without missing or repeating a record", async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const input = {
        operation: "items.invMast.list",
        fields: ["itemId"],
        maxRecords: 7,
        ...(cursor ? { cursor } : {}),
      };
      const { content } = await dana.use("call_read", input);
      expect(content.shown).toBeLessThanOrEqual(7);
      names.push(...(content.data as { itemId: string }[]).map(({ itemId }) => itemId));
      cursor = content.next as string | undefined;
      expect(content.total).toBeGreaterThan(7);
      if (!cursor) expect(names.length).toBe(content.total);
    } while (cursor);
    expect(new Set(names).size).toBe(names.length);
  });

  it("keeps to the budget of characters, and goes on behind what fitted", async () => {
    const { content } = await dana.use("call_read", { operation: "items.invMast.list", maxCharacters: 3000 });
    expect(JSON.stringify(content.data).length).toBeLessThanOrEqual(3000);
    expect(content.shown).toBeGreaterThan(0);
    expect(content.next).toBe(String(content.shown));
    const { content: tiny } = await dana.use("call_read", { operation: "items.invMast.list", maxCharacters: 200 });
    expect(JSON.stringify(tiny.data).length).toBeLessThanOrEqual(202);
    expect(tiny).toMatchObject({ shown: 1, trimmed: expect.stringContaining("`fields`") });
  });

  it("answers chosen fields alone, inside lists too, and names the fields when one does not exist", async () => {
    const operation = "search.itemSearch.list";
    const { content } = await dana.use("call_read", {
      operation,
      input: { q: "bolt" },
      fields: ["items.itemId", "totalResults"],
    });
    const { items } = content.data as { items: object[] };
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(Object.keys(item)).toEqual(["itemId"]);
    const { refused } = await dana.use("call_read", { operation, input: { q: "bolt" }, fields: ["items.itemID"] });
    expect(refused).toMatch(/^There is no field `items\.itemID` in the answer: `itemID` is none of .*itemId/);
  });

  it("refuses whatever changes something, GETs with effects too (D13)", async () => {
    const gets = operations.filter(({ safe, method }) => !safe && method === "GET");
    expect(gets.length).toBeGreaterThan(0);
    const withEffects = [...gets, ...oneEach.filter(({ safe }) => !safe)];
    for (const { id, method } of withEffects) {
      const { refused } = await ada.use("call_read", { operation: id });
      expect(refused).toContain(`\`${id}\` changes something`);
      expect(refused?.includes("although it is a GET")).toBe(method === "GET");
      expect(refused).toContain("`call_write`");
    }
  });

  it("tells each field that does not fit, and what the server refuses", async () => {
    const { refused } = await dana.use("call_read", { operation: "items.brands.get", input: { id: "x", odd: 1 } });
    expect(refused).toMatch(/^VALIDATION_ERROR \(400\): .*\n- id: .*\n- odd: /);
    const missing = await dana.use("call_read", { operation: "items.brands.get", input: { id: 987_654 } });
    expect(missing.refused).toMatch(/^NOT_FOUND \(404\): .*\n.*987654.*\nRequest id: /);
    expect((await visitor.use("call_read", { operation: "items.brands.list" })).refused).toContain(
      "AUTHENTICATION_ERROR",
    );
  });
});
