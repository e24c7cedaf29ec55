import type { Page, Request, Route } from "playwright-core";
import { watchTraffic } from "./traffic.ts";

/** The scripts of a page that are held back. */
export interface HeldScripts {
  /**
   * The scripts that a page waits for before something stands, wave by wave: they are held back until it asks for nothing
   * else, and then come all together. No times are looked at.
   */
  wavesUntil(stands: () => Promise<boolean>): Promise<readonly (readonly string[])[]>;
}

const scripts = /\/assets\/[^/]+\.js$/;

const nameOf = (route: Route) => route.request().url().split("/").at(-1) ?? "";

/**
 * Holds back the scripts of a page from now on.
 *
 * @param own - Those that the page itself names, which come as they are asked for: without them it paints nothing.
 */
export async function holdScripts(page: Page, own: readonly string[] = []): Promise<HeldScripts> {
  let held: Route[] = [];
  const isHeld = (url: URL) => scripts.test(url.pathname) && !own.includes(url.pathname);
  const traffic = watchTraffic(page, (request) => !isHeld(new URL(request.url())));
  await page.route(isHeld, (route) => void held.push(route));
  const letCome = async (wave: readonly Route[]): Promise<void> => {
    held = [];
    await Promise.all(wave.map((route) => route.continue()));
    await Promise.all(wave.map((route) => answered(route.request())));
  };
  const wavesUntil = async (stands: () => Promise<boolean>): Promise<readonly (readonly string[])[]> => {
    const waves: string[][] = [];
    for (;;) {
      // A busy machine takes its time between the coming of a script and what it asks for when it runs.
      const end = Date.now() + 30_000;
      do {
        await traffic.atRest();
        if (await stands()) return waves;
      } while (held.length === 0 && Date.now() < end);
      if (held.length === 0)
        throw new Error(`The page asks for nothing, and does not stand after: ${waves.join(" | ")}`);
      waves.push(held.map(nameOf));
      await letCome(held);
    }
  };
  return { wavesUntil };
}

/** The scripts that the page of an application names. */
export async function scriptsOfPage(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

async function answered(request: Request): Promise<void> {
  await (await request.response())?.finished();
}
