import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutNetwork, restoreNetwork } from "../support/network.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { rowsOf } from "./order-steps.ts";

/** Somebody with ten nuts in the cart. */
async function withNuts(browser: Browser): Promise<Visitor> {
  const visitor = await openVisitor(browser, await openSite("embedded"));
  await visitor.signIn("dana", "/shop/i/NUT-M8-NY");
  await visitor.page.getByLabel("Quantity").fill("10");
  await visitor.page.getByRole("button", { name: "Add NUT-M8-NY to the cart" }).click();
  await visitor.page.getByText("10 EA of NUT-M8-NY added to the cart.").waitFor();
  await visitor.page.keyboard.press("c");
  await rowsOf(visitor, "Cart").first().waitFor();
  return visitor;
}

describe("when something goes wrong", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("a change of quantity that the server refuses is shown at once, taken back and said", async () => {
    const visitor = await withNuts(browser);
    const { page } = visitor;
    visitor.expectRefusal(503);
    const held: (() => void)[] = [];
    await page.route("**/cart-line/*/update", async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 503, json: { error: "SERVICE_UNAVAILABLE", message: "Down for a moment." } });
    });
    const quantity = page.getByRole("textbox", { name: "Quantity of NUT-M8-NY" });
    await quantity.fill("25");
    await quantity.press("Enter");
    await page.getByRole("cell", { name: "$3.25" }).waitFor();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await page.getByText(/Your change to NUT-M8-NY was not stored/).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe("10");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("a card that the order refuses is said where another one is entered, and beside the button", async () => {
    const visitor = await withNuts(browser);
    const { page } = visitor;
    visitor.expectRefusal(422);
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByLabel(/Purchase order number/).fill("PO-CARD");
    const message = "The card Visa ending in 1111 expired at the end of 9/2021. Enter another card.";
    await page.route("**/prophet21-hdr", (route) =>
      route.fulfill({
        status: 422,
        json: { error: "BUSINESS_RULE_VIOLATION", message, details: { field: "paymentAccount" } },
      }),
    );
    await page.getByRole("button", { name: "Place order" }).click();
    await expect.poll(() => page.getByText(message).count()).toBe(2);
    expect(await page.getByLabel(/Purchase order number/).inputValue()).toBe("PO-CARD");
    await page.unroute("**/prophet21-hdr");
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    await visitor.close();
  });

  it("an answer that gets lost after the order was created leads to that order, not to a second one", async () => {
    const visitor = await withNuts(browser);
    const { page } = visitor;
    let lost = 0;
    await page.route("**/prophet21-hdr", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByLabel(/Purchase order number/).fill("PO-LOST");
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("heading", { name: /^Order \d+ is placed$/ }).waitFor();
    expect(lost).toBe(1);
    await visitor.open("/shop/orders?q=PO-LOST");
    await page.getByRole("status").filter({ hasText: "1 order" }).waitFor();
    expect(await rowsOf(visitor, "Orders").count()).toBe(1);
    await visitor.close();
  });

  it("a part of the page that cannot be read says whose matter it is, with the request, and asks again", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    visitor.expectRefusal(500);
    await visitor.signIn("dana");
    await page.route("**/customer/*/orders?*", (route) =>
      route.fulfill({
        status: 500,
        headers: { "x-request-id": "r-77" },
        json: { error: "INTERNAL_ERROR", message: "The database does not answer.", requestId: "r-77" },
      }),
    );
    await visitor.open("/shop/orders");
    await page.getByText("The database does not answer.").waitFor({ timeout: 30_000 });
    await page.getByText("A service did not do its part").waitFor();
    expect(await visitor.findings("failure")).toEqual([]);
    await page.unroute("**/customer/*/orders?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await rowsOf(visitor, "Orders").first().waitFor();
    await visitor.close();
  });

  // In a fresh window: scripts that a window has kept come without a network.
  it("words that no part has together lead to parts with some; a search and a screen without a network say so", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { fresh: true });
    const { page } = visitor;
    await visitor.signIn("dana");
    const box = page.getByRole("combobox", { name: "Search parts" });
    await box.fill("gloves large nitril");
    await page.getByText("With some of the words:").waitFor();
    await page.getByRole("option", { name: "GLV-NIT-L" }).waitFor();
    await box.press("Enter");
    await page.getByText("Parts with some of these words; those with most of them come first.").waitFor();
    await rowsOf(visitor, "Results").first().getByRole("link", { name: "GLV-NIT-L", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /GLV-NIT-L/ }).waitFor();
    await box.fill("bolt");
    await page.getByRole("option", { name: "HB-M8-40" }).waitFor();
    await box.press("Enter");
    await page.getByRole("heading", { level: 1, name: "bolt" }).waitFor();
    await visitor.traffic.atRest();
    await cutNetwork(page);
    await box.fill("nitrile");
    await page.getByText("You are offline.").waitFor();
    await box.press("Enter");
    await page.getByText("You are offline, and “nitrile” was not searched before.").waitFor();
    expect(await page.locator("#main").getByRole("link", { name: "HB-M8-40" }).count()).toBe(0);
    await page.locator("#main").getByRole("link", { name: "GLV-NIT-L", exact: true }).waitFor();
    await restoreNetwork(page);
    await rowsOf(visitor, "Results").filter({ hasText: "GLV-NIT-L" }).waitFor();
    await visitor.traffic.atRest();
    // A screen whose script never came says so in its place; the page is not loaded anew, which would be the browser's own.
    await cutNetwork(page);
    await page.getByRole("link", { name: "Orders" }).click();
    await page.locator("#main").getByText("The server cannot be reached.").waitFor();
    await restoreNetwork(page);
    await page.locator("#main").getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
    await visitor.close();
  });

  it("a ship-to without a postal code says so at the checkout and leads to the field where it is missing", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("amir");
    await page.route("**/customer/*/ship-to*", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { shipToName: string; postalCode: string | null }[] };
      for (const shipTo of answer.data) if (shipTo.shipToName === "Plant Dayton") shipTo.postalCode = null;
      await route.fulfill({ response, json: answer });
    });
    await visitor.load("/shop/i/NUT-M8-NY");
    await page.getByLabel("Quantity").fill("10");
    await page.getByRole("button", { name: "Add NUT-M8-NY to the cart" }).click();
    await page.getByText("10 EA of NUT-M8-NY added to the cart.").waitFor();
    await page.keyboard.press("c");
    await page.getByRole("button", { name: "Check out" }).click();
    await page.getByRole("radio", { name: /Plant Dayton/ }).check();
    await page.getByText("Plant Dayton has no postal code:", { exact: false }).waitFor();
    await visitor.traffic.atRest();
    expect(await visitor.findings("a ship-to without a postal code")).toEqual([]);
    await page.getByRole("link", { name: "Add the address with its postal code" }).click();
    const address = page.getByRole("dialog", { name: "Add a ship-to" });
    await address.locator("[name=postalCode]:focus").waitFor();
    expect(await address.getByLabel("City").inputValue()).toBe("Dayton");
    await address.getByLabel("Postal code").fill("45404");
    await address.getByRole("button", { name: "Check the address" }).click();
    await address.getByRole("button", { name: "Add this address" }).click();
    await page.getByText("Plant Dayton is added.").waitFor();
    await address.waitFor({ state: "detached" });
    await visitor.close();
  });

  it("an account whose addresses and allowance cannot be read says so, and asks again", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    visitor.expectRefusal(500);
    let down = true;
    await page.route(/\/(ship-to|web-allowance)(\?|$)/, (route) =>
      down
        ? route.fulfill({ status: 500, json: { error: "INTERNAL_ERROR", message: "Something broke." } })
        : route.continue(),
    );
    await visitor.load("/shop/account");
    await expect.poll(() => page.getByRole("button", { name: "Try again" }).count()).toBe(2);
    await page.getByRole("heading", { name: "What Dana Whitfield may do" }).waitFor();
    down = false;
    await page.getByRole("button", { name: "Try again" }).first().click();
    await page.getByText("What goes beyond needs an approval.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("#main").getByText("905 Keowee Street, Dayton, OH 45404").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("refuses a quantity that is no multiple, and offers those that are", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana", "/shop/i/HB-M8-40");
    await page.getByLabel("Unit").selectOption("EA");
    await page.getByLabel("Quantity").fill("150");
    await page.getByLabel("Quantity").blur();
    await page.getByText("150 EA is not a multiple of 100 EA.").waitFor();
    await page.getByRole("button", { name: "200" }).click();
    await page.getByText("150 EA is not a multiple").waitFor({ state: "detached" });
    expect(await page.getByLabel("Quantity").inputValue()).toBe("200");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
