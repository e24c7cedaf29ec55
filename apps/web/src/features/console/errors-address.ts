import { textParam } from "../../shared/url/read-param.ts";

/** What the error catalogue shows, as its address holds it. */
export interface ErrorsView {
  /** A code, a class, a status or words; or a whole message in which one of the codes stands. */
  readonly q?: string | undefined;
}

/** Reads a view from the address. */
export function readErrorsView(raw: Readonly<Record<string, unknown>>): ErrorsView {
  return { q: textParam(raw.q) };
}
