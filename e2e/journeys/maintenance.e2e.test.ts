import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../support/call-as.ts";
import { openSite } from "../support/open-site.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19).replace("T", " ");

describe("maintenance", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it("is told to who shops, in words and until when, and is over once an administrator has ended it", async () => {
    const site = await openSite("embedded");
    const settingValue = { start: inMinutes(-5), end: inMinutes(45) };
    const maintenance = await callAs(site, "ada", "POST", "site/settings", {
      serviceName: "site",
      settingName: "maintenance",
      settingValue,
    });

    const shopper = await openVisitor(browser, site);
    shopper.expectRefusal(503);
    await shopper.signIn("dana");
    await shopper.page.getByText(/^Maintenance until/).waitFor();
    expect(shopper.complaints).toEqual([]);

    const guest = await openVisitor(browser, site, { locale: "de-DE", viewport: { width: 390, height: 844 } });
    guest.expectRefusal(503);
    await guest.open(`/shop/track?site=${site.site}&order=500003`);
    await guest.page.locator("input").last().fill("44870");
    await guest.page.keyboard.press("Enter");
    await guest.page.getByText(/^Der Dienst wird bis .* UTC gewartet/).waitFor();
    await guest.close();

    const ada = await openVisitor(browser, site);
    ada.expectRefusal(503);
    await ada.signIn("ada");
    await ada.page.getByText(/^Maintenance until/).waitFor();
    await ada.open("/admin/settings?service=site");
    await ada.page.getByText("maintenance", { exact: true }).waitFor();
    await ada.close();

    await callAs(site, "ada", "DELETE", `site/settings/${maintenance.settingsUid}`);
    await shopper.load("/shop/orders");
    await shopper.page.getByText("500001").first().waitFor();
    expect(await shopper.page.getByText(/^Maintenance until/).count()).toBe(0);
    await shopper.close();
  });
});
