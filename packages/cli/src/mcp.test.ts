import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { version } from "@purvey/server/platform/version";
import { createTestServer, type TestServer } from "@purvey/server/testing";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildCommand, startPurvey } from "./testing/purvey.ts";

let server: TestServer;
let listening: Server;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  listening = createAdaptorServer({ fetch: server.fetch }) as Server;
  await once(listening.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(async () => {
  listening.close();
  listening.closeAllConnections();
  await server.close();
});

const textOf = (content: readonly { readonly type: string }[]): string =>
  content.map((block) => ("text" in block ? String(block.text) : "")).join("");

describe("purvey mcp over standard input and output", () => {
  it.each(["legacy", "auto"] as const)("serves the official client, in the %s way of beginning", async (mode) => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [await buildCommand(), "mcp", "--url", url, "--records", "2"],
      env: { PATH: process.env.PATH ?? "", PURVEY_TOKEN: await server.tokenFor("ada") },
      stderr: "pipe",
    });
    const heard: string[] = [];
    transport.stderr?.on("data", (part: Buffer) => heard.push(String(part)));
    await client.connect(transport);
    onTestFinished(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: "purvey", version });
    expect((await client.listTools()).tools).toHaveLength(5);
    const sites = await client.callTool({ name: "sites", arguments: {} });
    expect(sites.structuredContent).toMatchObject({ server: url, site: "demo", user: { username: "ada" } });
    const read = await client.callTool({ name: "call_read", arguments: { operation: "items.brands.list" } });
    expect(read.structuredContent).toMatchObject({ shown: 2, next: "2" });
    const brand = { operation: "items.brands.create", input: { brandsName: `Over stdio, ${mode}` } };
    const asked = Object(await client.callTool({ name: "call_write", arguments: brand })).structuredContent;
    const done = await client.callTool({ name: "call_write", arguments: { ...brand, confirm: asked.confirm } });
    expect(done.structuredContent).toMatchObject({ status: "done", data: brand.input });
    expect((await client.readResource({ uri: "purvey://reference/vmi" })).contents).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it("ends when its input does", async () => {
    // The helper gives no input at all.
    const running = await startPurvey(["mcp", "--url", url]);
    expect(await running.ended()).toEqual({ status: 0, out: "", error: "" });
  });
});

describe("purvey mcp over HTTP", () => {
  it("serves each caller with their own token, keeps foreign hosts and pages out, and stops", async () => {
    const running = await startPurvey(["mcp", "--http", "0", "--url", url], {
      PURVEY_TOKEN: await server.tokenFor("ada"),
    });
    const [, address = ""] =
      /^The tools are ready at (http:\/\/127\.0\.0\.1:\d+\/mcp)$/.exec(await running.line()) ?? [];
    const connect = async (token?: string): Promise<Client> => {
      const client = new Client({ name: "test", version: "1" });
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
      onTestFinished(() => client.close());
      return client;
    };
    for (const username of ["dana", "walt"]) {
      const client = await connect(await server.tokenFor(username));
      const { structuredContent } = await client.callTool({ name: "sites", arguments: {} });
      expect(structuredContent).toMatchObject({ user: { username } });
    }
    const visitor = await connect();
    const refused = await visitor.callTool({ name: "call_read", arguments: { operation: "items.brands.list" } });
    expect([refused.isError, textOf(refused.content)]).toEqual([true, expect.stringContaining("AUTHENTICATION_ERROR")]);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const post = (headers: Record<string, string>) =>
      fetch(address, { method: "POST", headers: { ...json, ...headers }, body }).then(({ status }) => status);
    expect(await post({})).toBe(200);
    expect(await post({ origin: "http://localhost:3000" })).toBe(200);
    expect(await post({ origin: "https://evil.example" })).toBe(403);
    expect((await fetch(new URL("/", address))).status).toBe(404);
    running.child.kill("SIGTERM");
    expect(await running.ended()).toMatchObject({ status: 0, error: "" });
  });
});
