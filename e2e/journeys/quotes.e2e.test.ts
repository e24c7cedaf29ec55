import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe("quotes and carts", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a quote is ordered in part at its price, and the order says which quote it was", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("amir", "/shop/quotes");
    const over = page.getByRole("button", { name: "Order quote 800002" });
    await over.waitFor();
    expect(await over.getAttribute("aria-disabled")).toBe("true");
    await expectSound(visitor, "quotes");
    await page.getByRole("button", { name: "Order quote 800001" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Quantity of MTR-075" }).fill("1");
    await dialog.getByRole("textbox", { name: "Quantity of MTR-075" }).press("Tab");
    await expectSound(visitor, "a quote");
    await dialog.getByRole("button", { name: "Add 1 line to the cart" }).press("Enter");
    const line = rowsOf(visitor, "Cart").filter({ hasText: "MTR-075" });
    await line.getByText("Quote 800001").waitFor();
    await line.getByText("$189.00").filter({ visible: true }).first().waitFor();
    await visitor.open("/shop/quotes");
    await page.getByRole("button", { name: "Order quote 800001" }).press("Enter");
    await dialog.getByText("1 EA in your cart").waitFor();
    expect(await dialog.getByRole("textbox", { name: "Quantity of MTR-075" }).inputValue()).toBe("3");
    await visitor.open("/shop/cart");
    await line.getByText("Quote 800001").waitFor();
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByLabel(/Purchase order number/).fill("PO-Q1");
    await page.getByText("Quote 800001", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Place order" }).click();
    const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
    await heading.waitFor();
    const order = /\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
    await visitor.open(`/shop/orders/${order}`);
    await rowsOf(visitor, "Lines").getByText("Quote 800001").waitFor();
    await visitor.open("/shop/quotes");
    await page.getByRole("button", { name: "Order quote 800001" }).click();
    await dialog.getByText("1 EA of 4 EA ordered").waitFor();
    await visitor.close();
  });

  it("lines move to a new cart, which the counter follows; a cart is saved as a list with its notes", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    for (const item of ["HB-M8-40", "CUT-115-1"]) {
      await visitor.open(`/shop/i/${item}`);
      await page.getByRole("button", { name: `Add ${item} to the cart` }).click();
      await page.getByText(`of ${item} added to the cart.`).waitFor();
    }
    await visitor.open("/shop/cart");
    const rows = rowsOf(visitor, "Cart");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("checkbox", { name: "Select all rows of the page" }).check();
    await page.getByRole("button", { name: "Remove 2 lines" }).click();
    await page.getByText("2 lines removed.").waitFor();
    await page.getByText("Your cart is empty.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await page.getByRole("button", { name: /^Remove \d/ }).count()).toBe(0);
    await page.reload();
    await page.getByRole("checkbox", { name: /CUT-115-1/ }).check();
    await page.getByRole("button", { name: "Move 1 line", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: "New cart" }).press("Enter");
    await page.getByText("1 line moved to cart 2.").waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await expectSound(visitor, "cart");
    await page.getByRole("combobox", { name: "Cart", exact: true }).selectOption({ label: "Cart 2 – 1 line" });
    await rows.getByRole("link", { name: "CUT-115-1" }).waitFor();
    await page.reload();
    await rows.getByRole("link", { name: "CUT-115-1" }).waitFor();
    await page.getByRole("button", { name: "Save as list" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("List", { exact: true }).selectOption({ label: "A new list" });
    await dialog.getByLabel(/Name of the list/).fill("Bay 4");
    await dialog.getByRole("button", { name: "Save 1 line" }).click();
    await page.getByText("1 line stored on “Bay 4”.").waitFor();
    await visitor.close();
  });

  it("on a phone a quote goes into a cart in part, and the cart is saved as a list", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), phone);
    const { page } = visitor;
    const expectFitting = async (screen: string) => {
      await expectSound(visitor, screen);
      expect(await sticksOut(visitor)).toEqual([]);
    };
    await visitor.signIn("amir", "/shop/quotes");
    const order = page.getByRole("button", { name: "Order quote 800001" });
    await order.waitFor();
    await expectFitting("quotes on a phone");
    await order.tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Quantity of MTR-075" }).fill("1");
    await dialog.getByRole("textbox", { name: "Quantity of MTR-075" }).press("Tab");
    await expectFitting("a quote on a phone");
    await dialog.getByRole("button", { name: "Add 1 line to the cart" }).tap();
    await page.waitForURL(/\/shop\/cart/);
    await rowsOf(visitor, "Cart").filter({ hasText: "MTR-075" }).getByText("Quote 800001").waitFor();
    await expectFitting("a cart of a quote on a phone");
    await page.getByRole("button", { name: "Save as list" }).tap();
    await dialog.getByLabel("List", { exact: true }).selectOption({ label: "A new list" });
    await dialog.getByLabel(/Name of the list/).fill("Line 3 spares");
    await expectFitting("saving a list on a phone");
    await dialog.getByRole("button", { name: "Save 1 line" }).tap();
    await page.getByText("1 line stored on “Line 3 spares”.").waitFor();
    await visitor.close();
  });
});
