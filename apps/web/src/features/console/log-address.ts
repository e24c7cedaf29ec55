import { textParam } from "../../shared/url/read-param.ts";

/** What the log shows, as its address holds it. */
export interface LogView {
  readonly service?: string | undefined;
  /** `ok`, `refused` or `none`. */
  readonly status?: string | undefined;
  /** The path of a screen. */
  readonly screen?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLogView(raw: Readonly<Record<string, unknown>>): LogView {
  return {
    service: textParam(raw.service),
    status: textParam(raw.status),
    screen: textParam(raw.screen),
  };
}
