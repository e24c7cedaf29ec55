import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** How many orders a page has. */
export const pageSize = 50;

/** What the list shows, as its address holds it. */
export interface PoView {
  readonly q?: string | undefined;
  /** Those under way when absent. */
  readonly show?: "all" | "complete" | undefined;
  readonly page?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readPoView(raw: Readonly<Record<string, unknown>>): PoView {
  const page = numberParam(raw.page);
  return {
    q: textParam(raw.q)?.slice(0, 100),
    show: choiceParam(raw.show, ["all", "complete"]),
    page: page === 1 ? undefined : page,
  };
}

/** What to ask for a view: what is due first, first. */
export function poInput({ q, show, page = 1 }: PoView) {
  const complete = show === "all" ? {} : { complete: show === "complete" ? ("Y" as const) : ("N" as const) };
  const order = show === "complete" ? "po_date|DESC" : "date_due|ASC";
  return { ...complete, ...(q ? { q } : {}), limit: pageSize, offset: (page - 1) * pageSize, orderBy: order };
}
