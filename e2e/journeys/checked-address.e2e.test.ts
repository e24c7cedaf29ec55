import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../support/call-as.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

const setting = (site: ServedSite, settingValue: "mark" | "refuse") =>
  callAs(site, "ada", "POST", "site/settings", {
    serviceName: "addressValidation",
    settingName: "atCheckout",
    settingValue,
  });

/** A dock whose city is misspelled. */
const addDock = (site: ServedSite) =>
  callAs(site, "amir", "POST", "customers/customer/100200/ship-to", {
    shipToName: "Dock 9",
    address1: "12 Main Street",
    city: "Toldeo",
    state: "OH",
    postalCode: "43610",
  });

/** A motor in the cart, on to the checkout, and to the dock. */
async function checkOut({ page, open }: Visitor): Promise<void> {
  await open("/shop/i/MTR-075");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("1 EA of MTR-075 added to the cart.").waitFor();
  await open("/shop/cart");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByLabel(/Purchase order number/).fill("PO-DOCK");
  await page.getByRole("radio", { name: /^Dock 9.*Toldeo/ }).check();
  await page.getByText("The post knows this address as:").waitFor();
  await page.getByText("12 Main St, Toledo, OH 43610").first().waitFor();
}

async function order({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
  await page.getByRole("link", { name: "See the order" }).click();
  await page.getByText("Ordered by").first().waitFor();
}

describe("an address that the post knows otherwise", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is ordered to and marked, or refused until the post's is taken with one click", async () => {
    const site = await openSite("embedded");
    const { settingsUid } = await setting(site, "mark");
    await addDock(site);
    const shopper = await openVisitor(browser, site);
    await shopper.signIn("dana");
    await checkOut(shopper);
    await shopper.page.getByText("ask our sales desk to correct the address of Dock 9", { exact: false }).waitFor();
    expect(await shopper.page.getByRole("button", { name: "Deliver there" }).count()).toBe(0);
    await expectSound(shopper, "an address that the post knows otherwise");
    await order(shopper);
    await shopper.page.getByText("The post knows this address as 12 Main St, Toledo, OH 43610.").waitFor();
    await expectSound(shopper, "an order to such an address");
    await shopper.close();

    await callAs(site, "ada", "DELETE", `site/settings/${settingsUid}`);
    await setting(site, "refuse");
    const buyer = await openVisitor(browser, site);
    const { page } = buyer;
    await buyer.signIn("amir");
    await checkOut(buyer);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect.poll(() => page.getByText("The post knows the address otherwise.", { exact: false }).count()).toBe(2);
    await expectSound(buyer, "an address that is refused");
    await page.getByRole("button", { name: "Deliver there" }).click();
    const taken = page.getByRole("radio", { name: /^Dock 9.*12 Main St, Toledo/ });
    await expect.poll(() => taken.isChecked()).toBe(true);
    expect(await taken.evaluate((place) => place === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByText("The post knows", { exact: false }).count()).toBe(0);
    await order(buyer);
    await page.getByText("Dock 9, 12 Main St, Toledo, OH 43610").waitFor();
    expect(await page.getByText("The post", { exact: false }).count()).toBe(0);
    await buyer.close();
  });
});
