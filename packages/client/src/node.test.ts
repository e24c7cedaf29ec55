import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "./facade.ts";
import { type NodeTransport, type NodeTransportOptions, nodeTransport } from "./node.ts";
import { brand } from "./testing/brand.ts";
import { failureOf } from "./testing/client-of.ts";
import { selfSigned } from "./testing/self-signed.ts";

const servers: Server[] = [];
const transports: NodeTransport[] = [];
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that answers as told, and a client of it. */
async function serving(listener: RequestListener, options: NodeTransportOptions = {}) {
  let connections = 0;
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  server.on("connection", () => connections++);
  await new Promise((resolve) => server.once("listening", resolve));
  const transport = nodeTransport(options);
  transports.push(transport);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = createClient({ siteId: "demo", jwt: "t", baseUrl: `${origin}/api/{service}`, transport, retries: 0 });
  return { api, transport, origin, server, connections: () => connections };
}

const envelope = (data: unknown) => JSON.stringify({ data });

describe("the transport of Node", () => {
  it("sends what the client sends, and reads what comes back", async () => {
    const seen: unknown[] = [];
    const { api } = await serving((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { method, url, headers } = request;
        seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(200, { "x-request-id": "r-1", "content-type": "application/json" });
        response.end(envelope(brand));
      });
    });
    const { data, requestId, response } = await api.items.brands.create({ brandsName: "Größe" }).withResponse();
    expect([data, requestId, response.status]).toEqual([brand, "r-1", 200]);
    expect([response.headers.get("Content-Type"), response.headers.get("x-none")]).toEqual(["application/json", null]);
    await api.items.brands.get({ id: 7 });
    expect(seen).toMatchObject([
      {
        method: "POST",
        url: "/api/items/brands",
        body: '{"brandsName":"Größe"}',
        headers: { authorization: "Bearer t", "x-site-id": "demo", "content-length": "24" },
      },
      { method: "GET", url: "/api/items/brands/7", body: "" },
    ]);
  });

  it("keeps connections: one for calls one after the other, as many as allowed for calls at once", async () => {
    const { api, connections } = await serving((_, response) => response.end(envelope(brand)), { connections: 3 });
    for (let call = 0; call < 10; call++) await api.items.brands.get({ id: 7 });
    expect(connections()).toBe(1);
    await Promise.all(Array.from({ length: 30 }, () => api.items.brands.get({ id: 7 })));
    expect(connections()).toBe(3);
  });

  it("takes bodies of megabytes in both directions, cut anywhere", async () => {
    const name = "ü€💶".repeat(300_000);
    const { transport, origin } = await serving((request, response) => request.pipe(response));
    const body = JSON.stringify({ name });
    const response = await transport(`${origin}/echo`, { method: "POST", headers: {}, body });
    expect(await response.text()).toBe(body);
  });

  it("reads compressed answers, and says that it does", async () => {
    const encodings = { br: brotliCompressSync, gzip: gzipSync };
    const { api } = await serving((request, response) => {
      const encoding = request.url?.endsWith("1") ? "br" : "gzip";
      expect(request.headers["accept-encoding"]).toContain(encoding);
      response.writeHead(200, { "content-encoding": encoding });
      response.end(encodings[encoding](envelope(brand)));
    });
    for (const id of [1, 2]) expect(await api.items.brands.get({ id }).data).toEqual(brand);
  });

  it("fails on answers that are cut off, plain or compressed", async () => {
    const { api } = await serving((request, response) => {
      const zipped = gzipSync(envelope({ ...brand, brandsDesc: "x".repeat(10_000) }));
      const kind = request.url?.at(-1);
      if (kind === "1") response.writeHead(200, { "content-length": "500" }).write('{"data":');
      if (kind === "2") response.writeHead(200, { "content-encoding": "gzip" }).write(zipped.subarray(0, 40));
      setImmediate(() => response.destroy());
    });
    for (const id of [1, 2])
      expect(await failureOf(api.items.brands.get({ id }))).toMatchObject({ code: "NETWORK_ERROR", reason: "network" });
  });

  it.each([
    ["GZIP", gzipSync],
    ["x-gzip", gzipSync],
    ["identity", (text: string) => text],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br , gzip", (text: string) => gzipSync(brotliCompressSync(text))],
  ])("reads the coding %s as `fetch` does", async (coding, encode) => {
    const { api } = await serving((_, response) => {
      response.writeHead(200, { "content-encoding": coding }).end(encode(envelope(brand)));
    });
    expect(await api.items.brands.get({ id: 7 }).data).toEqual(brand);
  });

  it("takes an answer that has come for an answer: without a body, of an unknown coding or a spoilt one", async () => {
    let calls = 0;
    const { api } = await serving((request, response) => {
      calls++;
      const kind = request.url?.at(-1);
      if (kind === "1") return response.writeHead(401, { "content-encoding": "gzip" }).end();
      response.writeHead(200, { "content-encoding": kind === "2" ? "zip" : "gzip" }).end("no gzip at all");
    });
    const patient = api.with({ retries: 3, retryDelay: 0 });
    const update = (id: number) => failureOf(patient.items.brands.update({ id, brandsName: "Vega" }));
    expect(await update(1)).toMatchObject({ status: 401 });
    for (const id of [2, 3]) expect(await update(id)).toMatchObject({ message: "Invalid API response structure" });
    expect(calls).toBe(3);
  });

  it("sends a POST once, and over a new connection, when the server has closed the kept one", async () => {
    let served = 0;
    const { api, server } = await serving((_, response) => {
      served++;
      response.end(envelope(brand));
    });
    for (let call = 0; call < 6; call++) {
      await api.items.brands.create({ brandsName: "Vega" });
      server.closeIdleConnections();
    }
    expect(served).toBe(6);
  });

  it("ends with the caller's signal, the timeout and the deadline, and gives the connection up", async () => {
    let closed = 0;
    // The connections and not the requests: on a busy machine a call may be over before the server reads it.
    const { api, server } = await serving(() => undefined);
    server.on("connection", (socket) => socket.once("close", () => closed++));
    const controller = new AbortController();
    const aborted = failureOf(api.items.brands.get({ id: 1 }, { signal: controller.signal }));
    setImmediate(() => controller.abort());
    expect(await aborted).toMatchObject({ reason: "aborted" });
    expect(await failureOf(api.items.brands.get({ id: 2 }, { timeout: 20 }))).toMatchObject({ reason: "timeout" });
    expect(await failureOf(api.items.brands.get({ id: 3 }, { deadline: 20 }))).toMatchObject({ reason: "deadline" });
    await expect.poll(() => closed).toBeGreaterThanOrEqual(2);
  });

  it("tells why no answer came", async () => {
    const { api, server, transport } = await serving((_, response) => response.end(envelope(brand)));
    await api.items.brands.get({ id: 7 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({ code: "NETWORK_ERROR", attempts: 1 });
    const nowhere = createClient({ siteId: "demo", jwt: "t", baseUrl: "http://127.0.0.1:1/{service}", transport });
    expect(await failureOf(nowhere.items.brands.list({}, { retries: 0 }))).toMatchObject({
      message: expect.stringContaining("ECONNREFUSED"),
    });
    const relative = createClient({ siteId: "demo", jwt: "t", transport, retries: 0 });
    expect(await failureOf(relative.items.brands.list())).toMatchObject({
      message: expect.stringContaining("is not absolute"),
    });
  });

  it("sends again over a new connection when the kept one was closed meanwhile", async () => {
    const { api, server, connections } = await serving((_, response) => response.end(envelope(brand)));
    const patient = api.with({ retries: 3, retryDelay: 0 });
    for (let call = 0; call < 5; call++) {
      await patient.items.brands.get({ id: 7 });
      server.closeAllConnections();
    }
    expect(connections()).toBeGreaterThan(1);
  });

  it("speaks https, and trusts whom it is told to trust", async () => {
    const own = selfSigned();
    const server = createSecureServer(own, (_, response) => response.end(envelope(brand))).listen(0, "127.0.0.1");
    servers.push(server as unknown as Server);
    await new Promise((resolve) => server.once("listening", resolve));
    const baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}/api/{service}`;
    const clientWith = (options: NodeTransportOptions) => {
      const transport = nodeTransport(options);
      transports.push(transport);
      return createClient({ siteId: "demo", jwt: "t", baseUrl, transport, retries: 0 });
    };
    expect(await clientWith({ ca: own.cert }).items.brands.get({ id: 7 }).data).toEqual(brand);
    expect(await failureOf(clientWith({}).items.brands.get({ id: 7 }))).toMatchObject({
      message: expect.stringContaining("certificate"),
    });
  });

  it("is in no browser bundle", async () => {
    const folder = fileURLToPath(new URL(".", import.meta.url));
    const bundle = await rolldown({
      input: `${folder}index.ts`,
      platform: "browser",
      resolve: { conditionNames: ["source", "browser", "import", "default"] },
    });
    const { output } = await bundle.generate({ format: "esm" });
    for (const chunk of output) expect("code" in chunk ? chunk.code : "").not.toMatch(/node:|nodeTransport/);
  });
});
