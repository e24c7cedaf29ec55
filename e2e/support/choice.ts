import { exhaustive } from "@purvey/contract/testing/exhaustive";
import type { ColorScheme } from "./findings-in-colors.ts";

/**
 * What one of several visits looks at: everything in `npm run test:all`, else every so many of them in turn, so that all
 * visits together look at each once. The choice is fixed: by the place in the list.
 *
 * @example
 * const [atDesk, onPhone] = [turn(screens, 0, 2), turn(screens, 1, 2)];
 */
export function turn<Item>(items: readonly Item[], visit: number, visits: number): readonly Item[] {
  return exhaustive ? items : items.filter((_, index) => index % visits === visit);
}

/** The colours of the screen at a place in such a visit: both in `npm run test:all`, else one of them in turn. */
export function colorsInTurn(place: number): readonly ColorScheme[] {
  if (exhaustive) return ["light", "dark"];
  return place % 2 === 0 ? ["light"] : ["dark"];
}
