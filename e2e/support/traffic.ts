import type { Page, Request } from "playwright-core";
import { shortTimersOver } from "./short-timers.ts";

/** What a page asks of its server. */
export interface Traffic {
  /** Resolves when nothing is asked any more, no short timer runs, and what was painted asked for nothing new. */
  atRest(): Promise<void>;
  /** Calls of services since the last time this was asked for, as `GET /api/…`. */
  calls(): string[];
}

/**
 * Counts what a page asks for, so that one waits for the last answer and not for a length of time.
 *
 * @param counts - Which requests are waited for. Default: all.
 */
export function watchTraffic(page: Page, counts: (request: Request) => boolean = () => true): Traffic {
  const open = new Set<Request>();
  let calls: string[] = [];
  page.on("request", (request) => {
    if (counts(request)) open.add(request);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  const painted = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
  const atRest = async (): Promise<void> => {
    for (let still = 0; still < 3; still = open.size === 0 ? still + 1 : 0) {
      await Promise.all([...open].map((request) => request.response().catch(() => null)));
      await shortTimersOver(page);
      await painted();
    }
  };
  return {
    atRest,
    calls: () => {
      const heard = calls;
      calls = [];
      return heard;
    },
  };
}
