import type { ImportRecord } from "@purvey/contract/generated/imports";
import type { StatusShape } from "@purvey/ui/data/status";
import { choiceParam, numberParam } from "../../shared/url/read-param.ts";

/** What the list shows, as its address holds it. */
export interface SyncView {
  /** Those that do not go on when absent; else those of the last two days, or all. */
  readonly show?: "recent" | "all" | undefined;
  readonly page?: number | undefined;
}

/** How many records a page has. */
export const pageSize = 50;

/** How many hours a record may stay as it is before it counts as stuck. */
export const stuckHours = 48;

/** Reads a view from the address; what does not fit is left out. */
export function readSyncView(raw: Readonly<Record<string, unknown>>): SyncView {
  const page = numberParam(raw.page);
  return { show: choiceParam(raw.show, ["recent", "all"]), page: page === 1 ? undefined : page };
}

const shapes: Readonly<Record<ImportRecord["importState"], StatusShape>> = {
  initial: "half",
  hold: "out",
  delivered: "ok",
};

/** The shape of a record's state. */
export const shapeOfImport = (state: ImportRecord["importState"]): StatusShape => shapes[state];

/** A time as two figures at most: days and hours, or hours alone. */
export function ageOf({ hoursInState }: Pick<ImportRecord, "hoursInState">): { days: number; hours: number } {
  return { days: Math.floor(hoursInState / 24), hours: hoursInState % 24 };
}

/** The number of the order that a record carries; undefined when it carries something else. */
export function orderOf({ sourceName, sourceId }: Pick<ImportRecord, "sourceName" | "sourceId">): number | undefined {
  return sourceName === "oe-hdr" ? numberParam(sourceId) : undefined;
}

/** JSON text with its lines indented, to be read; as it is when it is no JSON. */
export function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2);
  } catch {
    return json;
  }
}
