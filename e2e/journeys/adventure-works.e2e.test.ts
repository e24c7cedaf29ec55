import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { adventureWorks, adventureWorksNote } from "@purvey/server/testing/adventure-works";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdventureWorks } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound, ordersSent, rowsOf } from "./order-steps.ts";

describe.skipIf(!adventureWorks || !exhaustive)(adventureWorksNote, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a shopper of one of its stores names the site at the door, finds, prices and orders a bicycle", async () => {
    const site = await openAdventureWorks();
    const visitor = await openVisitor(browser, site);
    const { page } = visitor;
    await visitor.open("/sign-in");
    await page.getByLabel("Site").fill(site.site);
    await page.getByLabel("User name").fill(site.shopper);
    await page.getByLabel("Password", { exact: true }).fill("Passw0rd!demo");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Shop", exact: true }).waitFor();
    await page.getByRole("table", { name: "Buy again" }).locator("tbody tr[data-row]").first().waitFor();
    await expectSound(visitor, "home");

    await page.getByRole("combobox", { name: "Search parts" }).fill("mountain-200 black 42");
    await page.keyboard.press("Enter");
    const row = rowsOf(visitor, "Results").filter({ hasText: "BK-M68B-42" });
    await row.getByText("$2,294.99").waitFor();
    await expectSound(visitor, "results");
    await row.getByRole("link", { name: "BK-M68B-42" }).click();
    await page.getByText("Mountain-200 Black, 42").first().waitFor();
    await page.getByRole("button", { name: "Add BK-M68B-42 to the cart" }).click();
    await page.getByText("1 EA of BK-M68B-42 added to the cart.").waitFor();
    await expectSound(visitor, "item");

    await page.getByRole("banner").getByRole("link", { name: /Cart/ }).click();
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByLabel(/Purchase order number/).fill("AW-1");
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect(ordersSent(visitor)).toBe(1);
    await expectSound(visitor, "confirmation");
    await page.getByRole("link", { name: "See the order" }).click();
    await page.getByText("AW-1").waitFor();
    await page.reload();
    await page.getByText("AW-1").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
