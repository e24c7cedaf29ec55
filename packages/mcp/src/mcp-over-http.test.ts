import { inProcess } from "@purvey/client";
import { createTestServer, type TestServer } from "@purvey/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mcpOverHttp } from "./mcp-over-http.ts";
import { serveHttp } from "./serve-http.ts";
import { toolsFor } from "./testing/tools-for.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const options = () => ({
  url: "http://purvey.invalid",
  siteId: "demo",
  version: "0.1.0",
  transport: inProcess(server),
});

describe("the tools over HTTP", () => {
  it("refuse a host name that is not theirs, whatever page asks (DNS rebinding)", async () => {
    const mcp = mcpOverHttp(options());
    const statusFor = async (headers: Record<string, string>): Promise<number> =>
      (await mcp.fetch(new Request("http://localhost/mcp", { method: "POST", headers }))).status;
    expect(await statusFor({ host: "rebound.example:4500" })).toBe(403);
    expect(await statusFor({})).toBe(403);
    expect(await statusFor({ host: "localhost:4500", origin: "http://rebound.example" })).toBe(403);
    expect(await statusFor({ host: "localhost:4500" })).not.toBe(403);
    const named = mcpOverHttp({ ...options(), hosts: ["tools.northgate.example"] });
    const request = new Request("http://x/other", { headers: { host: "tools.northgate.example" } });
    expect((await named.fetch(request)).status).toBe(404);
  });

  it("work on the site that the caller names", async () => {
    const tools = await toolsFor(server, await server.tokenFor("dana"), { headers: { "x-site-id": "elsewhere" } });
    expect((await tools.use("sites")).refused).toMatch(/NOT_FOUND|INSUFFICIENT_PERMISSIONS/);
  });

  it("say which port is taken", async () => {
    const first = await serveHttp({ ...options(), port: 0 });
    await expect(serveHttp({ ...options(), port: first.port })).rejects.toThrow(`The port ${first.port} is taken`);
    await first.stop();
  });
});
