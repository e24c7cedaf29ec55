import { readPdf } from "@purvey/server/testing/pdf-text";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** English words that stand on these screens, none of which is a word of German. */
const english = /\b(?:the|your|price|quantity|search|order|orders|add|account|results|previous|next|areas|skip)\b/i;

/** What is shown by the frame and as headings, labels and buttons: our words, not those of items and customers. */
function ownWords({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "h1, h2, th, label, button, nav a, .skip-link, [aria-label], [placeholder]",
      ),
    ]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [element.textContent, element.ariaLabel, element.getAttribute("placeholder")])
      .filter((words): words is string => Boolean(words?.trim())),
  );
}

/** The texts of counter and rail that stand in no brackets, and by how much the page is wider than the window. */
function plainTexts({ page }: Visitor): Promise<{ plain: string[]; over: number }> {
  return page.evaluate(() => {
    const walker = (root: Element) => document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const plain: string[] = [];
    for (const root of document.querySelectorAll(".counter, .rail, .skip-link")) {
      const texts = walker(root);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? "";
        if (/\p{L}{2}/u.test(words) && text.parentElement?.checkVisibility()) plain.push(words);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { plain: plain.filter((words) => !/^\[.*\]$/.test(words)), over: scrollWidth - clientWidth };
  });
}

/** Opens a screen and expects all of it in German. */
async function expectGerman(visitor: Visitor, path: string, heading: RegExp): Promise<void> {
  await visitor.open(path);
  await visitor.page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  expect(await visitor.page.locator("html").getAttribute("lang")).toBe("de");
  expect((await ownWords(visitor)).filter((words) => english.test(words))).toEqual([]);
}

/** The windows of a phone and of a desk. */
const sizes = [
  [390, 844],
  [1440, 900],
] as const;

/** Opens screens in the pseudo-locale that runs from right to left, and expects that nothing sticks out on either side. */
async function expectMirrored(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const { page } = visitor;
  await page.evaluate(() => localStorage.setItem("purvey.language", "en-XB"));
  await page.reload();
  for (const [place, path] of paths.entries()) {
    await visitor.open(path);
    await page.locator("html[dir=rtl] #main h1").waitFor();
    for (const [width, height] of turn(sizes, (place + 1) % 2, 2)) {
      await page.setViewportSize({ width, height });
      await visitor.traffic.atRest();
      expect([path, width, await sticksOut(visitor)]).toEqual([path, width, []]);
    }
  }
}

/** Prints the newest order of the list that is open, and expects German words, days and figures on the paper. */
async function expectPrintedInGerman(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  await page.getByRole("table", { name: "Aufträge" }).locator("tbody tr[data-row] a").first().click();
  await page.getByRole("heading", { name: /^Auftrag \d+$/, level: 1 }).waitFor();
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const address = (await page.getByRole("dialog").locator("a[download]").getAttribute("href")) ?? "";
  const paper = readPdf(new Uint8Array(await (await fetch(site.baseUrl + address)).arrayBuffer())).text;
  for (const word of ["Auftrag", "Auftragsdatum", "Bezeichnung", "Menge", "Zwischensumme", "Summe USD"])
    expect(paper).toContain(word);
  expect(paper).toMatch(/\d{2}\.\d{2}\.20\d{2}/);
  expect(paper).toMatch(/\d,\d{2}/);
  expect(paper).not.toMatch(/Subtotal|Order date|Description/);
  await page.keyboard.press("Escape");
}

describe("languages", () => {
  let browser: Browser;
  let site: ServedSite;
  let buyer: Visitor;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
    buyer = await openVisitor(browser, site);
    await buyer.signIn("dana");
  });
  afterAll(async () => {
    await buyer?.close();
    await browser?.close();
  });

  it("are chosen in the account menu and stay, on screens and on paper", async () => {
    const { page } = buyer;
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: /^Konto von/ }).waitFor();
    await expectGerman(buyer, "/shop", /./);
    await expectGerman(buyer, "/shop/cart", /Warenkorb/);
    await expectGerman(buyer, "/shop/orders", /Aufträge/);
    await page.getByText("Versandt und berechnet").first().waitFor();
    await expectPrintedInGerman(buyer);
    await expectGerman(buyer, "/shop/invoices", /Rechnungen/);
    await page.getByText("Noch nicht fällig").waitFor();
    await expectGerman(buyer, "/shop/search?q=bolt", /bolt/);
    expect(await buyer.findings("search in German")).toEqual([]);
  });

  it("are those of operations too", async () => {
    const picker = await openVisitor(browser, site);
    await picker.signIn("walt");
    await picker.page.evaluate(() => localStorage.setItem("purvey.language", "de"));
    await picker.page.reload();
    await expectGerman(picker, "/ops", /Betrieb|Arbeitsliste/);
    expect(await picker.findings("operations in German")).toEqual([]);
    await picker.close();
  });

  it("leave no word untranslated: the pseudo-locale has all of them in brackets, and they fit", async () => {
    const { page } = buyer;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => localStorage.setItem("purvey.language", "en-XA"));
    await buyer.load("/shop/search?q=bolt");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator(".bin-label-place", { hasText: "Plant Toledo" }).waitFor();
    const names = ["Purvey", "Northgate Fabrication", "Plant Toledo", "Dana"];
    expect(await plainTexts(buyer)).toEqual({ plain: names, over: 0 });
  });

  it("run from right to left in the shop", async () => {
    const { page } = buyer;
    await expectMirrored(buyer, ["/shop", "/shop/search?q=bolt", "/shop/i/HB-M8-40", "/shop/cart", "/shop/orders"]);
    const rail = await page.locator(".rail").boundingBox();
    expect(rail?.x).toBeGreaterThan(720);
    const money = page.locator("tbody .money").first();
    expect(await money.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    expect(await buyer.findings("orders from right to left")).toEqual([]);
  });

  it("run from right to left in the other areas", async () => {
    const administrator = await openVisitor(browser, site);
    await administrator.signIn("ada");
    await expectMirrored(administrator, [
      ...["/ops", "/ops/receiving", "/ops/lookup", "/ops/labels", "/admin", "/admin/users", "/admin/settings"],
      ...["/dev", "/dev/items/brands.list", "/dev/log", "/dev/errors"],
    ]);
    expect(await administrator.findings("errors from right to left")).toEqual([]);
    await administrator.close();
  });
});
