import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { openSite } from "../support/open-site.ts";
import { holdScripts, scriptsOfPage } from "../support/script-waves.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Somebody at the first screen of their area, in a window where no worker brings scripts beside the page. */
async function signedIn(user: string): Promise<Visitor> {
  const visitor = await openVisitor(browser, await openSite("embedded"), { serviceWorkers: "block", fresh: true });
  await visitor.signIn(user);
  await visitor.traffic.atRest();
  return visitor;
}

const headingOf =
  ({ page }: Visitor, name: RegExp | string) =>
  () =>
    page.locator("#main").getByRole("heading", { level: 1, name }).isVisible();

/** In turn each area is in one of the two lists, be it visited or changed to. */
const visits: readonly [user: string, path: string, heading: string | RegExp][] = [
  ["dana", "/shop", "Shop"],
  ["dana", "/shop/i/HB-M8-40", /HB-M8-40/],
  ["dana", "/shop/invoices", "Invoices"],
  ["walt", "/ops/vmi/1/count", /Count/],
  ["rita", "/ops/receiving/900003", /900003/],
  ["ada", "/admin/prices", "Prices"],
  ["dev", "/dev/log", "Log"],
];

const changes: readonly [user: string, link: string][] = [
  ["dana", "Invoices"],
  ["dana", "Quick order"],
  ["rita", "Receiving"],
  ["ada", "Prices"],
  ["dev", "Log"],
];

describe("a first visit", () => {
  it.each(turn(visits, 0, 2))(
    "of %s to %s waits once for scripts beside the page's own",
    async (user, path, heading) => {
      const visitor = await signedIn(user);
      const own = await scriptsOfPage(visitor.site.baseUrl + path);
      expect(own.length).toBeGreaterThan(2);
      const scripts = await holdScripts(visitor.page, own);
      await visitor.page.goto(visitor.site.baseUrl + path, { waitUntil: "commit" });
      const waves = await scripts.wavesUntil(headingOf(visitor, heading));
      expect(waves, waves.join(" | ")).toHaveLength(1);
      await visitor.close();
    },
  );
});

describe("a first change of screen", () => {
  it.each(turn(changes, 1, 2))("of %s to %s waits once for scripts", async (user, name) => {
    const visitor = await signedIn(user);
    const scripts = await holdScripts(visitor.page);
    await visitor.page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    const waves = await scripts.wavesUntil(headingOf(visitor, name));
    expect(waves, waves.join(" | ")).toHaveLength(1);
    await visitor.close();
  });
});
