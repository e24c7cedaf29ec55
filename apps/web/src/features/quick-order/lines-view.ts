import { choiceParam, numberParam } from "../../shared/url/read-param.ts";
import type { LineVerdict } from "./verdicts.ts";

/** How many lines a page of the list has: as many as are drawn at once without a wait. */
export const pageSize = 25;

/** What the list shows, as its address holds it. */
export interface LinesView {
  readonly show?: "bad" | undefined;
  readonly page?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLinesView(raw: Readonly<Record<string, unknown>>): LinesView {
  const page = numberParam(raw.page);
  return { show: choiceParam(raw.show, ["bad"]), page: page === 1 ? undefined : page };
}

/** The positions that a view lists, from 0. */
export function listedPositions(verdicts: readonly LineVerdict[], { show }: LinesView): number[] {
  return verdicts.flatMap((verdict, index) => (show !== "bad" || verdict.kind === "bad" ? [index] : []));
}

/** The page that a view is on: never behind the last. */
export function pageOf(listed: number, { page = 1 }: LinesView): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(listed / pageSize));
  return { page: Math.min(page, pages), pages };
}

/** The next bad line behind a position, the first one again behind the last; undefined when none is bad. */
export function nextBad(verdicts: readonly LineVerdict[], after: number): number | undefined {
  const bad = verdicts.flatMap(({ kind }, index) => (kind === "bad" ? [index] : []));
  return bad.find((index) => index > after) ?? bad[0];
}
