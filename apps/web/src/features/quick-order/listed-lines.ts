import type { LinesView } from "./lines-view.ts";
import type { DraftLine, LineVerdict } from "./verdicts.ts";

/** A line of the list with what is known of it. */
export interface ListedLine {
  readonly line: DraftLine;
  /** From 1. */
  readonly position: number;
  readonly verdict: LineVerdict;
}

/** The lines that a view lists. */
export function listedLines(
  lines: readonly DraftLine[],
  verdicts: readonly LineVerdict[],
  { show }: LinesView,
): ListedLine[] {
  return lines.flatMap((line, index) => {
    const verdict = verdicts[index];
    if (!verdict || (show === "bad" && verdict.kind !== "bad")) return [];
    return [{ line, verdict, position: index + 1 }];
  });
}

/** The next bad line behind a position, the first one again behind the last; undefined when none is bad. */
export function nextBad(verdicts: readonly LineVerdict[], after: number): number | undefined {
  const bad = badPositions(verdicts);
  return bad.find((index) => index > after) ?? bad[0];
}

/** The last bad line before a position, the last of all before the first; undefined when none is bad. */
export function previousBad(verdicts: readonly LineVerdict[], before: number): number | undefined {
  const bad = badPositions(verdicts);
  return bad.findLast((index) => index < before) ?? bad.at(-1);
}

function badPositions(verdicts: readonly LineVerdict[]): number[] {
  return verdicts.flatMap(({ kind }, index) => (kind === "bad" ? [index] : []));
}
