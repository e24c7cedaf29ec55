import { readPdf } from "@purvey/server/testing/pdf-text";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { focused } from "../support/focused.ts";
import { openSite } from "../support/open-site.ts";
import { paste } from "../support/paste.ts";
import { endAtFailure } from "../support/signed-in.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { withoutTimer } from "../support/without-timer.ts";
import { ordersSent, pasted, rowsOf } from "./order-steps.ts";

/** Presses Tab until what has the focus fits; a loop that never comes there fails. */
async function tabTo(page: Page, wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let count = 0; count < 160; count++) {
    await page.keyboard.press(key);
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`160 times ${key} did not lead to ${wanted}; the focus is on "${await focused(page)}".`);
}

/** Tab to something, then Enter. */
async function choose(page: Page, wanted: RegExp): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** J1.1 */
async function signInByKeys({ page, site }: Visitor): Promise<void> {
  await page.goto(`${site.baseUrl}/sign-in?site=${site.site}`);
  await page.getByLabel("User name").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
  await page.keyboard.type("dana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Passw0rd!demo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Shop", exact: true }).waitFor();
  await page.getByRole("button", { name: /Northgate Fabrication\s*Plant Toledo/ }).waitFor();
}

/** J1.2: `/`, the number without dashes, then the company's own number in its place. */
async function findByNumber({ page }: Visitor): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type("hbm840");
  const first = page.getByRole("option").first();
  await first.getByText("HB-M8-40").waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("NG-1140");
  await first.getByText("your number").waitFor();
  await first.getByText("HB-M8-40").waitFor();
}

/** J1.3: words, Enter, and the facet by Tab and the space bar. */
async function narrowSearch(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("Control+a");
  await page.keyboard.type("bolt");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/shop\/search\?q=bolt$/);
  await page.getByRole("group", { name: "Thread" }).waitFor();
  await tabTo(page, /^M8\s*\d+$/);
  const count = Number(/(\d+)$/.exec((await focused(page)).replace("M8", ""))?.[1]);
  await page.keyboard.press("Space");
  await page.waitForURL(/f\.\d+=\d+/);
  await expect.poll(() => rowsOf(visitor, "Results").count()).toBe(count);
}

/** J1.4: the label on the counter, the arrows, Enter; stock follows, and back again. */
async function changeShipTo({ page }: Visitor): Promise<void> {
  const to = async (name: RegExp, stock: string) => {
    await tabTo(page, /^Northgate Fabrication/, "Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("menuitem");
    for (let count = 0; !name.test(await focused(page)); count++) {
      if (count > 5) throw new Error(`The arrows do not lead to ${name}; the focus is on "${await focused(page)}".`);
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await page.getByRole("columnheader", { name: stock }).waitFor();
  };
  const asked = page.waitForRequest((request) => /item-search\?.*shipToId=2/.test(request.url()));
  await Promise.all([asked, to(/^Plant Dayton/, "Stock Columbus")]);
  await to(/^Plant Toledo/, "Stock Toledo");
}

/** J1.5, 6: fourteen lines, Tab to each that must be fixed, the refused one as a file, then all in the cart. */
async function orderPastedList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await choose(page, /^Quick order$/);
  await page.getByRole("heading", { name: "Quick order" }).waitFor();
  await page.getByRole("textbox", { name: "Lines" }).waitFor();
  await tabTo(page, /^Lines$/);
  await paste(page, pasted);
  await expect.poll(() => rowsOf(visitor, "Quick order").count()).toBe(14);
  await page.getByText("2 lines must be fixed or set aside first.").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Part number of line 12");
  await choose(page, /^Set line 12 aside$/);
  await expect.poll(() => focused(page)).toBe("Take 2 BX (200 EA)");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Add 12 lines");
  const download = page.waitForEvent("download");
  await choose(page, /^Download 1 refused line$/);
  const file = await (await download).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString("utf8")).toContain("ZZZ-404,1,,,No part has this number.");
  await tabTo(page, /^Add 12 lines$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Cart" }).waitFor();
}

/** J1.7: a line goes and comes back with its note. */
async function removeAndUndo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const lines = rowsOf(visitor, "Cart");
  await expect.poll(() => lines.count()).toBe(12);
  await choose(page, /^Remove HB-M8-25$/);
  await page.getByText("HB-M8-25 removed.").waitFor();
  await choose(page, /^Undo$/);
  await expect.poll(() => lines.count()).toBe(12);
  expect(await lines.filter({ hasText: "HB-M8-25" }).textContent()).toContain("Dock 3");
}

