import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdCalls } from "../support/hold-calls.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { download, sent } from "./import-steps.ts";
import { openEditor } from "./item-steps.ts";

const stored = (visitor: Visitor) => sent(visitor, "PUT", /\/inv-mast-ext\/\d+$/);

/** Chooses the three M8 bolts by the keyboard alone, and goes on to what shall change. */
async function chooseBolts({ page, open }: Visitor): Promise<void> {
  await open("/admin/catalog?q=HB-M8");
  await page.getByRole("link", { name: "HB-M8-60", exact: true }).waitFor();
  await page.locator("#main h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await page.getByRole("button", { name: "Change 3 items" }).click();
  await page.getByRole("heading", { level: 1, name: "Change many items" }).waitFor();
}

async function setTitle(page: Page, title: string): Promise<void> {
  await page.getByLabel("Add a field").selectOption({ label: "Page title" });
  await page.getByRole("textbox", { name: "Page title" }).fill(title);
  await page.getByRole("button", { name: "Preview 3 items" }).click();
}

/** Another person stores the title of one item. */
async function storeTitle(visitor: Visitor, item: string, title: string): Promise<void> {
  await openEditor(visitor, item);
  await visitor.page.getByLabel("Page title").fill(title);
  await visitor.page.getByRole("button", { name: "Save", exact: true }).click();
  await visitor.page.getByText("1 change stored").waitFor();
}

/** Leaves the screen while items are stored: those under way are stored, the others wait for the way back. */
async function leaveInTheMiddle(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.unroute("**/inv-mast-ext/*");
  await visitor.open("/admin/catalog");
  await page.getByRole("table").getByRole("link").first().waitFor();
  await page.getByRole("checkbox", { name: "Select all rows of the page" }).check();
  await page.getByRole("button", { name: /^Change \d+ items$/ }).click();
  await page.getByLabel("Add a field").selectOption({ label: "Page title" });
  await page.getByRole("textbox", { name: "Page title" }).fill("Left");
  await page.getByRole("button", { name: /^Preview \d+ items$/ }).click();
  const store = page.getByRole("button", { name: /^Store \d+ items$/ });
  const items = Number(/\d+/.exec(await store.innerText())?.[0]);
  const before = stored(visitor);
  const calls = await holdCalls(page, "**/inv-mast-ext/*");
  await store.click();
  await expect.poll(calls.held).toBe(6);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  calls.letGo();
  await page.getByText(`The change stopped when you left it; ${items - 6} items wait.`).waitFor();
  expect(stored(visitor)).toBe(before + 6);
  await page.getByRole("button", { name: "To the change" }).click();
  await page.getByText(`6 of ${items} items are stored; the others wait.`, { exact: false }).waitFor();
}

describe("the same change for many items", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it("shows old and new of each before anything is stored, stores them, and takes them back", async () => {
    const site = await openSite("embedded");
    const visitor = await openVisitor(browser, site);
    const { page } = visitor;
    await visitor.signIn("ada");
    await chooseBolts(visitor);
    expect(await visitor.findings("choosing fields")).toEqual([]);
    await setTitle(page, "Hex bolts M8");
    const row = page.getByRole("table", { name: "Changes" }).getByRole("row").filter({ hasText: "HB-M8-40" });
    await row.filter({ hasText: "Hex bolts M8" }).filter({ hasText: "not stored" }).waitFor();
    expect(stored(visitor)).toBe(0);
    expect(await visitor.findings("a preview")).toEqual([]);
    const other = await openVisitor(browser, site);
    await other.signIn("ada");
    await storeTitle(other, "HB-M8-25", "Written by another");
    await page.getByRole("button", { name: "Store 3 items" }).click();
    await page.getByRole("status").filter({ hasText: "2 stored · 1 refused · 0 taken back" }).waitFor();
    await page.getByText("Somebody has changed “Page title” to “Written by another”", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Preview again" }).click();
    await page.getByRole("button", { name: "Store 1 item" }).click();
    await page.getByRole("status").filter({ hasText: "3 stored · 0 refused · 0 taken back" }).waitFor();
    expect(stored(visitor)).toBe(3);
    await page.getByRole("button", { name: "Write the old values back" }).click();
    await page.getByRole("status").filter({ hasText: "0 stored · 0 refused · 3 taken back" }).waitFor();
    expect(stored(visitor)).toBe(6);
    await visitor.open("/admin/catalog/HB-M8-40");
    expect(await page.getByLabel("Page title").inputValue()).not.toBe("Hex bolts M8");
    await visitor.open("/admin/catalog/HB-M8-25");
    expect(await page.getByLabel("Page title").inputValue()).toBe("Written by another");
    await visitor.open("/admin/catalog?missing=any");
    await page.locator("tbody").getByRole("link").first().click();
    await page.getByText(/^Lacks: [a-z]/).waitFor();
    expect([...visitor.complaints, ...other.complaints]).toEqual([]);
    for (const person of [visitor, other]) await person.close();
  });

  it("goes on after a reload in the middle, and hands back what was refused", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("ada");
    await chooseBolts(visitor);
    visitor.expectRefusal(422);
    const message = "The service takes no titles now.";
    let refused = 0;
    await page.route("**/inv-mast-ext/*", async (route) => {
      if (route.request().method() !== "PUT" || refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 422, json: { error: { code: "BUSINESS_LOGIC_ERROR", message } } });
    });
    await setTitle(page, "Hex bolts");
    await page.getByRole("button", { name: "Store 3 items" }).click();
    await page.getByRole("status").filter({ hasText: "2 stored · 1 refused · 0 taken back" }).waitFor();
    // Several are stored at the same time: any of them may be the first.
    const handedBack = await download(visitor, "Download the refused items");
    expect(handedBack.split("\r\n").slice(1)).toEqual([expect.stringMatching(/^HB-M8-\d+,Hex bolts,.*422/), ""]);
    await page.reload();
    await page.getByText("2 of 3 items are stored; the others wait.", { exact: false }).waitFor();
    expect(await page.getByRole("textbox", { name: "Page title" }).inputValue()).toBe("Hex bolts");
    await page.getByRole("button", { name: "Preview 3 items" }).click();
    await page.getByRole("button", { name: "Store 1 item" }).click();
    await page.getByRole("status").filter({ hasText: "3 stored · 0 refused · 0 taken back" }).waitFor();
    expect(await visitor.findings("a run that is done")).toEqual([]);
    await leaveInTheMiddle(visitor);
    await visitor.close();
  });

  it("is closed for who may only look, and says which permission is missing", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("ned", "/admin/catalog");
    const change = page.getByRole("button", { name: "Change the chosen items" });
    await change.waitFor();
    expect(await change.getAttribute("title")).toContain("catalog.write");
    await visitor.open("/admin/bulk");
    await page.getByText("(catalog.write)").first().waitFor();
    expect(await visitor.findings("closed")).toEqual([]);
    await visitor.close();
  });
});
