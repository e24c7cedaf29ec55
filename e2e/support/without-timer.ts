import type { Page } from "playwright-core";

/** Lets timers of this very length never end on the pages opened from now on: what they would end may take longer here. */
export async function withoutTimer(page: Page, length: number): Promise<void> {
  await page.addInitScript((never) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, time?: number) =>
      time === never ? 0 : wait(act, time)) as typeof setTimeout;
  }, length);
}
