import { choiceParam } from "../../shared/url/read-param.ts";
import type { RowVerdict } from "./check-rows.ts";
import type { RowResults } from "./import-draft.ts";
import { reasonOf } from "./refused-rows.ts";
import { type ImportSubjectName, importSubjectNames } from "./subjects.ts";

/** Where a row stands. */
export type RowState = "ready" | "same" | "refused" | "stored";

/** The states that rows can be shown by. */
export const rowStates = ["ready", "same", "refused", "stored"] as const;

/** What the screen shows, as its address holds it. */
export interface ImportView {
  /** What the rows are stored as; the item extension when absent. */
  readonly what?: ImportSubjectName | undefined;
  /** Which rows; all when absent. */
  readonly show?: RowState | undefined;
}

/** Reads the view from the address; what does not fit is left out. */
export function readImportView(raw: Readonly<Record<string, unknown>>): ImportView {
  return { what: choiceParam(raw.what, importSubjectNames), show: choiceParam(raw.show, rowStates) };
}

/** Where a row stands: stored, refused by the check or the server, without a change, or ready to be sent. */
export function stateOf(verdict: RowVerdict, results: RowResults): RowState {
  if (results[verdict.row.lineNo] === true) return "stored";
  if (reasonOf(verdict, results) !== undefined) return "refused";
  return verdict.same ? "same" : "ready";
}

/** The rows that are sent when the file is stored: good ones that change something, without those that are stored. */
export function rowsToStore(verdicts: readonly RowVerdict[], results: RowResults): RowVerdict[] {
  return verdicts.filter(({ row, faults, same }) => faults.length === 0 && !same && results[row.lineNo] !== true);
}

/** How many rows stand where. */
export function countStates(verdicts: readonly RowVerdict[], results: RowResults): Readonly<Record<RowState, number>> {
  const counts = { ready: 0, same: 0, refused: 0, stored: 0 };
  for (const verdict of verdicts) counts[stateOf(verdict, results)]++;
  return counts;
}
