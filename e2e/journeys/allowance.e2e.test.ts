import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { ordersSent } from "./order-steps.ts";

/** Puts motors for more than dana's allowance of 500 into the cart and goes to the checkout. */
async function checkOutTooMuch({ page, ...visitor }: Visitor): Promise<string> {
  await visitor.open("/shop/i/MTR-075");
  await page.getByLabel("Quantity").fill("3");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("3 EA of MTR-075 added to the cart.").waitFor();
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await page.getByLabel(/Purchase order number/).fill("PO-BIG");
  await page.getByLabel(/Purchase order number/).blur();
  await page.getByText("This order needs a release.").waitFor();
  return new URL(page.url()).pathname;
}

describe("an order over the allowance", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("says what is missing and who may release it; a colleague opens the link and places it; the buyer sees it", async () => {
    const site = await openSite("embedded");
    const dana = await openVisitor(browser, site);
    await dana.signIn("dana");
    const path = await checkOutTooMuch(dana);
    await dana.page.getByText(/\$[\d.]+ of your \$500\.00 are left this month; \$[\d.]+ are missing\./).waitFor();
    expect(await dana.page.getByRole("button", { name: /Place order/ }).count()).toBe(0);
    expect(await dana.findings("needs a release")).toEqual([]);

    const amir = await openVisitor(browser, site);
    await amir.signIn("amir");
    await amir.open(path);
    await amir.page.getByText(/checkout of Dana Whitfield/).waitFor();
    expect(await amir.page.getByLabel(/Purchase order number/).inputValue()).toBe("PO-BIG");
    await amir.page.getByRole("button", { name: "Release and place order" }).click();
    await amir.page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect([ordersSent(amir), ordersSent(dana)]).toEqual([1, 0]);

    await dana.page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect([...dana.complaints, ...amir.complaints]).toEqual([]);
    await dana.close();
    await amir.close();
  });
});
