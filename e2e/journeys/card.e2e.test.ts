import { readPdf } from "@purvey/server/testing/pdf-text";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditPage } from "../support/audit-page.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound } from "./order-steps.ts";

const card = {
  "Name on the card": "Dana Whitfield",
  "Card number": "4111 1111 1111 1111",
  "Expires (MM/YY)": "09/38",
  "Security code": "123",
  "Billing street": "3400 Detroit Avenue",
  City: "Toledo",
  State: "OH",
  ZIP: "43610",
} as const;

async function enter(page: Page, changes: Partial<Record<keyof typeof card, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...card, ...changes })) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Store the card" }).click();
}

/** A motor in the cart, and on to the checkout. */
async function checkOut({ page, open }: Visitor): Promise<void> {
  await open("/shop/i/MTR-075");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("1 EA of MTR-075 added to the cart.").waitFor();
  await open("/shop/cart");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByLabel(/Purchase order number/).fill("PO-CARD");
}

/** Chooses the card and opens the processor's page; without a card there is no order. */
async function openCardPage({ page }: Visitor): Promise<Page> {
  await page.getByRole("radio", { name: /^By card/ }).click();
  const link = page.getByRole("link", { name: "Enter the card" });
  await link.waitFor();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect.poll(() => page.getByText("Enter the card, or choose to order on account.").count()).toBe(2);
  expect(await page.getByRole("radio", { name: /^On account/ }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  const opened = page.context().waitForEvent("page");
  await link.click();
  const cardPage = await opened;
  await cardPage.getByRole("heading", { name: "Store a card" }).waitFor();
  return cardPage;
}

/** The processor's page says at each field what is wrong, and never shows number or code again. */
async function missTheCard(cardPage: Page): Promise<void> {
  expect(await auditPage(cardPage)).toEqual([]);
  await enter(cardPage, { "Card number": "4111 1111 1111 1112", "Expires (MM/YY)": "01/20", ZIP: "" });
  await cardPage.getByText("This is no card number. Check its digits.").waitFor();
  await cardPage.getByText("The card is expired. Use another one.").waitFor();
  await cardPage.getByText("This field is needed.").waitFor();
  expect(await cardPage.getByLabel("Card number").inputValue()).toBe("");
  expect(await cardPage.getByLabel("Security code").inputValue()).toBe("");
  expect(await cardPage.content()).not.toMatch(/4111|value="123"/);
  expect(await auditPage(cardPage)).toEqual([]);
  await cardPage.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => cardPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** The amount that stands behind a label of a sum. */
async function amount(page: Page, label: RegExp): Promise<number> {
  const row = page.locator("dl > div").filter({ hasText: label }).first();
  await row.waitFor();
  return Number(/\$([\d,.]+)/.exec((await row.textContent()) ?? "")?.[1]?.replace(",", ""));
}

/** The processor declines the card when it is to pay: nothing is ordered, and another card is asked for. */
async function orderInVain(visitor: Visitor, cardPage: Page): Promise<Page> {
  const { page, calls } = visitor;
  await enter(cardPage, { "Card number": "4000 0000 0000 0002" });
  await cardPage.getByRole("heading", { name: "The card is stored" }).waitFor();
  await cardPage.close();
  await page.getByText("ending in 0002").first().waitFor();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect.poll(() => page.getByText("ending in 0002 was declined, so nothing was ordered.").count()).toBe(2);
  await expectSound(visitor, "a declined card");
  expect(calls.filter((call) => /activate|prophet21/.test(call))).toEqual([]);
  await page.getByRole("button", { name: "Use another card" }).click();
  const link = page.getByRole("link", { name: "Enter the card" });
  const opened = page.context().waitForEvent("page");
  await link.click();
  return opened;
}

describe("paying by card", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("stores the card with the processor, shows the surcharge before, and order, confirmation and PDF agree", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page, site } = visitor;
    await visitor.signIn("dana");
    await checkOut(visitor);
    const cardPage = await openCardPage(visitor);
    await missTheCard(cardPage);
    const anotherPage = await orderInVain(visitor, cardPage);
    await enter(anotherPage);
    await anotherPage.getByRole("heading", { name: "The card is stored" }).waitFor();
    await anotherPage.close();
    await page
      .getByText(/Visa.*1111/)
      .first()
      .waitFor();
    const total = await amount(page, /^Total/);
    const surcharge = await amount(page, /^Card surcharge/);
    const charged = await amount(page, /^To pay by/);
    expect(surcharge).toBeCloseTo(Math.round(total * 2.5) / 100, 2);
    expect(charged).toBeCloseTo(total + surcharge, 2);
    await expectSound(visitor, "checkout by card");
    const sent = page.waitForRequest((request) => request.url().endsWith("/prophet21-hdr"));
    await page.getByRole("button", { name: "Place order" }).click();
    const body = (await sent).postData() ?? "";
    expect(body).toMatch(/"paymentAccountId":"pa_/);
    expect(body).not.toMatch(/4111|"123"/);
    await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect([await amount(page, /^Card surcharge/), await amount(page, /^To pay by/)]).toEqual([surcharge, charged]);
    await page.getByText("Cards are only tried out here: no money moves.").waitFor();
    await expectSound(visitor, "confirmation by card");
    await page.getByRole("link", { name: "See the order" }).click();
    await page.getByText(/To pay by Visa/).waitFor();
    await page.getByText("Nothing is charged before the goods leave.").waitFor();
    expect([await amount(page, /^Card surcharge/), await amount(page, /^To pay by/)]).toEqual([surcharge, charged]);
    await page.getByRole("button", { name: "PDF", exact: true }).click();
    const address = (await page.getByRole("link", { name: "Save the file" }).getAttribute("href")) ?? "";
    const paper = readPdf(new Uint8Array(await (await fetch(site.baseUrl + address)).arrayBuffer())).text;
    expect(paper).toContain("Card surcharge");
    expect(paper).toContain(charged.toFixed(2));
    expect(paper).toContain("To pay by Visa ending in 1111");
    expect(paper).toContain("By card, charged when shipped");
    await visitor.close();
  });
});
