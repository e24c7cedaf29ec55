import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { openSite } from "../support/open-site.ts";
import { paste } from "../support/paste.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { rowsOf } from "./order-steps.ts";

const down = { status: 500, json: { error: "INTERNAL_ERROR", message: "The database does not answer." } };
const notRead = "Not all of this page could be read";

/** Fails readings of an address until it is told to answer again; counts them. */
async function failReading(page: Page, address: RegExp) {
  const failing = { asked: 0, answers: async () => page.unroute(address) };
  await page.route(address, (route) => {
    if (route.request().resourceType() !== "fetch") return route.fallback();
    failing.asked += 1;
    return route.fulfill(down);
  });
  return failing;
}

/** Ten nuts in the cart of somebody at a site of their own, whom failures of the server do not surprise. */
async function withNuts(browser: Browser, username: string): Promise<Visitor> {
  const visitor = await openVisitor(browser, await openSite("embedded"));
  visitor.expectRefusal(500);
  await visitor.signIn(username, "/shop/i/NUT-M8-NY");
  await visitor.page.getByLabel("Quantity").fill("10");
  await visitor.page.getByRole("button", { name: "Add NUT-M8-NY to the cart" }).click();
  await visitor.page.getByText("10 EA of NUT-M8-NY added to the cart.").waitFor();
  return visitor;
}

describe("what stands while the server fails", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("keeps the lines of a cart that cannot be read anew, says so, and asks again", async () => {
    const visitor = await withNuts(browser, "dana");
    const { page } = visitor;
    await visitor.open("/shop/cart");
    await rowsOf(visitor, "Cart").first().waitFor();
    await visitor.traffic.atRest();
    const reading = await failReading(page, /\/cart-line\/\d+(\?|$)/);
    const quantity = page.getByRole("textbox", { name: "Quantity of NUT-M8-NY" });
    await quantity.fill("25");
    await quantity.press("Enter");
    await page.getByText(notRead).waitFor();
    expect(await rowsOf(visitor, "Cart").count()).toBe(1);
    expect(await quantity.inputValue()).toBe("25");
    expect(await visitor.findings("a cart that could not be read anew")).toEqual([]);
    await reading.answers();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(notRead).waitFor({ state: "detached" });
    expect(await quantity.inputValue()).toBe("25");
    await visitor.close();
  });

  it("says that a change waits for the network, until it is stored", async () => {
    const visitor = await withNuts(browser, "dana");
    const { page } = visitor;
    await visitor.open("/shop/cart");
    await rowsOf(visitor, "Cart").first().waitFor();
    await visitor.traffic.atRest();
    await cutNetwork(page);
    const quantity = page.getByRole("textbox", { name: "Quantity of NUT-M8-NY" });
    await quantity.fill("25");
    await quantity.press("Enter");
    const waits = page.getByText("You are offline: what you change is stored", { exact: false });
    await waits.waitFor();
    await restoreNetwork(page);
    await waits.waitFor({ state: "detached" });
    await visitor.traffic.atRest();
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe("25");
    await visitor.close();
  });

  it("asks once for orders that cannot be read, not as often as it can", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    visitor.expectRefusal(500);
    await visitor.signIn("dana");
    const reading = await failReading(page, /\/customer\/\d+\/orders\?/);
    await visitor.load("/shop");
    await expect.poll(() => page.getByRole("button", { name: "Try again" }).count()).toBe(2);
    await visitor.traffic.atRest();
    expect(reading.asked).toBeLessThan(4);
    await reading.answers();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await page.getByRole("table", { name: "Recent orders" }).waitFor();
    await visitor.close();
  });

  it("checks out where the ship-tos cannot be read, and keeps what is entered while they are asked for again", async () => {
    const visitor = await withNuts(browser, "amir");
    const { page } = visitor;
    await visitor.open("/shop/cart");
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByLabel(/Purchase order number/).waitFor();
    const reading = await failReading(page, /\/ship-to\?/);
    await page.reload();
    const poNumber = page.getByLabel(/Purchase order number/);
    await poNumber.fill("PO-STANDS");
    await page.getByText(notRead).waitFor();
    await visitor.traffic.atRest();
    expect(reading.asked).toBeLessThan(5);
    await reading.answers();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("radio", { name: /Plant Dayton/ }).waitFor();
    expect(await poNumber.inputValue()).toBe("PO-STANDS");
    await visitor.close();
  });

  it("takes a list into the cart whose prices cannot be read, and refuses a code that was scanned as a quantity", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    visitor.expectRefusal(500);
    await visitor.signIn("dana");
    await failReading(page, /\/price-engine\/batch/);
    await visitor.open("/shop/quick-order");
    await page.getByRole("textbox", { name: "Lines" }).focus();
    await paste(page, "HB-M8-40\t2\tBX\nNUT-M8-NY\t4006381333931");
    const rows = rowsOf(visitor, "Quick order");
    await rows
      .last()
      .getByText("“4006381333931” is no quantity above 0 up to 9,999,999.")
      .locator("visible=true")
      .waitFor();
    await rows.first().getByRole("cell", { name: "–", exact: true }).waitFor();
    await page.getByText(notRead).waitFor();
    await page.getByRole("button", { name: "Set it aside" }).click();
    await page.getByRole("button", { name: "Add 1 line" }).click();
    await page.getByRole("heading", { name: "Cart" }).waitFor();
    await rowsOf(visitor, "Cart").filter({ hasText: "HB-M8-40" }).waitFor();
    await visitor.close();
  });
});
