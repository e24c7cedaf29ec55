import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { withoutTimer } from "../support/without-timer.ts";

const windows = [
  ["a usual window", 1440],
  ["a wide one", 2560],
  ["a phone", 390],
] as const;

describe.each(turn(windows, 0, 2))("the first load of the shop in %s", (_name, width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("asks for everything once: what the page asked early is what the screen needs", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), {
      viewport: { width, height: 900 },
      fresh: true,
    });
    await visitor.signIn("dana");
    const { page, traffic } = visitor;
    // What the page after the door still asks for is none of this.
    await page.goto("about:blank");
    // What the screen began with last time is forgotten, as in a tab that was just opened.
    await page.addInitScript(() => sessionStorage.removeItem("purvey.firstReads"));
    // What is read early is kept for five seconds, in which a busy machine may not come to the screen.
    await withoutTimer(page, 5000);
    traffic.calls();
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    await visitor.open("/shop");
    await page.getByRole("link", { name: "500002" }).filter({ visible: true }).first().waitFor();
    await traffic.atRest();
    const calls = traffic.calls();
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    const orders = calls.indexOf("GET /api/customers/customer/100200/orders");
    expect(orders).toBeGreaterThan(-1);
    expect(orders).toBeLessThan(calls.indexOf("GET /api/commerce/cart-hdr/lookup"));
    // A face that was asked for early and not used would be asked for in vain; one that is used is asked for early.
    const faces = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    const asked = new Set(files.filter((file) => file.endsWith(".woff2")));
    expect(faces).toBe(asked.size);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
