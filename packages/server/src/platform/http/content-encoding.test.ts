import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { encodingOf } from "./content-encoding.ts";

/** What every answer that needs a token depends on. */
const caller = "authorization, x-acting-for, x-site-id";

describe("the encoding of answers", () => {
  let server: TestServer;
  let bare: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await openTestServer("embedded", { compress: true });
    bare = await openTestServer("embedded");
    token = await server.app.tokens.issue(await server.principalOf("ada"));
  });
  afterAll(() => Promise.all([server.close(), bare.close()]));

  const get = async (path: string, accept: string | undefined, { app }: TestServer = server) => {
    const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
    const asked = accept === undefined ? headers : { ...headers, "accept-encoding": accept };
    const response = await app.fetch(new Request(`http://test.invalid${path}`, { headers: asked }));
    return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  it("is the one the caller reads, and what is in it the same", async () => {
    const plain = await get("/api/items/brands?limit=100", undefined);
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
      null,
      `${caller}, accept-encoding`,
    ]);
    expect(JSON.parse(plain.body.toString())).toMatchObject({ status: 200, data: expect.any(Array) });
    for (const [accept, encoding, decoded] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip, deflate", "gzip", gunzipSync],
    ] as const) {
      const sent = await get("/api/items/brands?limit=100", accept);
      expect([sent.headers.get("content-encoding"), sent.headers.get("vary")]).toEqual([
        encoding,
        `${caller}, accept-encoding`,
      ]);
      expect(sent.headers.get("content-type")).toContain("application/json");
      expect(decoded(sent.body)).toEqual(plain.body);
      expect(sent.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it("is left to who carries the answers of the fetch handler alone", async () => {
    const { headers, body } = await get("/api/items/brands?limit=100", "br", bare);
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([null, caller]);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 200 });
  });

  it("is none where an answer fits a packet", async () => {
    const { headers, body } = await get("/api/items/brands?limit=1", "br");
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([null, caller]);
    expect(JSON.parse(body.toString())).toMatchObject({ count: 1 });
  });

  it("is what the caller says, in any case, and never what it refuses", () => {
    const of = (accept: string) =>
      encodingOf(new Request("http://test.invalid", { headers: { "accept-encoding": accept } }));
    expect(["br", "GZIP", "br;q=0, gzip", "br; q=0.0", "gzip;q=0.5", "zstd", "broken", ""].map(of)).toEqual([
      ...["br", "gzip", "gzip", undefined],
      ...["gzip", undefined, undefined, undefined],
    ]);
  });
});
