import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import { overflow } from "../support/overflow.ts";
import { phone } from "../support/phone.ts";
import { screens } from "../support/screens.ts";
import { openBrowser, openVisitor, type Visitor } from "../support/visitor.ts";

/** A shopper's screens as they open. */
const shown = screens.filter(({ area, user, reach }) => area === "shop" && user === "dana" && !reach);

async function visitAll(visitor: Visitor): Promise<string[]> {
  visitor.expectRefusal(404);
  await visitor.signIn("dana");
  const found: string[] = [];
  for (const { path, heading } of shown) {
    await visitor.open(path);
    await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await visitor.traffic.atRest();
    found.push(...(await visitor.findings(path)));
  }
  return [...new Set(found)];
}

describe("every screen", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(["light", "dark"] as const)(
    "is accessible, calm and without complaint in %s colours",
    async (colorScheme) => {
      const visitor = await openVisitor(browser, await openSite("embedded"), { colorScheme });
      expect(await visitAll(visitor)).toEqual([]);
      await visitor.close();
    },
  );

  it("is the same on a phone, where nothing sticks out", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"), phone);
    expect(await visitAll(visitor)).toEqual([]);
    for (const { path, heading } of shown) {
      await visitor.open(path);
      await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await visitor.traffic.atRest();
      expect([path, await overflow(visitor.page)]).toEqual([path, 0]);
    }
    await visitor.close();
  });

  it("leads from an item that is no longer made to the one that takes its place", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    await visitor.signIn("dana");
    await visitor.open("/shop/i/SEAL-XT");
    await visitor.page.getByRole("link", { name: "See SEAL-XT2" }).click();
    await visitor.page.getByRole("heading", { name: /^SEAL-XT2/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("shows staff without a customer the catalogue, and no prices, cart or orders", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    await visitor.signIn("ada");
    const areas = visitor.page.getByRole("navigation", { name: "Areas" });
    await areas.getByRole("link", { name: "Shop" }).waitFor();
    expect((await areas.getByRole("link").allTextContents()).slice(0, 3)).toEqual([
      "Shop",
      "Operations",
      "Administration",
    ]);
    await visitor.open("/shop/search?q=bolt");
    await visitor.page.getByRole("link", { name: "HB-M8-40" }).waitFor();
    expect(await visitor.page.getByRole("columnheader", { name: /price/i }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
