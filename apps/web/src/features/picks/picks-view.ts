import { byDeparture, toPick } from "../../shared/picking/to-pick.ts";
import { choiceParam, textParam } from "../../shared/url/read-param.ts";

/** What the list shows, as its address holds it. */
export interface PicksView {
  readonly q?: string | undefined;
  /** Those that are still to be picked when absent. */
  readonly show?: "all" | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readPicksView(raw: Readonly<Record<string, unknown>>): PicksView {
  return { q: textParam(raw.q)?.slice(0, 100), show: choiceParam(raw.show, ["all"]) };
}

/** What is asked for a view: what is to leave first, first. */
export function ticketsOfView({ q, show }: PicksView) {
  return { ...(show === "all" ? byDeparture : toPick), limit: 1000, ...(q ? { q } : {}) };
}
