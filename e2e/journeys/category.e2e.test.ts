import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { focused } from "../support/focused.ts";
import { openSite } from "../support/open-site.ts";
import { overflow } from "../support/overflow.ts";
import { phone } from "../support/phone.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { rowsOf } from "./order-steps.ts";

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** The number of items that the head names. */
async function total(page: Page): Promise<number> {
  const status = page.locator(".page-head").getByText(/^\d+ items?$/);
  await status.waitFor();
  return Number.parseInt(await status.innerText(), 10);
}

async function openHexBolts(visitor: Visitor): Promise<void> {
  await visitor.open("/shop/search");
  await visitor.page.getByRole("link", { name: "All categories" }).click();
  await heading(visitor.page, "All categories");
  await visitor.page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Hex Bolts/ })
    .click();
  await heading(visitor.page, "Hex Bolts");
}

describe("finding by category and brand", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("leads from all categories to rows as a search shows them", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    await openHexBolts(visitor);
    const all = await total(page);
    await expect.poll(() => rowsOf(visitor, "Results").count()).toBe(all);
    expect(await visitor.findings("category")).toEqual([]);
    await page.getByRole("checkbox", { name: /^M8 / }).check();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?f\.\d+=\d+$/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect.poll(() => rowsOf(visitor, "Results").count()).toBe(await total(page));
    const narrowed = page.url();
    await page.getByLabel("Order").selectOption("itemId");
    await rowsOf(visitor, "Results").first().getByRole("link").click();
    await page.locator(".item-head").waitFor();
    await page.goBack();
    await heading(page, "Hex Bolts");
    expect(page.url()).toBe(`${narrowed}&sort=itemId`);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("is walked by the keyboard: down the tree, up again, to the rows", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana", "/shop/c");
    const tree = page.getByRole("navigation", { name: "Categories" });
    const fasteners = tree.getByRole("link", { name: /^Fasteners/ });
    const inFasteners = Number((await fasteners.innerText()).match(/\d+/)?.[0]);
    await fasteners.focus();
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toMatch(/^Hex Bolts/);
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).not.toMatch(/^Hex Bolts/);
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toMatch(/^Fasteners/);
    await page.keyboard.press("Enter");
    await heading(page, "Fasteners");
    await tree.getByRole("link", { name: "Fasteners" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toMatch(/^Hex Bolts\d+$/);
    await page.keyboard.press("ArrowRight");
    await heading(page, "Hex Bolts");
    await expect.poll(() => focused(page)).toBe("Hex Bolts");
    await page.keyboard.press("ArrowLeft");
    await heading(page, "Fasteners");
    await expect.poll(() => focused(page)).toBe("Fasteners");
    // The rows of the category before stay until those of this one are there.
    await expect.poll(() => total(page)).toBe(inFasteners);
    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("tr") !== null)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("is reached from the search box, from an item and from the facets", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    await page.getByRole("combobox", { name: "Search parts" }).fill("hex bolts");
    await page
      .getByRole("group", { name: "Categories" })
      .getByRole("option", { name: /^Hex Bolts/ })
      .click();
    await heading(page, "Hex Bolts");
    await visitor.open("/shop/i/HB-M8-40");
    await page.getByRole("link", { name: "Fasteners" }).click();
    await heading(page, "Fasteners");
    await visitor.open("/shop/i/HB-M8-40");
    await page.locator(".item-head").getByRole("link", { name: "Vega" }).click();
    await heading(page, "Vega");
    await page.getByText("Fasteners and seals, certified by lot").waitFor();
    expect(await visitor.findings("brand")).toEqual([]);
    await visitor.open("/shop/search?q=bolt");
    await page.getByRole("checkbox", { name: /^Hex Bolts/ }).check();
    await page.getByRole("link", { name: "All of Hex Bolts" }).click();
    await heading(page, "Hex Bolts");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("is searched inside, explains what does not exist, and offers the search", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    visitor.expectRefusal(404);
    await visitor.signIn("dana");
    await openHexBolts(visitor);
    const words = page.getByRole("textbox", { name: "Search in Hex Bolts" });
    await words.fill("nitrile");
    await words.press("Enter");
    await page.getByText("Nothing in Hex Bolts fits “nitrile”.").waitFor();
    await page.getByRole("link", { name: "Search for “nitrile” everywhere" }).click();
    await heading(page, "“nitrile”");
    for (const [path, sentence] of [
      ["/shop/c/none", "The shop has no category none."],
      ["/shop/c/99999", "The shop has no category 99999."],
      ["/shop/b/99999", "The shop has no brand 99999."],
    ] as const) {
      await visitor.open(path);
      await page.getByText(sentence).waitFor();
      await page.getByRole("link", { name: "Search parts" }).waitFor();
      expect(await visitor.findings(path)).toEqual([]);
    }
    await visitor.close();
  });

  it("compares rows chosen by key and by pointer: what differs, without one, into the cart", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana", "/shop/search?q=bolt");
    await rowsOf(visitor, "Results").nth(2).waitFor();
    await page.getByRole("checkbox", { name: "Compare HB-M8-40" }).waitFor({ state: "attached" });
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("Choose one more in the results to compare.").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await rowsOf(visitor, "Results").nth(2).hover();
    await rowsOf(visitor, "Results")
      .nth(2)
      .getByRole("checkbox", { name: /^Compare / })
      .check();
    await page.getByText("3 of 4 to compare").waitFor();
    expect(await visitor.findings("choosing")).toEqual([]);
    await page.getByRole("link", { name: "Compare 3" }).click();
    await heading(page, "Compare");
    const table = page.getByRole("table", { name: "Compare" });
    await expect.poll(() => table.getByRole("columnheader").count()).toBe(3);
    const differing = table.getByRole("row", { name: /≠|differs/ });
    await differing.first().waitFor();
    const all = await table.getByRole("row").count();
    await page.getByRole("checkbox", { name: "Only differences" }).check();
    await page.getByText(/the same and not shown|is the same and not shown/).waitFor();
    expect(await table.getByRole("row").count()).toBeLessThan(all);
    expect(page.url()).toMatch(/\?items=[^&]+,[^&]+,[^&]+&only=1$/);
    expect(await visitor.findings("compare")).toEqual([]);
    await table
      .getByRole("button", { name: /^Add 1 BX of / })
      .first()
      .click();
    await page.getByText(/^1 BX of \S+ added to the cart\.$/).waitFor();
    await table
      .getByRole("button", { name: /^Leave / })
      .first()
      .click();
    await expect.poll(() => table.getByRole("columnheader").count()).toBe(2);
    await page.goBack();
    await page.getByText("2 of 4 to compare").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("fits a phone", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), phone);
    visitor.expectRefusal(404);
    await visitor.signIn("dana");
    await openHexBolts(visitor);
    await rowsOf(visitor, "Results").nth(3).waitFor();
    expect(await overflow(visitor.page)).toBe(0);
    expect(await visitor.findings("category on a phone")).toEqual([]);
    await visitor.open("/shop/compare?items=HB-M8-40,HB-M8-25,GLV-NIT-L,NOT-THERE");
    await visitor.page.getByText("There is no item NOT-THERE.").waitFor();
    await visitor.page.getByText("not stated").first().waitFor();
    expect(await overflow(visitor.page)).toBe(0);
    await visitor.close();
  });
});
