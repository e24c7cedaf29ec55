import type { Page } from "playwright-core";

/** Calls that wait. */
export interface HeldCalls {
  /** How many wait, or waited. */
  readonly held: () => number;
  /** Lets them go, and all that follow. */
  readonly letGo: () => void;
}

/** Holds the calls of a path that change something or ask by a body, until they are let go. */
export async function holdCalls(page: Page, path: string): Promise<HeldCalls> {
  let held = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    held += 1;
    await gate;
    await route.continue();
  });
  return { held: () => held, letGo: () => open() };
}