/** J1.8, 9: the missing purchase order number, the cheapest delivery by arrows, Enter twice, one order; it stands a reload. */
async function placeOnce(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await choose(page, /^Check out$/);
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  // The heading stands before what is ordered was read: Tab would go round meanwhile.
  await page.getByRole("button", { name: "Place order" }).waitFor();
  await choose(page, /^Place order$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("poNumber");
  await page.keyboard.type("PO-8891");
  await page.getByRole("radio", { name: /Cheapest/ }).waitFor();
  await tabTo(page, /Standard|Cheapest|Fastest|\$\d/, "Shift+Tab");
  for (let count = 0; !/Cheapest/.test(await focused(page)); count++) {
    if (count > 20)
      throw new Error(`The arrows do not lead to the cheapest delivery, but to "${await focused(page)}".`);
    await page.keyboard.press("ArrowDown");
  }
  expect(await page.getByRole("radio", { name: /Cheapest/ }).isChecked()).toBe(true);
  await tabTo(page, /^Place order$/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
  await heading.waitFor();
  const said = (await heading.textContent()) ?? "";
  await page.reload();
  await heading.waitFor();
  expect(await heading.textContent()).toBe(said);
  expect(ordersSent(visitor)).toBe(1);
  return /\d+/.exec(said)?.[0] ?? "";
}

/** J1.10: in the history, sent to the ERP, and on paper with the customer's number. */
async function findAndPrint(visitor: Visitor, order: string): Promise<void> {
  const { page, site } = visitor;
  await choose(page, /^Orders$/);
  await rowsOf(visitor, "Orders").filter({ hasText: order }).getByText("Sent to ERP").waitFor();
  await choose(page, new RegExp(`^${order}$`));
  await page.getByRole("heading", { name: `Order ${order}` }).waitFor();
  await page.getByRole("button", { name: "PDF", exact: true }).waitFor();
  await choose(page, /^PDF$/);
  await page.getByRole("dialog").waitFor();
  await tabTo(page, /^Save the file$/);
  const address = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
  const answer = await fetch(site.baseUrl + address);
  expect(readPdf(new Uint8Array(await answer.arrayBuffer())).text).toContain("PO-8891");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** `/`, words, Enter; `j` to the row, `+` adds it; Enter opens it. */
async function addFromRows(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("/");
  await page.keyboard.type("hex bolt");
  await page.keyboard.press("Enter");
  await rowsOf(visitor, "Results").nth(3).waitFor();
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

describe("J1 by the keyboard alone: a buyer who uses no pointer", () => {
  let browser: Browser;
  let visitor: Visitor;
  endAtFailure();
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await openVisitor(browser, await openSite("embedded"));
    // A message stays eight seconds; Tab by Tab a busy machine may take longer to come to it.
    await withoutTimer(visitor.page, 8000);
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  it("comes in and finds parts, for each ship-to", async () => {
    await signInByKeys(visitor);
    await findByNumber(visitor);
    await narrowSearch(visitor);
    await changeShipTo(visitor);
  });

  it("puts a pasted list into the cart", async () => {
    await orderPastedList(visitor);
    await removeAndUndo(visitor);
  });

  it("orders it once, and prints the order", async () => {
    await findAndPrint(visitor, await placeOnce(visitor));
  });
});

describe("by the keyboard alone", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("rows are walked with j and k, + adds, Enter opens", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    await signInByKeys(visitor);
    await addFromRows(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("words typed before the shop is there stay whole: its arrival leaves the search its focus", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page, site } = visitor;
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/home-screen-/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(`${site.baseUrl}/sign-in?site=${site.site}&to=/`);
    await page.getByLabel("User name").fill("dana");
    await page.getByLabel("Password", { exact: true }).fill("Passw0rd!demo");
    await page.keyboard.press("Enter");
    const search = page.getByRole("combobox", { name: "Search parts" });
    await search.waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("hex b");
    arrive();
    await page.getByRole("heading", { name: "Shop", exact: true }).waitFor();
    await page.keyboard.type("olt m8");
    expect(await search.inputValue()).toBe("hex bolt m8");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/search\?q=hex(%20|\+)bolt(%20|\+)m8$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("Back closes what is open above the screens: palette, shortcuts and what waits to be sent", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("walt", "/ops");
    const queue = () => page.getByRole("button", { name: "All stored" }).click();
    const ways = [() => page.keyboard.press("ControlOrMeta+k"), () => page.keyboard.press("?"), queue];
    for (const open of ways) {
      await visitor.open("/ops/transfers");
      await page.getByRole("heading", { level: 1, name: "Transfers" }).click();
      await open();
      await page.getByRole("dialog").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: /^Operations|Worklist/ }).waitFor();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("the sheet of shortcuts opens and closes", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
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
