import { textParam } from "../../shared/url/read-param.ts";

/** What is looked up, as the address holds it. */
export interface LookupView {
  /** A scanned or typed code: of a bin, an item, or one of its other numbers. */
  readonly code?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLookupView(raw: Readonly<Record<string, unknown>>): LookupView {
  return { code: textParam(raw.code)?.slice(0, 100) };
}
