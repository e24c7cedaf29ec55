import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { type AnswerOrder, holdAnswers } from "../support/late-answers.ts";
import { openSite } from "../support/open-site.ts";
import { phone } from "../support/phone.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** A motor in the cart and the way to its checkout. */
async function checkout(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await visitor.open("/shop/i/MTR-075");
  await page.getByRole("button", { name: "Add MTR-075 to the cart" }).click();
  await page.getByText("1 EA of MTR-075 added to the cart.").waitFor();
  await visitor.open("/shop/cart");
  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await visitor.traffic.atRest();
  return new URL(page.url()).pathname;
}

/** What is wrong with a screen each time that some of its answers are still on their way. */
async function faultsMeanwhile(visitor: Visitor, path: string, next: AnswerOrder): Promise<string[]> {
  const answers = await holdAnswers(visitor.page, next);
  await visitor.load(path);
  const found: string[] = [];
  let reads = 0;
  do {
    await answers.atRest();
    found.push(...(await visitor.findings(`${path} after ${reads++} answers`)));
  } while (await answers.release());
  await answers.end();
  // The page itself asks for something, and what it shows follows from that.
  if (reads < 3) found.push(`${path} was there after ${reads} looks: its answers were not held.`);
  return found;
}

/** Screens that ask for much, each with the way to its path. */
const ways: readonly ((visitor: Visitor) => Promise<string>)[] = [
  checkout,
  async () => "/shop/cart",
  async () => "/shop/search?q=bolt",
  async () => "/shop/i/HB-M8-40",
  async () => "/shop/account",
];

describe("a screen whose answers come one after another", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { at: "a desk", options: {}, next: "the first asked for", visit: 0 },
    { at: "a phone", options: phone, next: "the first asked for", visit: 1 },
    { at: "a phone", options: phone, next: "the last asked for", visit: 2 },
  ] as const)("is accessible and calm meanwhile at $at, $next first", async ({ options, next, visit }) => {
    // What the application keeps of itself would answer some calls without the network.
    const visitor = await openVisitor(browser, await openSite("embedded"), { ...options, serviceWorkers: "block" });
    await visitor.signIn("dana");
    const found: string[] = [];
    for (const way of turn(ways, visit, 3)) found.push(...(await faultsMeanwhile(visitor, await way(visitor), next)));
    expect(found).toEqual([]);
    await visitor.close();
  });
});
