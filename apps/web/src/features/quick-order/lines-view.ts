import { choiceParam } from "../../shared/url/read-param.ts";

/** What the list shows, as its address holds it. */
export interface LinesView {
  readonly show?: "bad" | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLinesView(raw: Readonly<Record<string, unknown>>): LinesView {
  return { show: choiceParam(raw.show, ["bad"]) };
}
