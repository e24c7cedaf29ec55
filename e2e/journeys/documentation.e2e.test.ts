import { exhaustive } from "@purvey/contract/testing/exhaustive";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

const pages = Object.entries({
  home: "/docs",
  guide: "/docs/guides/first-call",
  "guide with tables": "/docs/guides/loading-your-data",
  service: "/docs/reference/commerce",
  endpoint: "/docs/reference/commerce/cartLine.add",
  "endpoint with many fields": "/docs/reference/items/invMast.get",
  rules: "/docs/reference/rules",
  components: "/docs/components",
});

let browser: Browser;
let site: ServedSite;
let visitor: Visitor | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  site = await openSite("embedded");
});
afterEach(() => visitor?.close());
afterAll(() => browser.close());

async function visit(options: Parameters<typeof openVisitor>[2] = {}): Promise<Visitor> {
  visitor = await openVisitor(browser, site, options);
  return visitor;
}

describe("the documentation", () => {
  // In light colours every page is looked at below, when its faces come late.
  it.each([["dark", 0] as const, ...(exhaustive ? [["light", 1] as const] : [])])(
    "has no finding of axe, no shift and no complaint in %s",
    async (colorScheme, place) => {
      const { open, findings } = await visit({ colorScheme });
      for (const [name, path] of turn(pages, place, 2)) {
        await open(path);
        expect(await findings(name)).toEqual([]);
      }
    },
  );

  it.each([
    [390, 0],
    [1440, 1],
    [2560, 2],
  ])("fits a screen of %i pixels, and does not move when the faces come after the words", async (width, place) => {
    const { page, findings } = await visit({ viewport: { width, height: 900 } });
    for (const [name, path] of turn(pages, place, 3)) {
      let come = () => {};
      const shown = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(site.baseUrl + path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      come();
      await page.evaluate(() => document.fonts.ready);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // Tables of the components scroll inside themselves when their width has been measured.
      await expect.poll(beyond, { message: name }).toBe(0);
      expect(await findings(name)).toEqual([]);
      await page.unroute("**/*.woff2");
    }
  });

  it("finds an endpoint by a task from the keyboard, and opens its page", async () => {
    const { open, page, findings } = await visit();
    await open("/docs");
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill("put lines in the cart");
    await page.getByRole("link", { name: /Add lines to a cart/ }).waitFor();
    expect(await findings("the search")).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/reference/**");
    expect(new URL(page.url()).pathname).toBe("/docs/reference/commerce/cartLine.add");
    await page.getByRole("heading", { level: 1, name: "Add lines to a cart" }).waitFor();
  });

  it("finds a guide by a word of its headings", async () => {
    const { open, page } = await visit();
    await open("/docs/reference/commerce");
    await page.getByRole("button", { name: "Search guides and endpoints" }).click();
    await page.getByRole("searchbox").fill("idempotency");
    await page.getByRole("searchbox").fill("exactly once");
    await page.getByRole("link", { name: /Change something exactly once/ }).click();
    await page.waitForURL("**/docs/guides/errors-and-retries#change-something-exactly-once");
  });

  it("turns the theme, for the application too", async () => {
    const { open, page } = await visit({ colorScheme: "light" });
    await open("/docs");
    await page.getByRole("button", { name: "Dark theme" }).click();
    await open("/docs/reference");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.getByRole("button", { name: "Light theme" }).waitFor();
  });

  it("shows its contents on a phone", async () => {
    const { open, page, findings } = await visit({ viewport: { width: 390, height: 844 } });
    await open("/docs/reference/commerce/cartLine.add");
    await page.getByRole("button", { name: "Contents" }).click();
    expect(await findings("the contents")).toEqual([]);
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "First call" }).click();
    await page.getByRole("heading", { level: 1, name: /First call/ }).waitFor();
  });

  it("copies a sample", async () => {
    const { open, page } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await open("/docs/reference/commerce/cartLine.add");
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^const \{ data, total \} = await api\./);
  });

  it("writes a request in the language that was chosen, on the next page too", async () => {
    const { open, page, findings } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await open("/docs/reference/commerce/cartLine.add");
    const samples = page.getByRole("region", { name: "Samples" });
    const language = samples.getByRole("combobox", { name: "Language" });
    await samples.getByText("curl -X POST").waitFor();
    expect(await findings("the request")).toEqual([]);
    await language.selectOption("Python (Requests)");
    await samples.getByText("requests.post(").waitFor();
    await samples.getByRole("button", { name: "Copy" }).last().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"Bearer $TOKEN"');
    await open("/docs/reference/items/brands.list");
    await samples.getByText("requests.get(").waitFor();
    await language.selectOption("Shell (curl)");
    await samples.getByText(/^curl '/).waitFor();
  });

  it("leads to where an endpoint can be tried", async () => {
    const { open, page } = await visit();
    await open("/docs/reference/commerce/cartLine.add");
    const link = page.getByRole("link", { name: "Try it" });
    expect(await link.getAttribute("href")).toBe("/dev/commerce/cartLine.add");
  });

  it("says so when there is no such page", async () => {
    const { open, page, expectRefusal, complaints } = await visit();
    expectRefusal(404);
    await open("/docs/nowhere");
    await page.getByRole("heading", { level: 1, name: "No such page" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
