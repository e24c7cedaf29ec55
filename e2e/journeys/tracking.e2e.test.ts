import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

describe("following an order without signing in", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("leads from the door to the order by its number and postal code, and tells nothing for a wrong one", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page, site } = visitor;
    visitor.expectRefusal(404);
    await visitor.open(`/sign-in?site=${site.site}`);
    await page.getByRole("link", { name: "Follow an order without signing in" }).click();
    await page.getByRole("heading", { name: "Follow an order" }).waitFor();
    await page.getByRole("button", { name: "Find the order" }).click();
    await page.getByText("Enter the order number: only digits.").waitFor();
    await page.getByLabel("Order number").fill("500003");
    await page.getByLabel("Postal code of the delivery").fill("43610");
    await page.keyboard.press("Enter");
    await page.getByText("No order has this number and this postal code.").waitFor();
    expect(await page.getByText("HB-M8-40").count()).toBe(0);
    await page.getByLabel("Postal code of the delivery").fill("44870");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Order 500003" }).waitFor();
    await page.getByText("Waiting to be picked").waitFor();
    await page.getByText("HB-M8-40").waitFor();
    expect(await page.getByRole("main").textContent()).not.toMatch(/\$|Lakeside/);
    await page.waitForURL(/\/shop\/track\?order=500003$/);
    await expectSound(visitor, "track");
    await visitor.close();
  });

  it("tells days and times in the visitor's zone, who has none with us", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { timezoneId: "Pacific/Auckland" });
    const { page, site } = visitor;
    await visitor.open(`/shop/track?site=${site.site}&order=500003`);
    await page.getByLabel("Postal code of the delivery").fill("44870");
    await page.keyboard.press("Enter");
    const ordered = page.getByTitle("2026-01-05 11:30:00 UTC").first();
    await ordered.waitFor();
    expect(await ordered.textContent()).toBe("Jan 6, 2026");
    await expectSound(visitor, "track in Auckland");
    await visitor.close();
  });
});
