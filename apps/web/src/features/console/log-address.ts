import { textParam } from "../../shared/url/read-param.ts";

/** What the log shows, as its address holds it. */
export interface LogView {
  /** Words of the address, the endpoint, the request's id or the refusal. */
  readonly q?: string | undefined;
  readonly service?: string | undefined;
  /** `ok`, `refused` or `none`. */
  readonly status?: string | undefined;
  /** The path of a screen. */
  readonly screen?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLogView(raw: Readonly<Record<string, unknown>>): LogView {
  return {
    q: textParam(raw.q),
    service: textParam(raw.service),
    status: textParam(raw.status),
    screen: textParam(raw.screen),
  };
}
