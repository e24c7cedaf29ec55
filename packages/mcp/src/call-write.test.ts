import { Client } from "@modelcontextprotocol/client";
import { createTestServer, type TestServer } from "@purvey/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createConfirmations } from "./confirmations.ts";
import { type Tools, toolsFor } from "./testing/tools-for.ts";

let server: TestServer;
let token: string;
let ada: Tools;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.tokenFor("ada");
  ada = await toolsFor(server, token);
});
afterAll(() => server.close());

const create = (brandsName: string) => ({ operation: "items.brands.create", input: { brandsName } });
const brandsNamed = async (name: string): Promise<unknown[]> => {
  const { content } = await ada.use("call_read", {
    operation: "items.brands.list",
    maxRecords: 200,
    maxCharacters: 100_000,
  });
  return (content.data as { brandsName: string }[]).filter(({ brandsName }) => brandsName === name);
};

describe("call_write", () => {
  it("says first what it would do, and does it once it is confirmed", async () => {
    const { content: asked } = await ada.use("call_write", create("Confirmed"));
    expect(asked).toMatchObject({
      status: "confirmation needed",
      would: { request: "POST items/brands", site: "demo", input: { brandsName: "Confirmed" } },
    });
    expect(await brandsNamed("Confirmed")).toEqual([]);
    const { content: done } = await ada.use("call_write", { ...create("Confirmed"), confirm: asked.confirm });
    expect(done).toMatchObject({ status: "done", data: { brandsName: "Confirmed" } });
    expect(await brandsNamed("Confirmed")).toHaveLength(1);
  });

  it("does its work once for one confirmation", async () => {
    const { content } = await ada.use("call_write", create("Once"));
    const confirmed = { ...create("Once"), confirm: content.confirm };
    const first = await ada.use("call_write", confirmed);
    const second = await ada.use("call_write", confirmed);
    expect(second.content.data).toEqual(first.content.data);
    expect(await brandsNamed("Once")).toHaveLength(1);
  });

  it("does not let a confirmation count for another input, another caller, or when it is made up", async () => {
    const { content } = await ada.use("call_write", create("This"));
    const dana = await toolsFor(server, await server.tokenFor("dana"));
    for (const refused of [
      await ada.use("call_write", { ...create("That"), confirm: content.confirm }),
      await dana.use("call_write", { ...create("This"), confirm: content.confirm }),
      await ada.use("call_write", { ...create("This"), confirm: "yes" }),
    ])
      expect(refused.refused).toContain("The confirmation is not for this operation with this input.");
    expect(await brandsNamed("That")).toEqual([]);
    expect(await brandsNamed("This")).toEqual([]);
  });

  it("forgets a confirmation after five minutes", () => {
    let now = 0;
    const confirmations = createConfirmations(() => now);
    const call = { operation: "items.brands.create", input: { a: 1, b: [2] }, siteId: "demo", token: undefined };
    const confirmation = confirmations.issue(call);
    now = 5 * 60_000;
    expect(confirmations.redeem(confirmation, { ...call, input: { b: [2], a: 1 } })).toHaveProperty("key");
    now += 1;
    expect(confirmations.redeem(confirmation, call)).toEqual({
      reason: expect.stringContaining("older than five minutes"),
    });
  });

  it("checks the input before it asks, and refuses what only reads", async () => {
    const { refused } = await ada.use("call_write", { operation: "items.brands.create", input: { brandsName: 5 } });
    expect(refused).toMatch(/^VALIDATION_ERROR \(400\): .*\n- brandsName: /);
    expect((await ada.use("call_write", { operation: "items.brands.list" })).refused).toBe(
      "`items.brands.list` changes nothing; call it with `call_read`.",
    );
  });

  it("shows no secret: neither a password that was given nor a token that was answered", async () => {
    const operation = "content.users.verifyPassword";
    const input = { username: "dana", password: "Passw0rd!demo" };
    const asked = await ada.use("call_write", { operation, input });
    expect(JSON.stringify(asked.content)).not.toContain(input.password);
    expect(asked.content.would).toMatchObject({ input: { username: "dana", password: "•••" } });
    const done = await ada.use("call_write", { operation, input, confirm: asked.content.confirm });
    expect(done.content.data).toMatchObject({ token: "•••" });
    expect(JSON.stringify(done)).not.toMatch(/eyJ/);
  });

  it.each([
    ["agrees", { action: "accept", content: { agreed: true } }, "done", 1],
    ["leaves the box empty", { action: "accept", content: { agreed: false } }, "declined", 0],
    ["declines", { action: "decline" }, "declined", 0],
  ] as const)("asks the person behind a client that can: who %s", async (word, reply, status, made) => {
    const messages: string[] = [];
    const client = new Client(
      { name: "test", version: "1" },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "auto" } },
    );
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      messages.push(params.message);
      return reply;
    });
    const asking = await toolsFor(server, token, { client });
    const { content, refused } = await asking.use("call_write", create(`Asked, ${word}`));
    expect(refused).toBeUndefined();
    expect(content.status).toBe(status);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`POST items/brands on the site demo with {"brandsName":"Asked, ${word}"}`);
    expect(await brandsNamed(`Asked, ${word}`)).toHaveLength(made);
  });
});
