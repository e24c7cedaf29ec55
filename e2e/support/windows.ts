import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { watchLayoutShift } from "./layout-shift.ts";
import { watchShortTimers } from "./short-timers.ts";

/** How a window is: as a browser knows it, and whether anybody had it before. */
export interface WindowOptions extends BrowserContextOptions {
  /** Nobody had it before and nobody gets it after: for what depends on empty caches, or leaves a window changed. */
  readonly fresh?: true;
}

/** What a page can keep at its server's address. Caches of files stay: scripts are not read and compiled anew for each test. */
const kept = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";

/** The windows of a browser, by their options, that somebody has left. */
const left = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** A window with what is watched in all of its pages; one that somebody left holds nothing of theirs. */
export async function openWindow(browser: Browser, { fresh, ...options }: WindowOptions): Promise<BrowserContext> {
  const used = fresh ? undefined : leftLike(browser, options).pop();
  if (used) return used;
  const context = await browser.newContext(options);
  await watchLayoutShift(context);
  await watchShortTimers(context);
  return context;
}

/** Closes the pages of a window and forgets what they kept at these origins; the next one who asks for such a window gets it. */
export async function leaveWindow(
  browser: Browser,
  context: BrowserContext,
  { fresh, ...options }: WindowOptions,
  origins: readonly string[],
): Promise<void> {
  // A handler that still waits for an answer has nobody left to give it to.
  for (const each of context.pages()) await each.unrouteAll({ behavior: "ignoreErrors" });
  if (fresh) return context.close();
  const last = await context.newPage();
  for (const each of context.pages()) if (each !== last) await each.close();
  await context.setOffline(false);
  await context.clearCookies();
  const session = await context.newCDPSession(last);
  for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: kept });
  await last.close();
  leftLike(browser, options).push(context);
}

/** Closes the windows that nobody has left. */
export async function closeForgotten(browser: Browser): Promise<void> {
  const waiting = new Set([...(left.get(browser)?.values() ?? [])].flat());
  for (const context of browser.contexts()) if (!waiting.has(context)) await context.close();
}

function leftLike(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const windows = left.get(browser) ?? new Map<string, BrowserContext[]>();
  left.set(browser, windows);
  const key = JSON.stringify(options);
  const like = windows.get(key) ?? [];
  windows.set(key, like);
  return like;
}
