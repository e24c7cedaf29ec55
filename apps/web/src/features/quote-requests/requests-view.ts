import { choiceParam, numberParam } from "../../shared/url/read-param.ts";

/** What the list of requests for quotes shows, as its address holds it. */
export interface RequestsView {
  /** All of them; without it those that wait for the person. */
  readonly show?: "all" | undefined;
  readonly page?: number | undefined;
}

/** How many requests stand on a page. */
export const pageSize = 50;

/** Reads a view from the address; what does not fit is left out. */
export function readRequestsView(raw: Readonly<Record<string, unknown>>): RequestsView {
  const page = numberParam(raw.page);
  return { show: choiceParam(raw.show, ["all"] as const), page: page === 1 ? undefined : page };
}
