import type { Page } from "playwright-core";

/** What goes when a page's network comes back. */
const cut = new WeakMap<Page, { dispose(): Promise<void> }>();

/** Cuts a page's network. What is loaded meanwhile knows of it too, which Chromium's emulation leaves out. */
export async function cutNetwork(page: Page): Promise<void> {
  const pretended = await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
  cut.set(page, pretended);
  await page.context().setOffline(true);
}

/** Gives a page its network back, and tells it so. */
export async function restoreNetwork(page: Page): Promise<void> {
  await cut.get(page)?.dispose();
  await page.context().setOffline(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  });
}
