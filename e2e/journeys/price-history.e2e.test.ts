import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

describe("what an item cost before", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("stands on the item's page with the way to the order, and not where it was never bought", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await visitor.signIn("dana", "/shop/i/GLV-NIT-L");
    const paid = page.locator("section", { has: page.getByRole("heading", { name: "What you paid" }) });
    await paid.getByText(/in each order\. One order line\./).waitFor();
    await expectSound(visitor, "item that was bought");
    await paid.getByText("All as a table").click();
    const row = paid.getByRole("row").filter({ hasText: "Order 500002" });
    expect(await row.textContent()).toMatch(/Sep 22, 2025.*2\sCS.*\$12\.58/);
    await row.getByRole("link", { name: "Order 500002" }).click();
    await page.waitForURL(/\/shop\/orders\/500002$/);
    await page.getByRole("heading", { level: 1, name: /500002/ }).waitFor();
    await Promise.all([
      page.waitForResponse((answer) => /\/purchased-items\/\d+\/prices/.test(answer.url())),
      visitor.open("/shop/i/MTR-075"),
    ]);
    await page.getByRole("heading", { name: "Stock by branch" }).waitFor();
    expect(await paid.count()).toBe(0);
    await expectSound(visitor, "item that was never bought");
    await visitor.close();
  });
});
