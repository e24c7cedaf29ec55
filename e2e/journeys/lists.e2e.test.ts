import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { phone } from "../support/phone.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";
import {
  addPart,
  changeLine,
  createList,
  expectPrinted,
  holdRemovals,
  openLists,
  removeAndUndo,
  shareLink,
} from "./list-steps.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

const runs = [
  ["embedded", {}, "at a desk"],
  ["postgres", phone, "on a phone"],
] as const;

describe.each(turn(runs, 1, 2))("lists on %s", (kind, options, where) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it(`are made, filled, changed, printed, shared and ordered from ${where}`, async () => {
    const visitor = await openVisitor(browser, await openSite(kind), options);
    const { page, site } = visitor;
    await visitor.signIn("dana", "/shop/lists");
    await page.getByRole("link", { name: "Weekly shop supplies" }).waitFor();
    await expectSound(visitor, "lists");
    await createList(visitor, "Grinding bay kit");
    await addPart(visitor, "CUT-115-1", "25", "25 EA of CUT-115-1 added to the list.");
    await addPart(visitor, "ng1140", "", "1 BX of HB-M8-40 added to the list.");
    await addPart(visitor, "SEAL-XT", "500", "500 EA of SEAL-XT added to the list.");
    const changed = await holdRemovals(visitor);
    await changeLine(visitor);
    await removeAndUndo(visitor, changed);
    const rows = rowsOf(visitor, "Lines");
    await page.getByRole("button", { name: "Add 2 lines to the cart" }).waitFor();
    await expectSound(visitor, "a list");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await expectPrinted(visitor, "Grinding bay kit");
    await page.getByRole("button", { name: "Put SEAL-XT2 in its place" }).press("Enter");
    await rows.getByRole("link", { name: "SEAL-XT2" }).waitFor();
    const add = page.getByRole("button", { name: "Add 3 lines to the cart" });
    await expect.poll(() => add.getAttribute("aria-disabled")).toBeNull();
    await add.press("Enter");
    await page.getByText("3 lines added to the cart.").waitFor();
    const link = await shareLink(visitor);
    await visitor.open("/shop/cart");
    await rowsOf(visitor, "Cart").filter({ hasText: "CUT-115-1" }).getByText("Bay 4").waitFor();

    const colleague = await openVisitor(browser, site, options);
    await colleague.signIn("amir");
    await colleague.page.goto(link);
    await colleague.page.getByText(/^List of Dana/).waitFor();
    expect(await colleague.page.getByRole("button", { name: /^Change / }).count()).toBe(0);
    await colleague.page.getByRole("checkbox", { name: /HB-M8-40/ }).check();
    const addOne = colleague.page.getByRole("button", { name: "Add 1 line to the cart" });
    await expect.poll(() => addOne.getAttribute("aria-disabled")).toBeNull();
    await addOne.click();
    await colleague.page.getByText("1 line added to the cart.").waitFor();
    await expectSound(colleague, "a colleague's list");
    await colleague.page.goto(link.replace(/code=[^&]+/, "code=AAAAAAAAAAAA"));
    await colleague.page.getByText("There is no such list, or you may not open it.").waitFor();
    await expectSound(colleague, "a list that is not open");
    await colleague.close();
    await visitor.close();
  });
});

describe("lists", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("take a change back, and say so, when the old line cannot be taken off", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    await openLists(visitor);
    await page.getByRole("link", { name: "Weekly shop supplies" }).click();
    const row = rowsOf(visitor, "Lines").filter({ hasText: "CUT-115-1" });
    await expect.poll(() => row.textContent()).toMatch(/50\s*EA/);
    let refused = 0;
    visitor.expectRefusal(422);
    await page.route("**/line/*", async (route) => {
      if (route.request().method() !== "DELETE" || refused++ > 0) return route.fallback();
      const body = { code: 422, status: 422, message: "The list is locked.", errorCode: "BUSINESS_LOGIC_ERROR" };
      return route.fulfill({ status: 422, json: body });
    });
    await page.getByRole("button", { name: "Change CUT-115-1" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Wanted" }).fill("75");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText(/Your change to CUT-115-1 was not stored, and is taken back\./).waitFor();
    await expect.poll(() => row.textContent()).toMatch(/50\s*EA/);
    await page.reload();
    await expect.poll(() => row.textContent()).toMatch(/50\s*EA/);
    expect(await row.count()).toBe(1);
    await visitor.close();
  });

  it("hold favourites: starred on the item's page, ordered from, taken off and put back", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana", "/shop/i/CUT-115-1");
    const star = page.getByRole("button", { name: "Favourite" });
    await star.click();
    await page.getByText("CUT-115-1 is one of your favourites now.").waitFor();
    expect(await star.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Add to a list" }).click();
    await page.getByRole("dialog").getByLabel("List").selectOption({ label: "Weekly shop supplies – 2 lines" });
    await expectSound(visitor, "item and its list");
    await page.getByRole("button", { name: "Save 1 line" }).click();
    await page.getByText("1 line stored on “Weekly shop supplies”.").waitFor();
    await page.getByRole("button", { name: "Open the list" }).click();
    await expect.poll(() => rowsOf(visitor, "Lines").count()).toBe(3);
    await openLists(visitor);
    const favourites = rowsOf(visitor, "Favourites");
    await favourites.filter({ hasText: "CUT-115-1" }).waitFor();
    await page.getByRole("button", { name: "Note for CUT-115-1" }).click();
    await page.getByRole("dialog").getByLabel("Note").fill("Bay 4");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await favourites.locator("q", { hasText: "Bay 4" }).waitFor();
    await page.getByRole("button", { name: "Remove CUT-115-1 from your favourites" }).press("Enter");
    await expect.poll(() => favourites.count()).toBe(2);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await favourites.locator("q", { hasText: "Bay 4" }).waitFor();
    await page.getByRole("button", { name: "Add HB-M8-40 to the cart" }).click();
    await page.getByText("1 BX of HB-M8-40 added to the cart.").waitFor();
    await visitor.close();
  });
});
