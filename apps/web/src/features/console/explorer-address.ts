import { numberParam, textParam } from "../../shared/url/read-param.ts";

/** What the explorer shows, as its address holds it. */
export interface ExplorerView {
  readonly q?: string | undefined;
  readonly service?: string | undefined;
  readonly domain?: string | undefined;
  /** Only endpoints that change nothing. */
  readonly readOnly?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readExplorerView(raw: Readonly<Record<string, unknown>>): ExplorerView {
  return {
    q: textParam(raw.q)?.slice(0, 200),
    service: textParam(raw.service),
    domain: textParam(raw.domain),
    readOnly: numberParam(raw.readOnly) === 1 ? 1 : undefined,
  };
}
