import { readPdf } from "@purvey/server/testing/pdf-text";
import { expect } from "vitest";
import { focused } from "../support/focused.ts";
import { paste } from "../support/paste.ts";
import type { Visitor } from "../support/visitor.ts";

/** Checks the screen as it is: axe, layout shifts, console, refused calls. */
export async function expectSound(visitor: Visitor, screen: string): Promise<void> {
  expect(await visitor.findings(screen)).toEqual([]);
}

/** J1.1: the door, and behind it the heading and the label with customer and ship-to. */
export async function signInAsBuyer(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  await visitor.open(`/shop/cart?site=${site.site}`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await expectSound(visitor, "sign in");
  await visitor.signIn("dana");
  await page.getByRole("button", { name: /Northgate Fabrication\s*Plant Toledo/ }).waitFor();
  await page.getByRole("link", { name: "GLV-NIT-L" }).waitFor();
  await expectSound(visitor, "home");
}

/** J1.2: the number without dashes, and the company's own number. */
export async function findByNumber(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("/");
  await page.keyboard.type("hbm840");
  const first = page.getByRole("option").first();
  await first.getByText("HB-M8-40").waitFor();
  await expectSound(visitor, "suggestions");
  await page.getByRole("combobox", { name: "Search parts" }).fill("NG-1140");
  await first.getByText("your number").waitFor();
  expect(await first.textContent()).toContain("HB-M8-40");
}

/** The rows of a table by its caption. */
export function rowsOf(visitor: Visitor, caption: string) {
  return visitor.page.getByRole("table", { name: caption }).locator("tbody tr[data-row]");
}

/** J1.3: a facet in the address, its count equal to the rows, each with price, unit and stock. */
export async function narrowSearch(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("combobox", { name: "Search parts" }).fill("bolt");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/shop\/search\?q=bolt$/);
  const value = page.getByRole("group", { name: "Thread" }).getByRole("checkbox", { name: /^M8 / });
  const label = (await value.locator("xpath=..").textContent()) ?? "";
  const count = Number(/(\d+)$/.exec(label.replace("M8", ""))?.[1]);
  await value.check();
  await page.waitForURL(/f\.\d+=\d+/);
  await page
    .getByRole("status")
    .filter({ hasText: `${count} items` })
    .waitFor();
  const rows = rowsOf(visitor, "Results");
  await expect.poll(() => rows.count()).toBe(count);
  for (const row of await rows.all()) expect(await row.textContent()).toMatch(/\d+\s*(BX|EA).*\$[\d.]+ \/ (BX|EA)/);
  await page.getByRole("columnheader", { name: "Stock Toledo" }).waitFor();
  await expectSound(visitor, "results");
}

