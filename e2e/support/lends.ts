import type { Page } from "playwright-core";

/** Waits until a new tab of the browser can ask this page who is signed in: it offers that once its screen has settled. */
export async function lends(page: Page): Promise<void> {
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === "purvey.session"),
  );
}
