import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { documentationFiles, staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "purvey-docs-"));
for (const name of ["index", "404", "guides", "guides/first-call", "reference/commerce/cartLine.add"]) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, `${name}.html`), `page ${name}`);
}
writeFileSync(join(folder, "search.json"), "[]");
const serve = documentationFiles(folder, "/docs");
const get = async (path: string) => {
  const response = await serve(new Request(`http://test.invalid${path}`));
  return [response.status, await response.text()];
};

afterAll(() => rmSync(folder, { recursive: true }));

describe("the documentation's files", () => {
  it("are found without `.html`, also where a name has a dot", async () => {
    expect(await get("/docs")).toEqual([200, "page index"]);
    expect(await get("/docs/guides/first-call")).toEqual([200, "page guides/first-call"]);
    expect(await get("/docs/reference/commerce/cartLine.add")).toEqual([200, "page reference/commerce/cartLine.add"]);
    expect(await get("/docs/search.json")).toEqual([200, "[]"]);
  });

  it("have one address each: a slash at the end leads to it", async () => {
    const response = await serve(new Request("http://test.invalid/docs/guides/"));
    expect([response.status, response.headers.get("location")]).toEqual([308, "http://test.invalid/docs/guides"]);
  });

  it("say when there is no such page, whatever the path climbs", async () => {
    expect(await get("/docs/nowhere")).toEqual([404, "page 404"]);
    expect(await get("/docs/%2e%2e%2f%2e%2e%2fetc%2fpasswd")).toEqual([404, "page 404"]);
  });

  it("keep to the application's policy", async () => {
    const { headers } = await serve(new Request("http://test.invalid/docs"));
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  });
});

const noSite = async () => undefined;

describe("the application's files", () => {
  it("name the server's first site in the page, from when there is one", async () => {
    writeFileSync(join(folder, "index.html"), '<meta name="purvey-site" content="demo">');
    const sites = [undefined, new Error("The database is away."), 'acme "1"'];
    const serveApplication = staticFiles(folder, async () => {
      const site = sites.shift();
      if (site instanceof Error) throw site;
      return site;
    });
    const page = (headers = {}) => serveApplication(new Request("http://test.invalid/shop", { headers }));
    const before = await page();
    expect(await before.text()).toBe('<meta name="purvey-site" content="demo">');
    const tag = { "if-none-match": before.headers.get("etag") as string };
    expect((await page(tag)).status).toBe(304);
    expect(await (await page(tag)).text()).toBe('<meta name="purvey-site" content="acme &quot;1&quot;">');
    expect(await (await page(tag)).text()).toContain("acme");
  });

  it("give its page to a browser that goes to one of its paths, dots or none, but never for a missing file", async () => {
    const serveApplication = staticFiles(folder, noSite);
    const status = async (path: string, accept: string) =>
      (await serveApplication(new Request(`http://test.invalid${path}`, { headers: { accept } }))).status;
    expect(await status("/dev/items/brands.list", "text/html,*/*")).toBe(200);
    expect(await status("/shop", "*/*")).toBe(200);
    expect(await status("/dev/items/brands.list", "*/*")).toBe(404);
    expect(await status("/assets/gone.js", "text/html")).toBe(404);
  });

  it("are sent as the build compressed them, or by what the browser reads", async () => {
    const script = "export const answer = 42;".repeat(50);
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets", "built.js"), script);
    writeFileSync(join(folder, "assets", "built.js.br"), brotliCompressSync(`${script}// by the build`));
    writeFileSync(join(folder, "assets", "alone.js"), script);
    const serveApplication = staticFiles(folder, noSite);
    const sent = async (name: string, accept: string) => {
      const headers = { "accept-encoding": accept };
      const response = await serveApplication(new Request(`http://test.invalid/assets/${name}`, { headers }));
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, encoding: response.headers.get("content-encoding"), body };
    };
    const built = await sent("built.js", "gzip, br");
    expect([built.encoding, brotliDecompressSync(built.body).toString()]).toEqual(["br", `${script}// by the build`]);
    const alone = await sent("alone.js", "br");
    expect([alone.encoding, brotliDecompressSync(alone.body).toString()]).toEqual(["br", script]);
    for (const name of ["built.js", "alone.js"]) {
      const zipped = await sent(name, "gzip");
      expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(["gzip", script]);
      const plain = await sent(name, "identity");
      expect([plain.encoding, plain.body.toString()]).toEqual([null, script]);
    }
    expect((await sent("built.js.br", "br")).status).toBe(404);
  });
});
