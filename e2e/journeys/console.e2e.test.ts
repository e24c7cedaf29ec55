import { createClient } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { commerce } from "@purvey/client/services/commerce";
import { content } from "@purvey/client/services/content";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { endAtFailure } from "../support/signed-in.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** The name of what has the focus, as somebody hears it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.textContent;
    const words = element?.matches("a, button") ? element.textContent : "";
    return element?.getAttribute("aria-label") ?? label ?? words ?? "";
  });
}

/** Presses a key until what has the focus fits; a loop that never comes there fails. */
async function goTo(page: Page, wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let count = 0; count < 90; count++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`90 times ${key} did not lead to ${wanted}; the focus is on "${await focused(page)}".`);
}

/** Fills in what has the focus. */
async function fill(page: Page, wanted: RegExp, text: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await goTo(page, wanted, key);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function signInByKeys({ page, site }: Visitor): Promise<void> {
  await page.goto(`${site.baseUrl}/sign-in?site=${site.site}`);
  await page.getByLabel("User name").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
  await page.keyboard.type("dev");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Passw0rd!demo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Explorer" }).waitFor();
}

/** A cart of dana's, as her own client makes it. */
async function cartOf({ baseUrl, site }: ServedSite): Promise<number> {
  const context = { siteId: site, baseUrl: `${baseUrl}/api/{service}` };
  const door = createClientOf({ content }, { ...context, jwt: () => undefined });
  const { id, token } = await door.content.users.verifyPassword({ username: "dana", password: "Passw0rd!demo" }).data;
  const api = createClientOf({ commerce }, { ...context, jwt: token ?? "" });
  return (await api.commerce.cartHdr.lookup({ userId: id, customerId: 100200 }).data).cartHdrUid;
}

const sentCalls = ({ calls }: Visitor) => calls.filter((call) => call.includes("/cart-line/"));
const answerText = (page: Page) => page.locator(".line-window").innerText();

/** J6.1: ⌘K, words, Enter. */
async function findByPalette({ page }: Visitor): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog", { name: "Go to, find, do" }).waitFor();
  await page.keyboard.type("add cart lines");
  const first = page.getByRole("dialog").getByRole("option").first();
  await expect
    .poll(() => first.innerText())
    .toMatch(/POST \/cart-line\/\{cartHdrUid\}\/add[\s\S]*[01]\.\d\d[\s\S]*path holds/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Send" }).waitFor();
  // The focus arrives with the screen; what is typed before belongs to nobody.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
}

/** J6.2: what does not fit is named with its path, and nothing leaves. */
async function sendWhatDoesNotFit(visitor: Visitor, cart: number): Promise<void> {
  const { page } = visitor;
  await fill(page, /^cartHdrUid/, String(cart));
  await page.keyboard.press("ControlOrMeta+Enter");
  const issues = page.locator(".issue-list");
  await expect.poll(() => issues.innerText()).toMatch(/lines.*(required|missing)|lines/i);
  await goTo(page, /^Add a line$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("lines 1 quantity");
  await page.keyboard.type("-1");
  // A number is judged while it is typed, before the field is left.
  await expect.poll(() => issues.innerText()).toContain("lines[0].quantity Expected at least 0, got -1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => focused(page)).toBe("lines 1 quantity");
  expect(sentCalls(visitor)).toEqual([]);
}

/** J6.3: form to JSON and back, then the call with its answer. */
async function sendALine(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await fill(page, /^lines 1 quantity$/, "2", "Shift+Tab");
  await fill(page, /^lines 1 itemId$/, "NUT-M8-NY");
  await goTo(page, /^Form$/, "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByLabel("Input as JSON").inputValue()).toContain('"itemId": "NUT-M8-NY"');
  await page.keyboard.press("ArrowLeft");
  expect(await page.getByLabel("lines 1 itemId").inputValue()).toBe("NUT-M8-NY");
  await expect.poll(() => page.locator(".issue-list").innerText()).toBe("The input fits the contract.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByRole("dialog", { name: /Change data/ }).waitFor();
  await goTo(page, /^Send it/);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".answer-figures").innerText()).toMatch(/200[\s\S]* ms[\s\S]* K?B/);
  await expect.poll(() => answerText(page)).toContain('"itemId": "NUT-M8-NY"');
  expect(sentCalls(visitor)).toHaveLength(1);
  await goTo(page, /^Parsed$/);
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.getByRole("region", { name: "Request", exact: true }).innerText())
    .toContain("authorization: Bearer •••");
}

/** J6.4: the TypeScript runs; the token is masked until it is asked for. */
async function copyCode({ page, site }: Visitor): Promise<string> {
  await goTo(page, /^TypeScript$/);
  const code = await page.getByRole("region", { name: "TypeScript" }).innerText();
  expect(code).toContain('jwt: "•••"');
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const curl = page.getByRole("region", { name: "Shell (curl)" });
  await expect.poll(() => curl.innerText()).toContain("authorization: Bearer •••");
  await goTo(page, /^Reveal the token$/);
  await page.keyboard.press("Enter");
  const token = /Bearer (ey[\w.-]+)/.exec(await curl.innerText())?.[1] ?? "";
  expect(token.length).toBeGreaterThan(40);
  await page.keyboard.press("Enter");
  const body = code.replace(/^import .*$/m, "").replace("•••", token);
  const run = new Function("createClient", "console", `return (async () => { ${body} })();`);
  // Who runs it as it stands sees what came.
  const written: { itemId: string; quantity: number }[][] = [];
  await run(createClient, { log: (data: (typeof written)[number]) => written.push(data) });
  const [lines = []] = written;
  expect(lines.find(({ itemId }) => itemId === "NUT-M8-NY")?.quantity).toBe(4);
  expect(code).toContain(`${site.baseUrl}/api/{service}`);
  return token;
}

/** J6.5: log, replay, difference; a reload keeps tabs and history, not the token. */
async function replayFromLog(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => sentCalls(visitor).length).toBe(2);
  await goTo(page, /^As sent$/, "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  const changed = page.getByRole("region", { name: "Compare" });
  await expect.poll(() => changed.innerText()).toMatch(/data\[0\]\.quantity\s+2\s+6/);
  expect(await changed.innerText()).not.toContain("itemId");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("log");
  await page.getByRole("dialog").getByRole("option", { name: "Log", exact: true }).waitFor();
  await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').innerText()).not.toBe("");
  while ((await page.locator('[role="option"][aria-selected="true"]').innerText()) !== "Log")
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: "/add" }).first();
  await expect.poll(() => row.innerText()).toContain("/dev/commerce/cartLine.add");
  await goTo(page, /POST.*\/add/);
  await page.keyboard.press("Enter");
  await page.getByLabel("lines 1 itemId").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.reload();
  await page.getByLabel("lines 1 itemId").waitFor();
  expect(await page.getByLabel("lines 1 itemId").inputValue()).toBe("NUT-M8-NY");
  expect(await page.getByRole("navigation", { name: "Open endpoints" }).innerText()).toContain("commerce.cartLine.add");
}

