import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

/** Asks for a price of the motors in the cart; answers the number of the request. */
async function ask(buyer: Visitor): Promise<string> {
  const { page } = buyer;
  await buyer.open("/shop/i/MTR-075");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("of MTR-075 added to the cart.").waitFor();
  await buyer.open("/shop/cart");
  await page.getByRole("button", { name: "Ask for a quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for a quote" });
  const line = dialog.getByRole("group", { name: "Line 1" });
  expect(await line.getByLabel("Part").inputValue()).toBe("MTR-075");
  await line.getByLabel("Quantity").fill("4");
  await line.getByLabel("Price in mind").fill("140");
  await dialog.getByLabel("What for, how many, until when").fill("For line 3");
  await expectSound(buyer, "asking for a quote");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Your request was sent.").waitFor();
  await buyer.open("/shop/quote-requests?show=all");
  await expectSound(buyer, "quote requests");
  const link = rowsOf(buyer, "Quote requests").getByRole("link").first();
  return (await link.textContent()) ?? "";
}

/** Opens the request of a notice and offers a price. */
async function offer({ page, open }: Visitor, request: string, price: string): Promise<void> {
  await open(`/shop/quote-requests/${request}`);
  await page.getByRole("button", { name: "Offer prices" }).click();
  const dialog = page.getByRole("dialog", { name: `Offer prices for request ${request}` });
  await dialog.getByRole("group", { name: "Line 1" }).getByLabel("Price", { exact: true }).fill(price);
  await dialog.getByLabel(/Last day of the prices/).fill("2039-12-31");
  await dialog.getByRole("button", { name: "Offer prices" }).click();
  await page.getByText("The prices were offered.").waitFor();
}

describe("a quote", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is asked for, offered, countered, offered anew and accepted, and becomes an order at its price", async () => {
    const site = await openSite("embedded");
    const buyer = await openVisitor(browser, site);
    const seller = await openVisitor(browser, site);
    await buyer.signIn("amir");
    const request = await ask(buyer);

    await seller.signIn("sara", "/shop");
    await seller.page.getByRole("link", { name: "Amir Haddad, Northgate Fabrication, asks for a quote" }).click();
    await seller.page.getByRole("heading", { name: `Quote request ${request}` }).waitFor();
    await seller.page.getByText("For line 3").waitFor();
    await offer(seller, request, "150");
    await expectSound(seller, "a request that was answered");

    const { page } = buyer;
    await buyer.load(`/shop/quote-requests/${request}`);
    await page.getByRole("button", { name: "Counter" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask for other prices" });
    await dialog.getByRole("group", { name: "Line 1" }).getByLabel("Price in mind").fill("145");
    await dialog.getByRole("button", { name: "Send the request" }).click();
    await page.getByText("Countered", { exact: true }).first().waitFor();

    await offer(seller, request, "147.5");
    await buyer.load(`/shop/quote-requests/${request}`);
    await page.getByText("$147.50").first().waitFor();
    await expectSound(buyer, "a request with an offer");
    await page.getByRole("button", { name: "Accept and check out" }).click();
    await page.waitForURL(/\/shop\/checkout\/\d+/);
    await page.getByLabel(/Purchase order number/).fill("PO-RFQ");
    await page.getByText("$590.00").first().waitFor();
    await page.getByRole("button", { name: "Place order" }).click();
    const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
    await heading.waitFor();
    const order = /\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
    await buyer.load(`/shop/quote-requests/${request}`);
    await page.getByRole("link", { name: `Order ${order}` }).waitFor();
    await seller.close();
    await buyer.close();
  });
});
