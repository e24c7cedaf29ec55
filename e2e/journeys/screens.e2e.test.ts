import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../support/choice.ts";
import { describeVisits } from "../support/describe-visits.ts";
import { openSite } from "../support/open-site.ts";
import { deskAndPhone } from "../support/runs.ts";
import { screens } from "../support/screens.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

/** A shopper's screens as they open. */
const shown = screens.filter(({ area, user, reach }) => area === "shop" && user === "dana" && !reach);

describe("every screen", () => {
  describeVisits(
    deskAndPhone.map(([at, options, visit]) => ({
      ...{ at, options, user: "dana", refusal: 404 },
      shown: turn(shown, visit, deskAndPhone.length),
    })),
  );
});

describe("the shop", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("leads from an item that is no longer made to the one that takes its place", async () => {
    const visitor = await openVisitor(browser, await openSite("embedded"));
    await visitor.signIn("dana", "/shop/i/SEAL-XT");
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
