import { exhaustive } from "@purvey/contract/testing/exhaustive";
import type { Browser, Locator, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

/** Waits until what is there was painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Opens a screen whose answers arrive one by one, each after a paint, until the last of its parts stands. */
async function openSlowly(page: Page, url: string, last: Locator, answered: "first" | "last" = "first") {
  const held: Route[] = [];
  let stands = false;
  await page.route("**/api/**", (route) => (stands ? route.continue() : void held.push(route)));
  await page.goto(url);
  for (let paints = 0; held.length > 0 || !(await last.isVisible()); paints++) {
    if (paints > 2000) throw new Error(`The last part of ${url} never came.`);
    await painted(page);
    await (answered === "first" ? held.shift() : held.pop())?.continue();
  }
  // Some are asked for at this moment: what is held then would never be answered.
  stands = true;
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.waitForLoadState("networkidle");
  await painted(page);
}

/** What arrives late, the screen, and its last part. */
const arrivals: readonly [string, string, (page: Page) => Locator][] = [
  [
    "what was bought and its prices arrive at the shop",
    "/shop",
    (page: Page) => page.getByRole("link", { name: "500002" }),
  ],
  [
    "rows, facets, prices and stock arrive at the results",
    "/shop/search?q=bolt",
    (page: Page) => page.getByText("$31.00 / BX").first(),
  ],
  [
    "price, breaks and stock arrive at the item",
    "/shop/i/HB-M8-40",
    (page: Page) => page.getByRole("row", { name: /Toledo/ }),
  ],
  ["orders arrive", "/shop/orders", (page: Page) => page.getByRole("link", { name: "500002" })],
  ["the order arrives", "/shop/orders/500001", (page: Page) => page.getByText("PO-7712")],
];

describe.each([
  ["a desk", 1440, 0],
  ["a phone", 390, 1],
] as const)("on %s nothing jumps when", (_name, width, visit) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(turn(arrivals, visit, 2))("%s", async (_title, path, last) => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { viewport: { width, height: 900 } });
    await visitor.signIn("dana");
    await openSlowly(visitor.page, visitor.site.baseUrl + path, last(visitor.page).filter({ visible: true }).first());
    const { sum, sources } = await layoutShift(visitor.page);
    expect(sum, sources.join("\n")).toBeLessThanOrEqual(0.02);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it.runIf(visit === 1 || exhaustive)("the name of the location arrives at the worklist after its counts", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { viewport: { width, height: 900 } });
    await visitor.signIn("rita");
    const picks = visitor.page.getByRole("link", { name: /to pick\s*Columbus/ });
    await openSlowly(visitor.page, `${visitor.site.baseUrl}/ops`, picks, "last");
    const { sources } = await layoutShift(visitor.page);
    expect(sources.filter((source) => source.includes("Columbus"))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  // At a desk what is searched with gives way; only a phone's counter would move.
  it.runIf(width === 390)("the buttons of operations arrive after the screen", async () => {
    const options = { viewport: { width, height: 900 }, fresh: true } as const;
    const visitor = await openVisitor(browser, await openSite("embedded"), options);
    const { page } = visitor;
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/assets\/counter-(?!dialog)[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.signIn("rita");
    await page.getByRole("link", { name: /to pick\s*Columbus/ }).waitFor();
    await layoutShift(page);
    const scan = page.getByRole("banner").getByRole("button", { name: "Scan", exact: true });
    expect(await scan.count()).toBe(0);
    letCome();
    await scan.waitFor();
    await painted(page);
    const { sources } = await layoutShift(page);
    expect(sources.filter((source) => source.includes("counter"))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
