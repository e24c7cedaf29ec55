import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

const kilobyte = 1024;

/** Bytes as they cross the wire: text gzipped, fonts as they are. */
interface Loaded {
  readonly script: number;
  readonly style: number;
  readonly font: number;
}

async function contentOf(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return Buffer.from(await response.arrayBuffer());
}

async function gzipped(url: string): Promise<Buffer> {
  return gzipSync(await contentOf(url), { level: 9 });
}

describe("the first load of the shop", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function firstLoad(path: string): Promise<Loaded> {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    await visitor.signIn("dana");
    const asked = new Map<string, string>();
    visitor.page.on("request", (request) => asked.set(request.url(), request.resourceType()));
    await visitor.open(path);
    await visitor.page.waitForLoadState("networkidle");
    const loaded = { script: 0, style: 0, font: 0 };
    for (const [url, type] of asked) {
      if (type === "script") loaded.script += (await gzipped(url)).length;
      if (type === "stylesheet") loaded.style += (await gzipped(url)).length;
      if (type === "font") loaded.font += (await contentOf(url)).length;
    }
    await visitor.close();
    return loaded;
  }

  it.each(["/shop", "/shop/search?q=bolt"])(
    "of %s is at most 150 KB of script, 18 KB of style, 52 KB of fonts",
    async (path) => {
      const { script, style, font } = await firstLoad(path);
      const sizes = { script: script / kilobyte, style: style / kilobyte, font: font / kilobyte };
      console.info(`${path}: ${JSON.stringify(sizes)}`);
      expect(sizes.script).toBeGreaterThan(50);
      expect(sizes.script).toBeLessThanOrEqual(150);
      expect(sizes.style).toBeLessThanOrEqual(18);
      expect(sizes.font).toBeLessThanOrEqual(52);
    },
  );

  it("is served under a policy that allows neither inline script nor inline style", async () => {
    const { baseUrl } = await openSite("embedded");
    const response = await fetch(`${baseUrl}/shop`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
  });
});
