import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

describe("the account", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("says in sentences what one may do, and stores a ship-to whose address the post has corrected", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page, site } = visitor;
    await visitor.open(`/shop/account?site=${site.site}`);
    await visitor.signIn("amir");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Account" }).click();
    await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
    await page.getByText("Release orders of colleagues that are over their allowance").waitFor();
    await page.getByRole("heading", { name: "What Amir Haddad may do" }).waitFor();
    expect(await page.getByText("Invite and block users").count()).toBe(0);
    await expectSound(visitor, "account");
    await page.getByRole("button", { name: "Add a ship-to" }).click();
    await page.getByLabel("Name of the place").fill("Plant Findlay");
    await page.getByRole("button", { name: "Check the address" }).click();
    await page.getByText("This is needed.").first().waitFor();
    await page.getByLabel("Street and number").fill("88 North Rubber Road");
    await page.getByLabel("City").fill("Tolledo");
    await page.getByLabel("State").fill("OH");
    await page.getByLabel("Postal code").fill("43610");
    await page.getByRole("button", { name: "Check the address" }).click();
    await page.getByText(/88 N Rubber Rd, Toledo OH 43610/).waitFor();
    await expectSound(visitor, "new ship-to");
    await page.getByRole("button", { name: "Add this address" }).click();
    await page.getByText("Plant Findlay is added.").waitFor();
    await page.locator("#main").getByText("88 N Rubber Rd, Toledo, OH 43610").waitFor();
    await visitor.close();
  });
});
