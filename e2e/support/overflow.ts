import type { Page } from "playwright-core";

/** By how many pixels anything sticks out of the page to the side. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
