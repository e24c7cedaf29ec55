import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { databases } from "../support/runs.ts";
import type { ServedSite } from "../support/shops.ts";
import { endAtFailure } from "../support/signed-in.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { expectSound, ordersSent, rowsOf } from "./order-steps.ts";

/** J2.1: an old order again; what is no longer made asks for a choice and says what it costs more. */
async function reorder(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/shop/orders/500002");
  await page.getByRole("button", { name: "Reorder" }).click();
  const dialog = page.getByRole("dialog", { name: "Reorder order 500002" });
  await dialog.getByText("Needs a choice", { exact: true }).waitFor();
  expect(await dialog.getByText("Added as before").count()).toBe(2);
  const add = dialog.getByRole("button", { name: /^Add \d lines/ });
  expect(await add.getAttribute("aria-disabled")).toBe("true");
  await dialog.getByText(/\$\d+\.\d\d more per EA/).waitFor();
  await expectSound(visitor, "reorder");
  await dialog.getByRole("radio", { name: /Take SEAL-XT2/ }).check();
  await dialog.getByText("Chosen").waitFor();
  await dialog.getByRole("button", { name: "Add 3 lines" }).click();
  await page.getByRole("heading", { name: "Cart" }).waitFor();
  await rowsOf(visitor, "Cart").filter({ hasText: "SEAL-XT2" }).waitFor();
}

/** J2.2: motors beside it, more than the allowance of 500. */
async function checkOutTooMuch(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await visitor.open("/shop/i/MTR-075");
  await page.getByLabel("Quantity").fill("3");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("3 EA of MTR-075 added to the cart.").waitFor();
  await page.keyboard.press("c");
  await page.getByText(/Remaining allowance\s*\$500\.00/).waitFor();
  const over = page.locator(".allowance-note");
  await over.getByText(/^This cart is \$[\d,.]+ above it: the order needs an approval\./).waitFor();
  await over.getByText(/^May approve it: Amir/).waitFor();
  await expectSound(visitor, "cart over the allowance");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await page.getByText(/Remaining allowance\s*\$500\.00/).waitFor();
  await page.getByText("May approve it: Amir", { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: /Place order/ }).count()).toBe(0);
  await page.getByLabel(/Purchase order number/).fill("PO-BIG");
  await expectSound(visitor, "needs an approval");
  return new URL(page.url()).pathname;
}

/** J2.3: validated, then the approval is asked for; it waits, and the cart is only read. */
async function submit(visitor: Visitor): Promise<void> {
  const { page, calls } = visitor;
  const before = calls.length;
  await page.getByRole("button", { name: "Submit for approval" }).click();
  await page.getByText("Waiting for approval").first().waitFor();
  const sent = calls.slice(before).map((call) => call.replace(/\d+/g, "N"));
  const validated = sent.indexOf("PUT /api/commerce/checkout/N/validate");
  expect(validated).toBeGreaterThanOrEqual(0);
  expect(sent.indexOf("POST /api/commerce/approvals")).toBeGreaterThan(validated);
  await page.getByRole("button", { name: "Copy the link" }).waitFor();
  // The button that was pressed is gone: the keyboard goes on at what stands in its place.
  await page.locator(".allowance-note:focus", { hasText: "Waiting for approval" }).waitFor();
  await expectSound(visitor, "waiting for approval");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Cart" }).click();
  await page.getByText("The cart stays as it is until", { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
  await expectSound(visitor, "cart that waits");
  await page.getByRole("button", { name: "See the order" }).click();
  await page.getByText("Waiting for approval").first().waitFor();
}

/** J2.5: who may not approve it sees why, and who may; nothing is sent. */
async function lookInVain(visitor: Visitor, path: string): Promise<void> {
  visitor.expectRefusal(404);
  await visitor.open(path);
  await visitor.page.getByText(/seen by who began it and by colleagues who may approve orders/).waitFor();
  expect(visitor.calls.filter((call) => call.endsWith("/activate"))).toEqual([]);
}

/** The colleague finds on the first page of the shop what they are asked, and first says no: the buyer reads why. */
async function refuse(visitor: Visitor, path: string, buyer: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole("link", { name: "Dana Whitfield asks for your approval" }).click();
  await page.getByText("Dana Whitfield has $500.00 of $500.00 left this month", { exact: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByRole("button", { name: "Do not approve …" }).click();
  const dialog = page.getByRole("dialog", { name: "Do not approve the order of Dana Whitfield" });
  await dialog.getByLabel("Why not, or what should be different").fill("One motor is enough.");
  await expectSound(visitor, "not approved");
  await dialog.getByRole("button", { name: "Tell Dana Whitfield" }).click();
  await page.getByText("Dana Whitfield was told that you do not approve it.", { exact: false }).waitFor();
  await buyer.page.locator("q", { hasText: "One motor is enough." }).waitFor();
  await buyer.page.getByRole("heading", { name: "Not approved" }).waitFor();
  await expectSound(buyer, "an order that was not approved");
}

/**
 * J2.4: the colleague sees whose it is, what it holds and its number, and approves it once. Their order comes a moment
 * after their release; the buyer is let look in between.
 */
async function approve(visitor: Visitor, path: string, buyer: Visitor): Promise<void> {
  const { page, calls } = visitor;
  await page.route("**/prophet21-hdr", async (route) => {
    await buyer.page.getByRole("button", { name: /Place order/ }).waitFor();
    await route.continue();
  });
  await visitor.open(path);
  await page.getByText(/checkout of Dana Whitfield/).waitFor();
  expect(await page.getByLabel(/Purchase order number/).inputValue()).toBe("PO-BIG");
  await rowsOf(visitor, "Review").filter({ hasText: "MTR-075" }).waitFor();
  await page.getByText(/^It is ordered on account,/).waitFor();
  await page.getByRole("button", { name: "Approve", exact: true }).dblclick();
  await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
  expect([calls.filter((call) => call.endsWith("/activate")).length, ordersSent(visitor)]).toEqual([1, 1]);
}

describe.each(turn(databases, 0, 2))("J2 on %s: an order over the allowance", (kind) => {
  let browser: Browser;
  let site: ServedSite;
  let dana: Visitor;
  let path = "";
  const opened: Visitor[] = [];
  const signedIn = async (username: string): Promise<Visitor> => {
    const visitor = await openVisitor(browser, site);
    opened.push(visitor);
    await visitor.signIn(username);
    return visitor;
  };
  endAtFailure();
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite(kind)]);
    dana = await signedIn("dana");
  });
  afterAll(async () => {
    for (const visitor of opened) await visitor.close();
    await browser?.close();
  });
  afterEach(() => expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]));

  it("is an old one again and motors beside it", async () => {
    await reorder(dana);
    path = await checkOutTooMuch(dana);
  });

  it("is submitted for approval", () => submit(dana));

  it("is not seen by who may not approve it", async () => {
    await lookInVain(await signedIn("lena"), path);
  });

  it("is refused, then approved by link, and the buyer sees both", async () => {
    const amir = await signedIn("amir");
    await refuse(amir, path, dana);
    await approve(amir, path, dana);
    await amir.open("/shop");
    await amir.page.getByText("New: contract prices in the cart").waitFor();
    expect(await amir.page.getByText("asks for your approval").count()).toBe(0);
    await dana.page.getByText("Approved", { exact: true }).waitFor();
    await dana.page.locator(".counter").getByRole("link", { name: "Cart", exact: true }).waitFor();
    expect(ordersSent(dana)).toBe(0);
  });
});