/** J6.6: read-only refuses what changes something, also a GET that does. */
async function turnOnReadOnly({ page, site }: Visitor): Promise<void> {
  await goTo(page, /^Read-only/);
  await page.keyboard.press("Space");
  await page.getByText("Read-only is on: this call changes data.").first().waitFor();
  await page.goto(`${site.baseUrl}/dev/legacy/orders.reset`);
  await page.getByText("This GET has side effects.").waitFor();
  expect(await page.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("true");
}

/** J6.7: 429 counts down, 503 with a window is told everywhere. */
async function provoke(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  visitor.expectRefusal(429);
  visitor.expectRefusal(503);
  await page.goto(`${site.baseUrl}/dev/errors`);
  await page.getByRole("heading", { name: "Errors" }).waitFor();
  await goTo(page, /^Provoke RATE_LIMIT_EXCEEDED$/);
  const button = page.getByRole("button", { name: "Provoke RATE_LIMIT_EXCEEDED" }).first();
  await page.keyboard.press("Enter");
  await expect.poll(() => button.innerText()).toMatch(/^[1-3] s/);
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => button.innerText()).toBe("Provoke");
  expect(await button.getAttribute("aria-disabled")).toBeNull();
  await goTo(page, /^Provoke SERVICE_UNAVAILABLE$/);
  await page.keyboard.press("Enter");
  await page.getByText(/Maintenance until/).waitFor();
}

