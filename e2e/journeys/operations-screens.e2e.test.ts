import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive } from "../support/arrive.ts";
import { colorsInTurn, turn } from "../support/choice.ts";
import { type ColorScheme, findingsInColors } from "../support/findings-in-colors.ts";
import { openSite } from "../support/open-site.ts";
import type { Screen } from "../support/screens/screen.ts";
import { screens } from "../support/screens.ts";
import type { ServedSite } from "../support/shops.ts";
import { sticksOutAtWidths } from "../support/sticks-out.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** The fixture world has no ticket at the location that one works in at first. */
const ofOperations = screens.filter(({ area, name }) => area === "ops" && name !== "pick");
const users = [...new Set(ofOperations.map(({ user }) => user))];

/** Where operations are worked at: a desk, and a phone in a hand between the racks. */
const places: readonly (readonly [name: string, options: BrowserContextOptions, visit: number])[] = [
  ["a desk", {}, 0],
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 1],
];

/** What is wrong with a screen in these colours, and how many pixels stick out of its page, or of a table, to the side. */
async function faultsOf(visitor: Visitor, screen: Screen, colors: readonly ColorScheme[]): Promise<string[]> {
  await visitor.open(screen.path);
  await arrive(visitor, screen);
  const found = await findingsInColors(visitor, screen.name, colors);
  return [...found, ...(await sticksOutAtWidths(visitor)).map((fault) => `${screen.name}: ${fault}`)];
}

async function visitAs(visitor: Visitor, user: string, visit: number): Promise<string[]> {
  await visitor.signIn(user);
  const found: string[] = [];
  const shown = turn(ofOperations, visit, places.length).filter((each) => each.user === user);
  for (const [place, screen] of shown.entries()) found.push(...(await faultsOf(visitor, screen, colorsInTurn(place))));
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

  it.each(places)("is accessible, calm, and as wide as its window at %s", async (_name, options, visit) => {
    for (const user of users) {
      const visitor = await openVisitor(browser, site, options);
      expect(await visitAs(visitor, user ?? "", visit)).toEqual([]);
      await visitor.close();
    }
  });
});
