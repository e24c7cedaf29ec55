import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { describeVisits } from "../support/describe-visits.ts";
import { openSite } from "../support/open-site.ts";
import { phone } from "../support/phone.ts";
import { deskAndPhone } from "../support/runs.ts";
import { screens } from "../support/screens.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";
import { withoutTimer } from "../support/without-timer.ts";

/** The console's screens in every state that is worth a look. */
const shown = screens.filter(({ area }) => area === "dev");

/** A token of a user, as a program gets one. */
async function tokenOf({ baseUrl, site }: ServedSite, username: string): Promise<string> {
  const context = { siteId: site, jwt: async () => undefined, baseUrl: `${baseUrl}/api/{service}` };
  const client = createClientOf({ content }, context);
  const { token } = await client.content.users.verifyPassword({ username, password: "Passw0rd!demo" }).data;
  if (!token) throw new Error(`${username} got no token.`);
  return token;
}

/** Sends a form that is far longer than the window from its end: what sends it and what comes of it stay in sight. */
async function sendFromBelow(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open("/dev/commerce/checkout.prophet21Hdr.create");
  await page.getByRole("button", { name: "Fill in an example" }).click();
  await page.getByText("The input fits the contract.").waitFor();
  const field = page.getByRole("textbox", { name: /^shipToCity/ }).last();
  await field.focus();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  const bottomOf = async (one: Locator) => {
    const { y = -1, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  const send = page.getByRole("button", { name: "Send", exact: true });
  expect(await bottomOf(send)).toBeLessThan(900);
  expect(await bottomOf(field)).toBeLessThan((await send.boundingBox())?.y ?? 0);
  visitor.expectRefusal(404);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: /^Send it, and do not ask/ }).click();
  const figures = page.locator(".answer-figures");
  await figures.getByText("404").waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  expect(await bottomOf(figures)).toBeGreaterThan(48);
  expect(await bottomOf(figures)).toBeLessThan(900);
}

/** Sends what never answers, and does not wait for it. */
async function giveUp({ page }: Visitor): Promise<void> {
  const silent = /\/api\/items\/brands\//;
  await page.route(silent, () => undefined);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Do not wait" }).click();
  await expect.poll(() => page.locator(".answer-figures").innerText()).toMatch(/No answer\s+Time\s+[1-9][\d,]* ms/);
  await page.getByText("was aborted by its caller").waitFor();
  await page.getByText("Nothing came that could be looked at.").waitFor();
  await page.unroute(silent);
}

/** Stores calls as the console does, in the page. */
async function storeCalls(count: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("purvey-console");
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction("history", "readwrite");
  for (let number = 1; number <= count; number++)
    transaction.objectStore("history").put({
      ...{ key: `call-${number}`, at: Date.now() + number, endpoint: "items.brands.list", siteId: "demo" },
      ...{ method: "GET", url: `/api/items/brands?limit=${number}`, screen: "/dev/items/brands.list" },
      ...{ input: {}, status: 200, milliseconds: 1, requestId: undefined, answer: "{}" },
    });
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  database.close();
}

/** From a line of a log to its endpoint, and from an answer to what its code means. */
async function findWhatWasPasted({ page }: Visitor): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Go to, find, do" });
  const paste = async (text: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await dialog.getByRole("combobox").fill(text);
  };
  const first = dialog.getByRole("option").first();
  await paste("GET /api/customers/customer/100200/orders?limit=20 200 34ms");
  await expect.poll(() => first.innerText()).toMatch(/^GET \/customer\/\{customerId\}\/orders\s[\s\S]*is the path/);
  await dialog.getByRole("combobox").fill("brandsName");
  await expect.poll(() => first.innerText()).toContain("it takes brandsName");
  await page.keyboard.press("Escape");
  await paste('{"code":"RESOURCE_NOT_FOUND","message":"There is no brand 9."}');
  await expect.poll(() => first.innerText()).toContain("What RESOURCE_NOT_FOUND means");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dev\/errors\?q=RESOURCE_NOT_FOUND/);
  await expect.poll(() => page.locator("tbody tr[data-row]").count()).toBe(1);
}

describe("every screen of the console", () => {
  describeVisits(
    deskAndPhone.map(([at, options, visit]) => ({
      ...{ at, options, user: "dev", refusal: 400 },
      shown: turn(shown, visit, deskAndPhone.length),
    })),
  );
});

