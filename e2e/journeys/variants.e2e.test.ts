import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

describe("variants in the item editor", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("begin with an item, tell old and new before they are stored, and are choices in the shop then", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("ada", "/admin/catalog/MTR-075");
    await page.getByRole("button", { name: "Begin a group with this item" }).click();
    await page.getByLabel("What is chosen").fill("Delivery");
    await page.getByLabel("What the choice MTR-075 reads").fill("Motor alone");
    await page.getByLabel("Another item").fill("CUT-115-1");
    await page.getByRole("option", { name: /CUT-115-1/ }).click();
    const add = page.locator("section", { has: page.getByRole("heading", { name: "Variants" }) });
    await add.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByLabel("What the choice CUT-115-1 reads").fill("With discs");
    await page.getByLabel("Price difference of CUT-115-1").fill("2.5");
    await page.getByLabel("Price difference of CUT-115-1").blur();
    const bar = page.getByRole("region", { name: /not stored$/ });
    await bar.getByText("3 changes are not stored").waitFor();
    await bar.getByRole("button", { name: "Show the changes" }).click();
    const changes = (await bar.getByRole("listitem").allTextContents()).join("; ");
    for (const words of ["Delivery", "Motor alone · shown first", "With discs · +2.5"])
      expect(changes).toContain(words);
    await expectSound(visitor, "variants, not stored");
    await bar.getByRole("button", { name: "Save" }).click();
    await page.getByText("3 changes stored").waitFor();
    await visitor.open("/shop/i/MTR-075");
    await page.getByRole("link", { name: "With discs" }).click();
    await page.waitForURL(/\/shop\/i\/CUT-115-1$/);
    await expectSound(visitor, "variants in the shop");
    await visitor.close();
  });
});
