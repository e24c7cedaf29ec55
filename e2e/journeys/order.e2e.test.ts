import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

describe.each(["embedded", "postgres"] as const)("a buyer orders (%s)", (kind) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await openVisitor(browser, await openSite(kind));
  });
  afterAll(() => browser.close());

  it("signs in and sees customer and ship-to", async () => {
    await visitor.open(`/shop/cart?site=${visitor.site.site}`);
    const { page } = visitor;
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await visitor.findings("sign in")).toEqual([]);
    await visitor.signIn("dana");
    await page.getByRole("button", { name: /Northgate Fabrication\s*Plant Toledo/ }).waitFor();
    await page.getByRole("link", { name: "GLV-NIT-L" }).waitFor();
    expect(await visitor.findings("home")).toEqual([]);
  });

  it("finds a part by its number without dashes, and by the company's own number", async () => {
    const { page } = visitor;
    await page.keyboard.press("/");
    await page.keyboard.type("hbm840");
    const typed = Date.now();
    const first = page.getByRole("option").first();
    await first.getByText("HB-M8-40").waitFor();
    expect(Date.now() - typed).toBeLessThan(1000);
    expect(await visitor.findings("suggestions")).toEqual([]);
    const search = page.getByRole("combobox", { name: "Search parts" });
    await search.fill("NG-1140");
    await first.getByText("your number").waitFor();
    expect(await first.textContent()).toContain("HB-M8-40");
  });

  it("narrows a search; the count beside a value is the number of rows it leaves", async () => {
    const { page } = visitor;
    await page.getByRole("combobox", { name: "Search parts" }).fill("bolt");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/search\?q=bolt$/);
    const value = page.getByRole("group", { name: "Thread" }).getByRole("checkbox", { name: /^M8/ });
    const label = (await value.locator("xpath=..").textContent()) ?? "";
    const count = Number(/(\d+)$/.exec(label)?.[1]);
    await value.check();
    await page.waitForURL(/f\.\d+=\d+/);
    await page
      .getByRole("status")
      .filter({ hasText: `${count} items` })
      .waitFor();
    const rows = page.getByRole("table", { name: "Results" }).locator("tbody tr[data-row]");
    await expect.poll(() => rows.count()).toBe(count);
    for (const row of await rows.all()) expect(await row.textContent()).toMatch(/\d+\s*(BX|EA).*\$[\d.]+ \/ (BX|EA)/);
    expect(await page.getByRole("columnheader", { name: "Stock Toledo" }).count()).toBe(1);
    expect(await visitor.findings("results")).toEqual([]);
  });

  it("prices again for another ship-to", async () => {
    const { page } = visitor;
    const asked = page.waitForRequest((request) => request.url().includes("shipToId=2"));
    await page.getByRole("button", { name: /Northgate Fabrication/ }).click();
    await page.getByRole("menuitem", { name: /Plant Dayton/ }).click();
    await asked;
    await page.getByRole("columnheader", { name: "Stock Columbus" }).waitFor();
    await page.getByRole("button", { name: /Northgate Fabrication/ }).click();
    await page.getByRole("menuitem", { name: /Plant Toledo/ }).click();
    await page.getByRole("columnheader", { name: "Stock Toledo" }).waitFor();
  });

  it("comes back from an item to the same rows at the same place", async () => {
    const { page } = visitor;
    const rows = page.getByRole("table", { name: "Results" }).locator("tbody tr[data-row]");
    const before = await rows.allTextContents();
    await page.getByRole("link", { name: "HB-M8-40" }).click();
    await page.getByText("Contract J-2024-7", { exact: true }).waitFor();
    await page.getByRole("row", { name: /Toledo/ }).waitFor();
    expect(await visitor.findings("item")).toEqual([]);
    await page.goBack();
    await expect.poll(() => rows.allTextContents()).toEqual(before);
  });

  it("fills the cart, notes a line, removes it and takes that back with its note", async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Add HB-M8-40 to the cart" }).click();
    await page.getByText("1 BX of HB-M8-40 added to the cart.").waitFor();
    await page.getByRole("button", { name: "Add HB-M8-25 to the cart" }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Cart\s*2/ })
      .click();
    const lines = page.getByRole("table", { name: "Cart" }).locator("tbody tr[data-row]");
    await expect.poll(() => lines.count()).toBe(2);
    const line = lines.filter({ hasText: "HB-M8-40" });
    await line.getByRole("button", { name: "Add a note" }).click();
    await page.getByLabel("Note for HB-M8-40").last().fill("Dock 3");
    await page.getByRole("button", { name: "Save" }).click();
    await line.getByText("Dock 3").waitFor();
    await line.getByRole("button", { name: "More" }).click();
    await line.getByText("$62.00").waitFor();
    await expect.poll(() => visitor.calls.filter((call) => call.endsWith("/update")).length).toBe(2);
    await line.getByRole("button", { name: "Remove HB-M8-40" }).click();
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => lines.count()).toBe(2);
    expect(await line.textContent()).toContain("Dock 3");
    await page.getByText(/Tax for Toledo, estimated/).waitFor();
    expect(await visitor.findings("cart")).toEqual([]);
  });

  it("is told at its field that the purchase order number is missing", async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    await page.getByRole("button", { name: "Place order" }).click();
    const field = page.getByLabel(/Purchase order number/);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Your account requires a purchase order number.").waitFor();
    expect(await visitor.findings("checkout")).toEqual([]);
  });

  it("places exactly one order on a double click, and keeps the confirmation over a reload", async () => {
    const { page } = visitor;
    await page.getByLabel(/Purchase order number/).fill("PO-8891");
    await page.getByRole("button", { name: "Place order" }).dblclick();
    const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
    await heading.waitFor();
    const said = await heading.textContent();
    expect(visitor.calls.filter((call) => call.endsWith("/prophet21-hdr"))).toHaveLength(1);
    expect(await visitor.findings("confirmation")).toEqual([]);
    await page.reload();
    await heading.waitFor();
    expect(await heading.textContent()).toBe(said);
    expect(visitor.calls.filter((call) => call.endsWith("/prophet21-hdr"))).toHaveLength(1);
  });

  it("finds the order in the history at once", async () => {
    const { page } = visitor;
    const order = /\d+/.exec((await page.getByRole("heading", { name: /is placed$/ }).textContent()) ?? "")?.[0] ?? "";
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Orders" }).click();
    const row = page.getByRole("row").filter({ hasText: order });
    await row.getByText("Waiting to be picked").waitFor();
    expect(await row.textContent()).toContain("PO-8891");
    expect(await visitor.findings("orders")).toEqual([]);
    await row.getByRole("link", { name: order }).click();
    await page.getByText("“Dock 3”").waitFor();
    expect(await visitor.findings("order")).toEqual([]);
    await page.getByRole("link", { name: "Cart" }).first().click();
    await page.getByText("Your cart is empty.").waitFor();
    expect(await visitor.findings("empty cart")).toEqual([]);
  });
});
