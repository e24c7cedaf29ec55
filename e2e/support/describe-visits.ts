import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive } from "./arrive.ts";
import { colorsInTurn } from "./choice.ts";
import { findingsInColors } from "./findings-in-colors.ts";
import { openSite } from "./open-site.ts";
import type { Screen } from "./screens/screen.ts";
import type { ServedSite } from "./shops.ts";
import { sticksOutAtWidths } from "./sticks-out.ts";
import { openBrowser, openVisitor, type Visitor } from "./visitor.ts";
import type { WindowOptions } from "./windows.ts";

/** Somebody who looks at screens, one after the other. */
export interface Visit {
  readonly user: string;
  /** Where they sit or stand, as the name of the tests has it. */
  readonly at: string;
  readonly options: WindowOptions;
  readonly shown: readonly Pick<Screen, "name" | "path" | "heading" | "reach">[];
  /** The status of answers that belong to a screen though they refuse. */
  readonly refusal?: number;
}

/**
 * A test for each screen of each visit: it is accessible, calm, without complaint, and as wide as its window, in the colours
 * whose turn it is.
 *
 * @param after What else holds after each screen.
 */
export function describeVisits(visits: readonly Visit[], after?: (visitor: Visitor) => void): void {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
  });
  afterAll(() => browser?.close());

  describe.each(visits)("$at, as $user", ({ user, options, shown, refusal }) => {
    let visitor: Visitor;
    /** What was said of an earlier screen is not said of the next. */
    const told = new Set<string>();
    beforeAll(async () => {
      visitor = await openVisitor(browser, site, options);
      if (refusal !== undefined) visitor.expectRefusal(refusal);
      await visitor.signIn(user);
    });
    afterAll(() => visitor?.close());

    it.each(shown.map((screen, place) => [screen.name, screen, colorsInTurn(place)] as const))(
      "%s is accessible, calm, without complaint and within its window",
      async (name, screen, colors) => {
        await visitor.open(screen.path);
        await arrive(visitor, screen);
        const found = await findingsInColors(visitor, name, colors);
        found.push(...(await sticksOutAtWidths(visitor)));
        const news = found.filter((each) => !told.has(each));
        for (const each of news) told.add(each);
        expect(news).toEqual([]);
        after?.(visitor);
      },
    );
  });
}
