import { expect } from "vitest";
import { paste } from "../support/paste.ts";
import type { Visitor } from "../support/visitor.ts";
import { download } from "./import-steps.ts";

/** Compares the price of a quantity for a customer with a contract and one without. */
export async function comparePrices(visitor: Visitor, quantity: number): Promise<void> {
  const { page } = visitor;
  await visitor.open(`/admin/prices?item=HB-M8-40&unit=EA&quantity=${quantity}&customer=100200&otherCustomer=100300`);
  const one = page.getByRole("region", { name: "Customer", exact: true });
  const other = page.getByRole("region", { name: "Customer to compare with" });
  await one.getByRole("link", { name: /J-2024-7/ }).waitFor();
  await other.getByRole("table").waitFor();
  expect(await other.textContent()).not.toContain("J-2024-7");
  expect(await other.textContent()).not.toMatch(/[Cc]ontract/);
}

/** Pastes a list for a customer: each price with its rule, what is to correct corrected in place, and the list as a file. */
export async function priceList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/admin/prices?tab=list&customer=100200");
  await page.getByRole("textbox", { name: "Lines" }).waitFor();
  await paste(page, "Part\tQty\tUnit\nNG-1140\t2\tBX\nHB-M8\t1\nADH-50\t");
  const status = page.getByRole("status");
  await status.filter({ hasText: "3 lines · 2 priced · 1 to correct" }).waitFor();
  const rows = page.getByRole("table", { name: "Prices" }).getByRole("row");
  await rows.filter({ hasText: "the customer's number" }).getByRole("link", { name: "Contract J-2024-7" }).waitFor();
  expect(await visitor.findings("a list of prices")).toEqual([]);
  await page.getByRole("button", { name: /^To correct/ }).click();
  await page.waitForURL(/show=unread/);
  await page.getByRole("button", { name: "Take HB-M8-25" }).click();
  await status.filter({ hasText: "3 lines · 3 priced · none to correct" }).waitFor();
  await page.getByRole("button", { name: "Show all lines" }).click();
  const saved = (await download(visitor, "Save as CSV")).split("\r\n");
  expect(saved).toHaveLength(5);
  expect(saved[1]).toMatch(/^1,NG-1140,HB-M8-40,.*,2,BX,31,62,USD,42,26\.2,Contract,J-2024-7,/);
  expect(saved[3]).toMatch(/^3,ADH-50,ADH-50,.*,1,EA,/);
  await page.reload();
  await status.filter({ hasText: "3 lines · 3 priced" }).waitFor();
  await page.getByRole("link", { name: /^Simulate line 1/ }).click();
  await page
    .getByRole("region", { name: "Customer", exact: true })
    .getByRole("link", { name: /J-2024-7/ })
    .waitFor();
  const address = page.url();
  await page.getByLabel("Quantity", { exact: true }).fill("12345678");
  await page.keyboard.press("Enter");
  await page.getByText("12,345,678 is too much. Enter 9,999,999 or less.").waitFor();
  expect(page.url()).toBe(address);
}
