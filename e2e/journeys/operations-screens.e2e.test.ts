import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive } from "../support/arrive.ts";
import { openSite } from "../support/open-site.ts";
import { overflow } from "../support/overflow.ts";
import type { Screen } from "../support/screens/screen.ts";
import { screens } from "../support/screens.ts";
import type { ServedSite } from "../support/shops.ts";
import { type Traffic, watchTraffic } from "../support/traffic.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** The fixture world has no ticket at the location that one works in at first. */
const ofOperations = screens.filter(({ area, name }) => area === "ops" && name !== "pick");
const users = [...new Set(ofOperations.map(({ user }) => user))];

/** What is wrong with a screen in light and dark colours, and how many pixels stick out of its page to the side. */
async function faultsOf(visitor: Visitor, traffic: Traffic, screen: Screen): Promise<string[]> {
  const { page } = visitor;
  await visitor.open(screen.path);
  await arrive(page, traffic, screen);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await traffic.atRest();
    found.push(...(await visitor.findings(`${screen.name} in ${colorScheme} colours`)));
  }
  const out = await overflow(page);
  return out > 0 ? [...found, `${screen.name}: ${out} px stick out`] : found;
}

async function visitAs(visitor: Visitor, user: string): Promise<string[]> {
  const traffic = watchTraffic(visitor.page);
  await visitor.signIn(user);
  const found: string[] = [];
  for (const screen of ofOperations.filter((each) => each.user === user)) {
    found.push(...(await faultsOf(visitor, traffic, screen)));
  }
  return [...new Set(found)];
}

describe("every screen of operations", () => {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    browser = await openBrowser();
    site = await openSite("embedded");
  });
  afterAll(() => browser.close());

  it("is accessible, calm, and as wide as its window", async () => {
    for (const user of users) {
      const visitor = await openVisitor(browser, site);
      expect(await visitAs(visitor, user ?? "")).toEqual([]);
      await visitor.close();
    }
  });
});
