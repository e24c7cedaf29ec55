import { formatCsv } from "../../shared/csv/format-csv.ts";
import type { LineSetAside } from "./draft.ts";

/** The headings of the file of refused lines; the quick order reads all but the last again. */
export interface RefusedHeadings {
  readonly part: string;
  readonly quantity: string;
  readonly unit: string;
  readonly note: string;
  readonly reason: string;
}

/** The refused lines as they were written, each with its reason. */
export function refusedCsv(refused: readonly LineSetAside[], headings: RefusedHeadings): string {
  const { part, quantity, unit, note, reason } = headings;
  const rows = refused.map(({ line, reason: why }) => [line.number, line.quantity, line.unit, line.note, why]);
  return formatCsv([[part, quantity, unit, note, reason], ...rows]);
}