/** J6.8: ten megabytes, searched to the end, while the page goes on. */
async function readTenMegabytes(visitor: Visitor): Promise<void> {
  const { page, site } = visitor;
  const data = Array.from({ length: 40_000 }, (_, id) => ({
    brandsUid: id + 1,
    brandsName: `Brand ${id}`,
    note: "x".repeat(200),
  }));
  data.push({ brandsUid: 40_001, brandsName: "The very last brand", note: "" });
  const body = JSON.stringify({ count: data.length, data, total: data.length });
  await page.route("**/api/items/brands?*", (route) => route.fulfill({ contentType: "application/json", body }));
  await page.goto(`${site.baseUrl}/dev/items/brands.list?input=eyJsaW1pdCI6MX0`);
  await page.getByRole("button", { name: "Send" }).waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ["longtask"],
    });
  });
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => page.locator(".answer-figures").innerText()).toMatch(/\b(9|10)(\.\d)? MB/);
  await expect.poll(() => answerText(page)).toContain('"brandsUid": 1,');
  // Parsed beside the page, and of 200,000 lines only those in sight are in it; the times are measured by bench:web.
  expect(
    page
      .workers()
      .map((worker) => worker.url())
      .filter((url) => url.includes("answer-worker")),
  ).toHaveLength(1);
  expect(await page.locator(".answer-line").count()).toBeLessThan(150);
  await goTo(page, /^Find in the answer$/);
  await page.keyboard.type("the very last brand");
  await page.keyboard.press("Enter");
  await expect.poll(() => answerText(page)).toContain("The very last brand");
  await page.getByText("1 of 1", { exact: true }).waitFor();
  expect(await page.locator(".answer-line").count()).toBeLessThan(150);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  // Ten times the budget: what froze the page would take seconds, a busy machine does not.
  expect(tasks.filter((milliseconds) => milliseconds > 2000)).toEqual([]);
  await page.unroute("**/api/items/brands?*");
}

describe("J6 by the keyboard alone: a developer", () => {
  let browser: Browser;
  let visitor: Visitor;
  let cart = 0;
  endAtFailure();
  beforeAll(async () => {
    browser = await openBrowser();
    const site = await openSite("embedded");
    cart = await cartOf(site);
    visitor = await openVisitor(browser, site);
  });
  afterAll(async () => {
    await visitor?.close();
    await browser?.close();
  });
  afterEach(() => expect(visitor.complaints).toEqual([]));

  it("finds a call", async () => {
    await signInByKeys(visitor);
    expect(await visitor.findings("explorer")).toEqual([]);
    await findByPalette(visitor);
  });

  it("tries it, and understands what does not fit", async () => {
    await sendWhatDoesNotFit(visitor, cart);
    await sendALine(visitor);
    expect(await visitor.findings("endpoint")).toEqual([]);
  });

  it("copies it, and sends it again from the log; no token is kept", async () => {
    const token = await copyCode(visitor);
    await replayFromLog(visitor);
    expect(await visitor.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  });

  it("only reads when that is chosen, and provokes errors", async () => {
    await turnOnReadOnly(visitor);
    await provoke(visitor);
    expect(await visitor.findings("errors")).toEqual([]);
  });

  it("reads ten megabytes", () => readTenMegabytes(visitor));
});
