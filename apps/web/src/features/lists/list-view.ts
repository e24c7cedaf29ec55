import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** What a list shows, as its address holds it. */
export interface ListView {
  /** The user whose list it is; without it the person's own. */
  readonly owner?: number | undefined;
  /** The code that opens a list which is not public. */
  readonly code?: string | undefined;
  readonly sort?: ListSort | undefined;
  /** From the greatest down, or the other way round than usual. */
  readonly turned?: 1 | undefined;
}

/** What the lines of a list may be sorted by; without it by priority. */
export type ListSort = "part" | "quantity";

/** Reads a view from the address; what does not fit is left out. */
export function readListView(raw: Readonly<Record<string, unknown>>): ListView {
  return {
    owner: numberParam(raw.owner),
    code: textParam(raw.code)?.slice(0, 40),
    sort: choiceParam(raw.sort, ["part", "quantity"]),
    turned: numberParam(raw.turned) === 1 ? 1 : undefined,
  };
}