/** J1.4: another ship-to is part of every price that is asked for, and stock follows it. */
export async function changeShipTo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const choose = async (name: RegExp) => {
    await page.getByRole("button", { name: /Northgate Fabrication/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const asked = page.waitForRequest((request) => /item-search\?.*shipToId=2/.test(request.url()));
  await choose(/Plant Dayton/);
  await asked;
  await page.getByRole("columnheader", { name: "Stock Columbus" }).waitFor();
  await choose(/Plant Toledo/);
  await page.getByRole("columnheader", { name: "Stock Toledo" }).waitFor();
}

/** Into an item and back, in a low window: the same rows at the same place. */
export async function openItemAndComeBack(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const rows = rowsOf(visitor, "Results");
  const before = await rows.allTextContents();
  await page.setViewportSize({ width: 1440, height: 360 });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await rows.getByRole("link", { name: "HB-M8-40" }).click();
  await page.getByText("Contract J-2024-7", { exact: true }).waitFor();
  await page.getByRole("row", { name: /Toledo/ }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSound(visitor, "item");
  await page.goBack();
  await expect.poll(() => rows.allTextContents()).toEqual(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Ten good lines, one found by its letters alone, an unknown one, no multiple, and a good one again. */
export const pasted = [
  "HB-M8-25\t1\tBX\tDock 3",
  "HB-M10-50\t1\tBX",
  "HB-M12-60\t1",
  "CUT-115-1\t5\tEA",
  "GLV-NIT-M\t1\tBX",
  "ADH-50\t1",
  "SEAL-XT2\t2",
  "BRG-6204-2RS\t2",
  "WSH-M8\t100\tEA",
  "CUT-125-1\t5\tEA",
  "NUT M8 NY\t100",
  "ZZZ-404\t1",
  "HB-M8-40\t150 EA",
  "CUT-115-1\t5\tEA",
].join("\r\n");

/** J1.5: 14 pasted lines, each with its verdict. */
export async function pasteList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("heading", { name: "Quick order" }).waitFor();
  await page.getByRole("textbox", { name: "Lines" }).focus();
  await paste(page, pasted);
  const rows = rowsOf(visitor, "Quick order");
  await expect.poll(() => rows.count()).toBe(14);
  await page.getByRole("button", { name: "Add 11 lines" }).waitFor();
  const row = (part: string) => rows.filter({ has: page.locator(`input[value="${part}"]`) });
  await row("NUT M8 NY").getByText("Found as NUT-M8-NY").waitFor();
  await row("ZZZ-404").getByText("No part has this number.").locator("visible=true").waitFor();
  await row("CUT-115-1")
    .last()
    .getByText("Same item as line 4: its quantity is counted there")
    .locator("visible=true")
    .waitFor();
  await row("CUT-115-1").first().getByText("Line 14 is counted here: 10 EA in all").locator("visible=true").waitFor();
  expect(await row("ZZZ-404").getByRole("link", { name: "Search" }).getAttribute("href")).toContain("q=ZZZ-404");
  const add = page.getByRole("button", { name: "Add 11 lines" });
  expect(await add.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("2 lines must be fixed or set aside first.").waitFor({ state: "attached" });
  await expectSound(visitor, "quick order");
}

/** J1.6: Tab leads to what must be fixed; refused lines are in the file with their reason; the draft stands a reload. */
export async function fixList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Part number of line 12");
  await page.reload();
  await page.getByRole("button", { name: "Add 11 lines" }).waitFor();
  await page.getByRole("textbox", { name: "Lines" }).focus();
  await page.keyboard.press("Tab");
  for (let count = 0; (await focused(page)) !== "Set line 12 aside"; count++) {
    if (count > 5)
      throw new Error(`Line 12 cannot be set aside by the keyboard; the focus is on ${await focused(page)}.`);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Take 2 BX (200 EA)");
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: "Add 12 lines" });
  await add.waitFor();
  expect(await add.getAttribute("aria-disabled")).toBeNull();
  await expect.poll(() => focused(page)).toBe("Add 12 lines");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 1 refused line" }).press("Enter");
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString("utf8");
  expect(text).toContain("ZZZ-404,1,,,No part has this number.");
  await expectSound(visitor, "quick order, fixed");
  await add.press("Enter");
  await page.getByRole("heading", { name: "Cart" }).waitFor();
}

/** J1.7: twelve lines and the tax estimate; a removed line comes back with its note. */
export async function removeAndUndo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const lines = rowsOf(visitor, "Cart");
  await expect.poll(() => lines.count()).toBe(12);
  await page.getByText(/Tax for Toledo, estimated/).waitFor();
  await lines.filter({ hasText: "HB-M8-40" }).getByText("$62.00").waitFor();
  await page.getByRole("button", { name: "Remove HB-M8-25" }).press("Enter");
  await expect.poll(() => lines.count()).toBe(11);
  await page.getByText("HB-M8-25 removed.").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => lines.count()).toBe(12);
  expect(await lines.filter({ hasText: "HB-M8-25" }).textContent()).toContain("Dock 3");
  await expectSound(visitor, "cart");
}

/** A note and another quantity of a line, in place. */
export async function changeLine(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const line = rowsOf(visitor, "Cart").filter({ hasText: "HB-M8-40" });
  await line.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note for HB-M8-40" }).fill("Rush");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await line.getByText("Rush").waitFor();
  await line.getByRole("button", { name: "More" }).click();
  await line.getByText("$93.00").waitFor();
  await expect.poll(() => visitor.calls.filter((call) => call.endsWith("/update")).length).toBe(2);
}

/** J1.8: the missing purchase order number is said at its field. */
export async function missPurchaseOrder(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await page.getByRole("button", { name: "Place order" }).click();
  const field = page.getByLabel(/Purchase order number/);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  // At its field, and beside the button.
  await expect.poll(() => page.getByText("Your account requires a purchase order number.").count()).toBe(2);
  await expectSound(visitor, "checkout");
}

const deliveryNote = "Gate 4, call ahead";

/**
 * J1.8: carriers to choose from, the cheapest and the fastest named; what the chosen one costs is in the total, and no
 * longer once it is given up. Answers the name of the carrier's service.
 */
export async function chooseDelivery({ page }: Visitor): Promise<string> {
  const cheapest = page.getByRole("radio", { name: /Cheapest/ });
  await page.getByRole("radio", { name: /Fastest/ }).waitFor();
  const row = await cheapest.locator("xpath=..").innerText();
  const cost = /\$[\d.]+/.exec(row)?.[0] ?? "no price";
  const freight = page.getByRole("complementary", { name: "Summary" }).getByText(cost, { exact: true });
  await cheapest.check();
  await freight.waitFor();
  await page.getByRole("radio", { name: /Standard delivery/ }).check();
  await freight.waitFor({ state: "detached" });
  await cheapest.check();
  await freight.waitFor();
  await page.getByLabel("Note on the delivery").fill(deliveryNote);
  return /Cheapest(.+)/.exec(row)?.[1] ?? "no carrier";
}

/** How many orders were sent to be created. */
export function ordersSent(visitor: Visitor): number {
  return visitor.calls.filter((call) => /^POST .*\/prophet21-hdr$/.test(call)).length;
}

/** J1.8, 9: a double click makes one order; its confirmation stands a reload. Answers the order's number. */
export async function placeOnce(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await page.getByLabel(/Purchase order number/).fill("PO-8891");
  await page.getByRole("button", { name: "Place order" }).dblclick();
  const heading = page.getByRole("heading", { name: /^Order \d+ is placed$/ });
  await heading.waitFor();
  const said = (await heading.textContent()) ?? "";
  await expectSound(visitor, "confirmation");
  await page.reload();
  await heading.waitFor();
  expect(await heading.textContent()).toBe(said);
  expect(ordersSent(visitor)).toBe(1);
  return /\d+/.exec(said)?.[0] ?? "";
}

/** The order on paper carries the customer's number, the carrier and what the driver should know. */
async function expectPrinted({ page, site }: Visitor, carrier: string): Promise<void> {
  await page.getByRole("button", { name: "PDF" }).click();
  const address = (await page.getByRole("link", { name: "Save the file" }).getAttribute("href")) ?? "";
  const answer = await fetch(site.baseUrl + address);
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of ["PO-8891", carrier, deliveryNote]) expect(text).toContain(words);
  await page.getByRole("button", { name: "Close" }).click();
}

/** J1.10: the order is in the history at once, with its lines and how it is delivered; the cart is empty. */
export async function findInHistory(visitor: Visitor, order: string, carrier: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Orders" }).click();
  const row = rowsOf(visitor, "Orders").filter({ hasText: order });
  await row.getByText("Waiting to be picked").waitFor();
  expect(await row.textContent()).toContain("PO-8891");
  await row.getByText("Sent to ERP").waitFor();
  await expectSound(visitor, "orders");
  await row.getByRole("link", { name: order }).click();
  await page.locator("q", { hasText: "Dock 3" }).waitFor();
  for (const words of [carrier, deliveryNote]) await page.getByText(words, { exact: true }).waitFor();
  await page.getByText("To change or cancel this order, call our sales desk", { exact: false }).waitFor();
  await expectSound(visitor, "order");
  await expectPrinted(visitor, carrier);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Cart" }).click();
  await page.getByText("Your cart is empty.").waitFor();
  await expectSound(visitor, "empty cart");
}