describe("the console", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("leads from screen to screen on a phone", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), phone);
    await visitor.signIn("dev");
    const links = visitor.page.getByRole("navigation", { name: "Screens of the console" });
    await visitor.open("/dev/health");
    await links.getByRole("link", { name: "Errors" }).click();
    await visitor.page.getByRole("heading", { level: 1, name: "Errors" }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("compares two answers in the log, finds a call by its words, and clears the log with a way back", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dev", "/dev/items/brands.list");
    const compared = shown.find(({ name }) => name === "log-compared");
    await compared?.reach?.(page);
    const dialog = page.getByRole("dialog", { name: "Difference of two answers" });
    expect(await dialog.innerText()).toMatch(/Earlier\s+GET \/api\/items\/brands\?limit=1[\s\S]*Later\s+GET .*limit=2/);
    expect(await dialog.getByRole("row").filter({ hasText: "data[1]" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByLabel("Path, endpoint, request id").fill("brands limit=1");
    await page.waitForURL(/q=brands/);
    await expect.poll(() => page.locator("tbody tr[data-row]").count()).toBe(1);
    await page.getByLabel("Path, endpoint, request id").fill("");
    await page.getByRole("button", { name: "Clear the log" }).click();
    await page.getByText("No call fits.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "/api/items/brands?limit=1" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "/api/items/brands?limit=1" }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("has a long log back after a reload in the very moment in which the clearing was undone", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dev", "/dev/log");
    await page.evaluate(storeCalls, 150);
    await visitor.load("/dev/log");
    const last = page.getByRole("link", { name: "/api/items/brands?limit=150" });
    await last.waitFor();
    await page.getByRole("button", { name: "Clear the log" }).click();
    await page.getByText("No call fits.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.reload();
    await last.waitFor();
    expect(await page.locator("main").getByRole("status").first().innerText()).toMatch(/^1[5-9]\d calls/);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("says which service is down, since when and why, and that it came back", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), { fresh: true });
    const { page } = visitor;
    await visitor.signIn("dev");
    await page.clock.install();
    await visitor.open("/dev/health");
    const head = page.locator("main").getByRole("status").first();
    await expect.poll(() => head.innerText()).toContain("24 of 24 services");
    const tax = page.getByRole("row", { name: /^Tax / });
    expect(await tax.innerText()).toMatch(/Works\s+before /);
    const check = /\/api\/tax\/health-check/;
    visitor.expectRefusal(503);
    const refusal = { code: "SERVICE_UNAVAILABLE", message: "The database does not answer.", details: {} };
    await page.route(check, (route) => route.fulfill({ status: 503, json: refusal }));
    await page.getByRole("button", { name: "Ask now" }).click();
    await expect.poll(() => head.innerText()).toContain("23 of 24 services");
    expect(await tax.innerText()).toMatch(/Does not answer\s+\d[\s\S]*The database does not answer\./);
    await page.unroute(check);
    // Nobody asks: the page does it by itself when its time has come.
    await page.clock.fastForward(60_000);
    await expect.poll(() => head.innerText()).toContain("24 of 24 services");
    expect(await tax.innerText()).toMatch(/Works\s+\d[\s\S]*Did not work from \d.* to \d/);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("calls with a token that was put in, and says whose it is and what they lack", async () => {
    const site = await openSite("embedded");
    const visitor = await openVisitor(browser, site);
    const { page } = visitor;
    const token = await tokenOf(site, "dana");
    await visitor.signIn("dev", "/dev/items/brands.delete");
    const head = page.locator(".page-head");
    await page.getByRole("button", { name: "Context" }).click();
    const dialog = page.getByRole("dialog", { name: "Context" });
    const put = (text: string) => dialog.getByLabel("Token", { exact: true }).fill(text);
    await put("nonsense");
    await dialog.getByText("This is no token").waitFor();
    await put(`Bearer ${token}`);
    await dialog.getByText(/^Speaks for dana on the site \w+, until /).waitFor();
    await dialog.getByLabel("Site", { exact: true }).fill("elsewhere");
    await dialog.getByText(/calls go to elsewhere\. They are refused\./).waitFor();
    await dialog.getByLabel("Site", { exact: true }).fill("");
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("dana lacks it, whose token the context holds").waitFor();
    expect(await head.innerText()).not.toContain("you have it");
    await visitor.close();
  });

  it("fills in an example with a record that the site has, so that it can be sent", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dev", "/dev/items/brands.get");
    const id = page.getByRole("textbox", { name: /^id/ });
    await id.fill("abc");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("1 place does not fit the contract").waitFor();
    // One sentence at the field, about what stands in it.
    expect(await page.locator(".field-error:visible").allInnerTexts()).toEqual([
      expect.stringContaining("abc is not a number"),
    ]);
    await page.getByRole("button", { name: "Fill in an example" }).click();
    await page.getByText("The input fits the contract.").waitFor();
    await expect.poll(() => id.inputValue()).toMatch(/^\d+$/);
    expect(await id.inputValue()).not.toBe("1001");
    await page.getByRole("tab", { name: "JSON" }).click();
    const json = page.getByLabel("Input as JSON");
    const written = await json.inputValue();
    for (const wrong of ['{"id": ', "[1]"]) {
      await json.fill(wrong);
      await page.getByRole("alert").filter({ hasText: "Correct it first" }).waitFor();
      expect(await page.getByText("The input fits the contract.").count()).toBe(0);
    }
    await json.fill(written);
    await page.getByRole("tab", { name: "Form" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect.poll(() => page.locator(".answer-figures").innerText()).toMatch(/200/);
    await page.getByText('"brandsName"').waitFor();
    await giveUp(visitor);
    await findWhatWasPasted(visitor);
    await sendFromBelow(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("asks at its second loading for its data before its script has come, and once", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    const { page } = visitor;
    await visitor.signIn("dana");
    // What a screen asks for in its first five seconds is kept, which may pass on a busy machine before its rows are there.
    const keptReads = async () => {
      await visitor.load("/shop/orders");
      await page.locator("tbody tr[data-row]").first().waitFor();
      return page.evaluate(() => sessionStorage.getItem("purvey.firstReads"));
    };
    await expect.poll(keptReads).toContain("/orders?");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // What is read early is kept for five seconds, in which a busy machine may not come to the screen.
    await withoutTimer(page, 5000);
    await page.reload();
    await page.locator("tbody tr[data-row]").first().waitFor();
    const script = asked.findIndex((path) => /\/orders-screen-/.test(path));
    const orders = asked.flatMap((path, place) => (/\/customer\/\d+\/orders$/.test(path) ? [place] : []));
    expect(orders).toHaveLength(1);
    expect(orders[0]).toBeLessThan(script);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
