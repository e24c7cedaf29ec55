import type { Page, Route } from "playwright-core";
import { watchTraffic } from "./traffic.ts";
import { withoutTimer } from "./without-timer.ts";

/** Which of the answers that are waited for comes next. */
export type AnswerOrder = "the first asked for" | "the last asked for";

/** Answers of services that come one after another, as over a slow network. */
export interface LateAnswers {
  /** Resolves when the page is at rest but for the answers it waits for. */
  atRest(): Promise<void>;
  /** Lets one answer come that is waited for; false when there was none. */
  release(): Promise<boolean>;
  /** Lets all answers come at once again. */
  end(): Promise<void>;
}

const ofServices = (url: URL): boolean => url.pathname.startsWith("/api/");

/** Holds every call of a service until it is released: what follows from an answer is a call of its own. */
export async function holdAnswers(page: Page, next: AnswerOrder): Promise<LateAnswers> {
  const traffic = watchTraffic(page, (request) => !ofServices(new URL(request.url())));
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(ofServices, hold);
  // The application gives a call up after half a minute; looking at all there is in between may take a busy machine longer.
  await withoutTimer(page, 30_000);
  const release = async (): Promise<boolean> => {
    const route = next === "the first asked for" ? held.shift() : held.pop();
    // A call that was given up meanwhile has no answer.
    await route
      ?.continue()
      .then(() => route.request().response())
      .catch(() => null);
    return route !== undefined;
  };
  return {
    atRest: traffic.atRest,
    release,
    end: async () => {
      await page.unroute(ofServices, hold);
      while (await release());
    },
  };
}
