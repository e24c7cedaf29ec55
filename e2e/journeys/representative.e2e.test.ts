import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

const banner = (page: Page, customer: string) => page.getByText(`You act for ${customer}.`);

/** Opens the choice in the header; it names only her customers. */
async function chooseCustomer(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("button", { name: /Act for a customer/ }).click();
  const dialog = page.getByRole("dialog", { name: "Act for a customer" });
  await dialog.getByRole("button", { name: /^\d+\s*Northgate Fabrication$/ }).waitFor();
  await dialog.getByRole("button", { name: /^\d+\s*Lakeside Hydraulics$/ }).waitFor();
  await expectSound(visitor, "choice of a customer");
  await dialog.getByLabel("Your customers").fill("northg");
  await dialog.getByRole("button", { name: /^\d+\s*Lakeside Hydraulics$/ }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: /^\d+\s*Northgate Fabrication$/ }).click();
  await banner(page, "Northgate Fabrication").waitFor();
  await page.getByRole("button", { name: /Northgate Fabrication\s*Plant Toledo/ }).waitFor();
}

/** A buyer asks for a quote where an old one no longer holds. */
async function askAgain({ page, open }: Visitor): Promise<void> {
  await open("/shop/quotes");
  await page.getByRole("button", { name: "Ask again: quote 800002" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for a quote" });
  expect(await dialog.getByLabel("What for, how many, until when").inputValue()).toBe("Please renew quote 800002.");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Your request was sent.").waitFor();
}

/** Another customer by the menu of the label. */
async function changeCustomer({ page }: Visitor, from: RegExp, to: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: from }).click();
  await page.getByRole("menuitem", { name: "Another customer …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: to }).click();
  await banner(page, to).waitFor();
}

async function addMotor({ page }: Visitor, quantity: string): Promise<void> {
  await page.getByRole("combobox", { name: "Search parts" }).fill("MTR-075");
  await page.getByRole("option").first().click();
  await page.getByLabel("Quantity").fill(quantity);
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText(`${quantity} EA of MTR-075 added to the cart.`).waitFor();
}

/** Places the order of the open cart and answers its number. */
async function order({ page }: Visitor): Promise<string> {
  await page.getByRole("link", { name: /^Cart/ }).first().click();
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByLabel(/Purchase order number/).fill("PO-SARA");
  await page.getByRole("button", { name: "Place order" }).click();
  const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
  await heading.waitFor();
  return /\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
}

describe("a sales representative", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("knows before she fills a cart that a customer is on credit hold", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("sara");
    await page.route("**/customers/customer/100200", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { creditHold: string } };
      answer.data.creditHold = "Y";
      await route.fulfill({ response, json: answer });
    });
    await chooseCustomer(visitor);
    await page.getByRole("alert").getByText("This customer is on credit hold", { exact: false }).waitFor();
    await expectSound(visitor, "acting for a customer on credit hold");
    await visitor.close();
  });

  it("acts for a customer, keeps a cart for each, orders on their behalf, and stops", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    const dana = await openVisitor(browser, visitor.site);
    await dana.signIn("dana");
    await askAgain(dana);
    await expectSound(dana, "asked for a quote");
    await visitor.signIn("sara");
    await page.getByText("Dana Whitfield, Northgate Fabrication, asks for a quote").waitFor();
    await page.getByText("Please renew quote 800002.", { exact: false }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/shop");
    await page.getByText("You buy for no customer.").waitFor();
    await rowsOf(visitor, "Newest orders of your customers").filter({ hasText: "500003" }).waitFor();
    await expectSound(visitor, "no customer");
    await page.getByRole("link", { name: "Order 500003 of Lakeside Hydraulics" }).click();
    await banner(page, "Lakeside Hydraulics").waitFor();
    await page.getByRole("heading", { name: "Order 500003" }).waitFor();
    await page.getByRole("button", { name: "Stop acting for Lakeside Hydraulics" }).click();
    await page.getByText("You buy for no customer.").waitFor();
    await chooseCustomer(visitor);
    await rowsOf(visitor, "Recent orders").filter({ hasText: "500002" }).waitFor();
    await expectSound(visitor, "home, acting");
    await addMotor(visitor, "1");
    await page.reload();
    await banner(page, "Northgate Fabrication").waitFor();
    await changeCustomer(visitor, /Northgate Fabrication/, "Lakeside Hydraulics");
    await rowsOf(visitor, "Recent orders").filter({ hasText: "500003" }).waitFor();
    expect(await page.getByText("500002").count()).toBe(0);
    await page
      .getByText(/cart is empty/i)
      .first()
      .waitFor();
    visitor.expectRefusal(404);
    await visitor.open("/shop/orders/500002");
    await page.getByText("There is no order 500002 of your company.").waitFor();
    await page
      .getByText("You act for Lakeside Hydraulics. If it is another customer's order", { exact: false })
      .waitFor();
    await changeCustomer(visitor, /Lakeside Hydraulics/, "Northgate Fabrication");
    const number = await order(visitor);
    await expectSound(visitor, "ordered on behalf");
    await page.getByRole("link", { name: "See the order" }).click();
    await page.getByText("Sara Lindqvist, sales representative, on your behalf").waitFor();
    await page.getByRole("button", { name: "Stop acting for Northgate Fabrication" }).click();
    await page.getByText("You buy for no customer.").waitFor();
    expect(await page.getByText("You act for", { exact: false }).count()).toBe(0);
    await visitor.close();

    await dana.open(`/shop/orders/${number}`);
    await dana.page.getByText("Sara Lindqvist, sales representative, on your behalf").waitFor();
    await expectSound(dana, "an order that somebody placed on our behalf");
    await dana.close();
  });

  it("opens a customer's link only for a customer, forgets them at the door, and is refused what is not hers", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page, site } = visitor;
    await visitor.signIn("sara", "/shop/orders/500002");
    await page.getByText("This page is a customer's.", { exact: false }).waitFor();
    await expectSound(visitor, "a link without its customer");
    await page.getByRole("button", { name: "Choose the customer" }).click();
    await page.getByRole("button", { name: /^\d+\s*Northgate Fabrication$/ }).click();
    await page.getByRole("heading", { name: "Order 500002" }).waitFor();
    await page.getByRole("button", { name: "Account of Sara Lindqvist" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await visitor.signIn("sara", "/shop");
    await page.getByText("You buy for no customer.").waitFor();
    visitor.expectRefusal(403);
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem("purvey.session") ?? "{}");
      sessionStorage.setItem("purvey.session", JSON.stringify({ ...kept, actingFor: 999999 }));
    });
    await page.goto(`${site.baseUrl}/shop/orders`);
    await page.getByText("You cannot act for customer 999999 any more").waitFor();
    await page.getByText("act for their own customers only", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Go on as yourself" }).click();
    await page.getByText("This page is a customer's.", { exact: false }).waitFor();
    await visitor.close();
  });
});
