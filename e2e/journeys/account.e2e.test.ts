import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

/** Opens a record of the address book by its name, and answers its dialog. */
async function openAddress(page: Page, name: string) {
  await page.getByRole("link", { name: new RegExp(`^\\d+ ${name}$`) }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByText("enabledCd").waitFor();
  return dialog;
}

/** The address book of the administration: found by the customer, made the default, switched off and on again. */
async function keepAddressBook(browser: Browser, site: ServedSite): Promise<void> {
  const visitor = await openVisitor(browser, site);
  const { page } = visitor;
  await visitor.signIn("ada", "/admin/reference");
  await page
    .getByRole("row", { name: /^Addresses See · Make the default · Switch on and off · Bring in line/ })
    .waitFor();
  await page.getByRole("link", { name: "Addresses" }).click();
  await page.getByRole("heading", { level: 1, name: "Addresses" }).waitFor();
  const search = page.locator("#main").getByRole("textbox", { name: "Search" });
  await search.fill("northgate");
  await search.press("Enter");
  await page.getByRole("status").filter({ hasText: "3 records" }).waitFor();

  const findlay = await openAddress(page, "Plant Findlay");
  await findlay.getByRole("button", { name: "Make it the default" }).click();
  await page.getByText("Plant Findlay is the default now.").waitFor();
  for (const [name, reason] of [
    ["Make it the default", "This is the default already."],
    ["Switch off", "The default stays on."],
  ] as const) {
    const act = findlay.getByRole("button", { name });
    await expect.poll(() => act.getAttribute("title")).toContain(reason);
  }
  await expectSound(visitor, "the address that is the default now");
  await findlay.getByRole("button", { name: "Close" }).last().click();
  await findlay.waitFor({ state: "detached" });

  const dayton = await openAddress(page, "Plant Dayton");
  await dayton.getByRole("button", { name: "Switch off" }).click();
  await page.getByText("Plant Dayton is switched off.").waitFor();
  await dayton.getByRole("button", { name: "Switch on" }).click();
  await page.getByText("Plant Dayton is switched on.").waitFor();
  await dayton.getByRole("button", { name: "Switch off" }).waitFor();
  await page.keyboard.press("Escape");
  await dayton.waitFor({ state: "detached" });
  const bring = page.getByRole("button", { name: "Bring in line" });
  await bring.click();
  await page.getByText(/^\d+ records looked at, /).waitFor();
  await expect.poll(() => bring.getAttribute("aria-busy")).toBeNull();
  await bring.click();
  await page
    .getByText(/^\d+ records looked at, all in line already\.$/)
    .first()
    .waitFor();
  await expectSound(visitor, "the address book");
  await visitor.close();
}

describe("the account", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("says in sentences what one may do, and stores a ship-to whose address the post has corrected; the administration makes it the default", async () => {
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

    await keepAddressBook(browser, site);
    await visitor.load("/shop/account");
    await page.getByRole("listitem").filter({ hasText: "Plant Findlay" }).getByText("default").waitFor();
    await visitor.close();
  });
});
