import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

const dist = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));
const assets = readdirSync(`${dist}/assets`);

/** Kilobytes of a built file, gzipped. */
function kilobytes(file: string): number {
  return gzipSync(readFileSync(`${dist}/assets/${file}`), { level: 9 }).length / 1024;
}

/** A script with everything it imports before it can run. */
function withImports(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(`${dist}/assets/${file}`, "utf8");
  for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) if (name) withImports(name, found);
  return found;
}

const page = readFileSync(`${dist}/index.html`, "utf8");
const entry = /type="module"[^>]*assets\/([^"]+\.js)/.exec(page)?.[1] ?? "";
const headScript = /<script src="\/assets\/(head-script-[^"]+\.js)"/.exec(page)?.[1] ?? "";

/** The scripts a screen needs before it can be shown, in kilobytes. */
function firstLoad(screen: string): number {
  const file = assets.find((name) => name.startsWith(`${screen}-`) && name.endsWith(".js"));
  if (!file) throw new Error(`The build has no script for the screen \`${screen}\`: ${assets.join(", ")}`);
  return [...withImports(entry), ...withImports(file)]
    .filter((name, index, all) => all.indexOf(name) === index)
    .reduce((sum, name) => sum + kilobytes(name), 0);
}

describe("bytes of the application", () => {
  it.each([
    ["sign-in-screen", 143],
    ["home-screen", 150],
    ["search-screen", 150],
  ])("%s needs at most %d KB of script", (screen, most) => {
    const size = firstLoad(screen);
    expect(size).toBeGreaterThan(90);
    expect(size).toBeLessThanOrEqual(most);
  });

  it.each([
    ["orders-screen", 152],
    ["invoices-screen", 168],
    ["quotes-screen", 168],
    ["po-list-screen", 164],
    ["stockrooms-screen", 164],
    ["receiving-screen", 172],
    ["picks-screen", 179],
    ["users-screen", 203],
    ["catalog-screen", 206],
    ["prices-screen", 208],
    ["records-screen", 209],
  ])("%s, a list, needs at most %d KB of script", (screen, most) => {
    const size = firstLoad(screen);
    expect(size).toBeGreaterThan(90);
    expect(size).toBeLessThanOrEqual(most);
  });

  it("what the page's head runs before everything is at most 1.2 KB", () => {
    expect(kilobytes(headScript)).toBeGreaterThan(0.1);
    expect(kilobytes(headScript)).toBeLessThanOrEqual(1.2);
  });

  it.each(["endpoint-screen", "explorer-screen", "log-screen"])(
    "%s of the console, with its editor and all it imports, adds at most 120 KB",
    (screen) => {
      const size = firstLoad(screen) - [...withImports(entry)].reduce((sum, name) => sum + kilobytes(name), 0);
      expect(size).toBeGreaterThan(2);
      expect(size).toBeLessThanOrEqual(120);
    },
  );

  it("no further script is larger than 40 KB", () => {
    const first = new Set(withImports(entry));
    const further = assets.filter((name) => name.endsWith(".js") && !first.has(name));
    expect(further.filter((name) => kilobytes(name) > 40)).toEqual([]);
    expect(further.length).toBeGreaterThan(5);
  });

  it("has at most 18 KB of style", () => {
    const sheets = assets.filter((name) => name.endsWith(".css"));
    const size = sheets.reduce((sum, name) => sum + kilobytes(name), 0);
    expect(size).toBeGreaterThan(5);
    expect(size).toBeLessThanOrEqual(18);
  });
});

describe("what the build compressed", () => {
  it("is every script and style, and unpacks to the same", () => {
    const files = assets.filter((name) => /\.(?:js|css)$/.test(name));
    const differing = files.filter((name) => {
      const built = brotliDecompressSync(readFileSync(`${dist}/assets/${name}.br`));
      return !built.equals(readFileSync(`${dist}/assets/${name}`));
    });
    expect(differing).toEqual([]);
  });

  it("is what the page gets", async () => {
    const { baseUrl } = await openSite("embedded");
    const size = await new Promise<string | undefined>((resolve, reject) =>
      get(`${baseUrl}/assets/${entry}`, { headers: { "accept-encoding": "br" } }, (answer) => {
        answer.resume();
        resolve(answer.headers["content-length"]);
      }).on("error", reject),
    );
    expect(Number(size)).toBe(readFileSync(`${dist}/assets/${entry}.br`).length);
  });
});

describe("what the browser loads", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is at most 52 KB of fonts, and nothing from elsewhere", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { fresh: true });
    const asked = new Map<string, string>();
    visitor.page.on("request", (request) => asked.set(request.url(), request.resourceType()));
    await visitor.signIn("dana");
    await visitor.open("/shop/search?q=bolt");
    await visitor.traffic.atRest();
    const fonts = [...asked].filter(([, type]) => type === "font").map(([url]) => url.split("/").at(-1) ?? "");
    const size = fonts.reduce((sum, name) => sum + readFileSync(`${dist}/assets/${name}`).length / 1024, 0);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThanOrEqual(52);
    expect([...asked.keys()].filter((url) => !url.startsWith(visitor.site.baseUrl))).toEqual([]);
    await visitor.close();
  });

  it("is served under a policy that allows neither inline script nor inline style", async () => {
    const { baseUrl } = await openSite("embedded");
    const response = await fetch(`${baseUrl}/shop`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
  });
});
