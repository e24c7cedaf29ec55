import type { BrowserContext, Page } from "playwright-core";

/** The longest timer that is waited for, in milliseconds: as long as React holds back what a loaded part shows. */
const longest = 300;

interface TimerWindow extends Window {
  purveyTimers?: Map<number, Promise<void>>;
}

/** Notes every short timer of a page, from its first script on. */
export async function watchShortTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((most) => {
    const pending = new Map<number, Promise<void>>();
    (window as TimerWindow).purveyTimers = pending;
    const ends = new Map<number, () => void>();
    const end = (timer: number | undefined) => {
      if (timer === undefined) return;
      pending.delete(timer);
      ends.get(timer)?.();
      ends.delete(timer);
    };
    const [start, clear] = [window.setTimeout, window.clearTimeout];
    window.setTimeout = ((handler: TimerHandler, milliseconds = 0, ...inputs: unknown[]) => {
      if (typeof handler !== "function" || milliseconds > most) return start(handler, milliseconds, ...inputs);
      const timer = start(() => {
        try {
          handler(...inputs);
        } finally {
          end(timer);
        }
      }, milliseconds);
      pending.set(timer, new Promise((resolve) => ends.set(timer, resolve)));
      return timer;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((timer?: number) => {
      clear(timer);
      end(timer);
    }) as typeof window.clearTimeout;
  }, longest);
}

/**
 * Resolves when the short timers that run now are over. A search that waits for the end of typing, a part whose code
 * has come and that is shown a moment later: both ask for something then, while nothing is asked before.
 */
export async function shortTimersOver(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all((window as TimerWindow).purveyTimers?.values() ?? []).then(() => undefined));
}
