import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { llmsText } from "@purvey/contract/documents/llms-text";
import { services } from "@purvey/contract/services/index";
import { describe, expect, it } from "vitest";
import { anchorsOf, linksOf } from "../testing/links-of.ts";
import { siteFiles } from "./site-files.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const files = siteFiles(join(root, "docs"), { script: "assets/main.js", styles: ["assets/main.css"], faces: [] });
const pages = new Map([...files].filter(([name]) => name.endsWith(".html")));
const anchors = new Map([...pages].map(([name, text]) => [name, new Set(anchorsOf(text))]));
const endpoints = services.flatMap((service) => Object.values(service.endpoints));
const ids = new Set(endpoints.map(({ service, resource, operation }) => `/dev/${service}/${resource}.${operation}`));
const documents =
  /^\/(?:api\/(?:[a-z-]+\/)?)?(?:openapi\.json|llms\.txt|llms-full\.txt|endpoints\.jsonl|postman\.json)$/;
const built = /^\/docs\/(?:assets\/main\.(?:js|css)|theme\.js|icon\.svg|components)$/;

/** What is wrong with a link of a page; nothing when it leads somewhere. */
function fault(page: string, link: string): string | undefined {
  if (/^https:\/\//.test(link)) return fileFault(link);
  if (link === "/" || ids.has(link) || documents.test(link) || built.test(link)) return undefined;
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : path === "/docs" ? "index.html" : `${path.replace("/docs/", "")}.html`;
  if (!pages.has(target)) return `no page ${path}`;
  return anchor === undefined || anchors.get(target)?.has(anchor) ? undefined : `no anchor ${link}`;
}

/** Links to files of the repository are checked too; other sites are not ours to check. */
function fileFault(link: string): string | undefined {
  const file = /^https:\/\/github\.com\/purvey\/purvey\/(?:blob|tree)\/main\/([^#]+)/.exec(link)?.[1];
  return file && !existsSync(join(root, file)) ? `no file ${file}` : undefined;
}

describe("the documentation", () => {
  it("has a page for each service and endpoint, under its name", () => {
    for (const { service, resource, operation, summary } of endpoints) {
      const page = pages.get(`reference/${service}/${resource}.${operation}.html`) ?? "";
      expect(page).toContain(`${summary.replaceAll('"', "&quot;")}</h1>`);
    }
    for (const { name } of services) expect(pages.has(`reference/${name}.html`)).toBe(true);
  });

  it("has no link that leads nowhere", () => {
    const faults = [...pages].flatMap(([page, text]) =>
      [...new Set(linksOf(text))].flatMap((link) => fault(page, link) ?? []).map((what) => `${page}: ${what}`),
    );
    expect(faults).toEqual([]);
    expect([...pages.values()].reduce((sum, text) => sum + linksOf(text).length, 0)).toBeGreaterThan(10_000);
  });

  it("is where `llms.txt` says it is", () => {
    const links = [...llmsText(services).matchAll(/\]\((\/docs[^)]*)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(1);
    expect(links.flatMap((link) => fault("index.html", link) ?? [])).toEqual([]);
  });

  it("finds the link that leads nowhere", () => {
    expect(fault("index.html", "/docs/guides/nowhere")).toBe("no page /docs/guides/nowhere");
    expect(fault("index.html", "/docs/reference/rules#R999")).toBe("no anchor /docs/reference/rules#R999");
    expect(fault("index.html", "/dev/commerce/cartLine.lost")).toContain("no page");
  });

  it("names each place once", () => {
    for (const [page, text] of pages) expect([page, anchorsOf(text).length]).toEqual([page, anchors.get(page)?.size]);
  });

  it("has neither script nor style inside its pages", () => {
    for (const text of pages.values())
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|<[a-z][^>]*\s(?:on\w+|style)=/i);
  });

  it("has pages of at most 20 KB, gzipped", () => {
    const sizes = [...pages].map(([page, text]) => ({ page, size: gzipSync(text).length / 1024 }));
    expect(sizes.filter(({ size }) => size > 20)).toEqual([]);
  });

  it("tells of an endpoint what it takes, answers, obeys and refuses, and how to call it", () => {
    const page = pages.get("reference/commerce/cartLine.add.html") ?? "";
    for (const part of [
      'id="input-lines-quantity"',
      'id="answer-unitprice"',
      "Cart line quantity: at least 0.",
      "<code>cart.write</code> Fill a cart and prepare a checkout",
      'href="/docs/reference/errors#VALIDATION_ERROR"',
      '<a href="/docs/reference/commerce#cartLine"><code>commerce.cartLine</code></a>',
      'href="/dev/commerce/cartLine.add"',
      "api.commerce.cartLine.add({",
      "useMutation(mutations.commerce.cartLine.add())",
    ])
      expect(page).toContain(part);
  });
});
