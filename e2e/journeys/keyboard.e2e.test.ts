import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { ordersSent, rowsOf } from "./order-steps.ts";

/** The accessible text of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  });
}

/** Presses Tab until what has the focus fits; a loop that never comes there fails. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press("Tab");
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`60 tabs did not lead to ${wanted}; the focus is on "${await focused(page)}".`);
}

async function signInByKeys({ page, site }: Visitor): Promise<void> {
  await page.goto(`${site.baseUrl}/sign-in?site=${site.site}`);
  await page.getByLabel("User name").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
  await page.keyboard.type("dana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Passw0rd!demo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Shop", exact: true }).waitFor();
}

/** `/`, words, Enter; `j` to the row, `+` adds it; Enter opens it. */
async function addFromRows(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("/");
  await page.keyboard.type("hex bolt");
  await page.keyboard.press("Enter");
  await expect.poll(() => rowsOf(visitor, "Results").count()).toBeGreaterThan(3);
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("j");
  const part = await focused(page);
  await page.keyboard.press("+");
  await page.getByText(`1 BX of ${part} added to the cart.`).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  expect(await focused(page)).toBe(part);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/shop\/i\//);
}

describe.each(["embedded", "postgres"] as const)("J1 by the keyboard alone on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a buyer who uses no pointer gets an order", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await signInByKeys(visitor);
    await addFromRows(visitor);
    await page
      .getByText(/Contract|list price|class/i)
      .first()
      .waitFor();
    await page.keyboard.press("c");
    await page.getByRole("heading", { name: "Cart" }).waitFor();
    await tabTo(page, /^Check out$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    await tabTo(page, /^Place order$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("poNumber");
    await page.keyboard.type("PO-KEYS");
    await tabTo(page, /^Place order$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect(ordersSent(visitor)).toBe(1);
    await tabTo(page, /^See the order$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Order \d+$/ }).waitFor();
    await page.getByText("PO-KEYS").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("the sheet of shortcuts opens and closes", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await signInByKeys(visitor);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(await visitor.findings("shortcuts")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.close();
  });
});
