import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { focused } from "../support/focused.ts";
import { openSite } from "../support/open-site.ts";
import { paste } from "../support/paste.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound, rowsOf } from "./order-steps.ts";

const parts = ["HB-M8-25\t1\tBX", "HB-M10-50\t1\tBX", "HB-M12-60\t1", "GLV-NIT-M\t1\tBX", "ADH-50\t1", "SEAL-XT2\t2"];
const wrong = new Map([
  [12, "ZZZ-404\t1"],
  [990, "ZZZ-405\t1"],
]);

/** A thousand lines of six items; the twelfth and the 990th name no part. */
const thousand = Array.from({ length: 1000 }, (_, index) => wrong.get(index + 1) ?? parts[index % parts.length]);

const fewParts = [
  ...["HB-M8-40", "HB-M8-25", "HB-M8-60", "HB-M6-30", "HB-M10-50", "HB-M12-60", "NUT-M8-NY", "WSH-M8", "KIT-FLG-M8"],
  ...["CUT-115-1", "CUT-125-1", "SEAL-XT2", "MTR-075", "ADH-50", "BRG-6204-2RS", "BRG-6205-2RS"],
];

/** More lines than are seen at a glance, each of its own: gloves by the box and by the case. */
const manyParts = [
  ...fewParts.map((part) => `${part}\t1`),
  ...["L", "M", "XL"].flatMap((size) => [`GLV-NIT-${size}\t1\tBX`, `GLV-NIT-${size}\t1\tCS`]),
];

async function fillLongCart({ page, ...visitor }: Visitor): Promise<void> {
  await visitor.signIn("dana", "/shop/quick-order");
  await page.getByRole("textbox", { name: "Lines" }).focus();
  await paste(page, manyParts.join("\r\n"));
  await page.getByRole("button", { name: `Add ${manyParts.length} lines` }).click();
  await page.getByRole("heading", { name: "Cart" }).waitFor();
}

async function pasteThousand(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.signIn("dana", "/shop/quick-order");
  await page.getByRole("textbox", { name: "Lines" }).focus();
  await paste(page, thousand.join("\r\n"));
  await page.getByText("2 lines must be fixed or set aside first.").waitFor({ state: "attached" });
  const table = page.getByRole("table", { name: "Quick order" });
  expect(await table.getAttribute("aria-rowcount")).toBe("1001");
  expect(await rowsOf(visitor, "Quick order").count()).toBeLessThan(120);
  await expectSound(visitor, "a thousand lines");
}

/** Tab goes from one line to fix to the next, over a thousand that are fine and not drawn. */
async function tabToLast(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Part number of line 12");
  for (let count = 0; (await focused(page)) !== "Part number of line 990"; count++) {
    if (count > 8) throw new Error(`Tab does not lead to line 990; the focus is on ${await focused(page)}.`);
    const before = await focused(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).not.toBe(before);
  }
}

/** The row with the focus: its place among all, and whether it is in sight with its neighbours. */
function rowInSight(page: Page): Promise<{ place: string | null; inSight: boolean; neighbours: number }> {
  return page.evaluate(() => {
    const row = document.activeElement?.closest("tr");
    const { top = -1, bottom = -1 } = row?.getBoundingClientRect() ?? {};
    const beside = [row?.previousElementSibling, row?.nextElementSibling];
    return {
      place: row?.getAttribute("aria-rowindex") ?? null,
      inSight: top >= 0 && bottom <= innerHeight,
      neighbours: beside.filter((each) => each?.hasAttribute("data-row")).length,
    };
  });
}

async function correct(page: Page, number: string): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
}

/** How many rows stand in the page while it is printed. */
async function printedRows(page: Page): Promise<number> {
  await page.evaluate(() => {
    const count = () =>
      document.body.setAttribute("data-printed", `${document.querySelectorAll("tr[data-row]").length}`);
    addEventListener("beforeprint", count, { once: true });
  });
  await page.pdf();
  return Number(await page.locator("body").getAttribute("data-printed"));
}

describe.each(["embedded"] as const)("long lists on %s", (kind) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a buyer pastes a thousand lines, comes to the wrong ones by keyboard, corrects them and adds all", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await pasteThousand(visitor);
    await tabToLast(page);
    await expect.poll(() => rowInSight(page)).toEqual({ place: "991", inSight: true, neighbours: 2 });
    await expectSound(visitor, "the last wrong line");
    await correct(page, "ADH-50");
    await page.getByText("One line must be fixed or set aside first.").waitFor({ state: "attached" });
    expect(await focused(page)).toBe("Part number of line 990");
    await page.keyboard.press("F8");
    await expect.poll(() => rowInSight(page)).toEqual({ place: "13", inSight: true, neighbours: 2 });
    expect(await focused(page)).toBe("Part number of line 12");
    await correct(page, "SEAL-XT2");
    const add = page.getByRole("button", { name: "Add 6 lines" });
    await expect.poll(() => add.getAttribute("aria-disabled")).toBeNull();
    expect(await printedRows(page)).toBe(1000);
    await expect.poll(() => rowsOf(visitor, "Quick order").count()).toBeLessThan(120);
    await page.keyboard.press("F8");
    await expect.poll(() => focused(page)).toBe("Add 6 lines");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Cart" }).waitFor();
    await expect.poll(() => rowsOf(visitor, "Cart").count()).toBe(6);
    await expectSound(visitor, "cart of a thousand lines");
    await visitor.close();
  });

  it("a buyer finds lines in a long cart by what they type, also from a link, and checks out the whole cart", async () => {
    const visitor = await openVisitor(browser, await openSite(kind));
    const { page } = visitor;
    await fillLongCart(visitor);
    const rows = rowsOf(visitor, "Cart");
    await expect.poll(() => rows.count()).toBe(manyParts.length);
    const field = page.getByRole("searchbox", { name: "Find lines in the cart" });
    await field.focus();
    await page.keyboard.type("glv-nit-l");
    await page.waitForURL(/\?q=glv-nit-l$/);
    await page.getByText(`2 of ${manyParts.length} lines`).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("checkbox", { name: "Select all rows of the page" }).check();
    await field.fill("hbm840");
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByText("2 of them are not among the lines found").waitFor();
    await expectSound(visitor, "lines found in a cart");
    await page.reload();
    await rows.getByRole("link", { name: "HB-M8-40" }).waitFor();
    expect([await rows.count(), await field.inputValue()]).toEqual([1, "hbm840"]);
    await field.fill("no such part");
    await page.getByText("No line fits “no such part”.").waitFor();
    await expectSound(visitor, "nothing found in a cart");
    await page.getByRole("link", { name: "Show all lines" }).press("Enter");
    await expect.poll(() => rows.count()).toBe(manyParts.length);
    expect(await field.inputValue()).toBe("");
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByText(`${manyParts.length} lines`, { exact: true }).waitFor();
    await visitor.close();
  });
});
