import { textParam } from "../../shared/url/read-param.ts";

/** What the address of an endpoint's screen carries beside its name. */
export interface EndpointAddress {
  /** An input to begin with, as `inputText` writes it. */
  readonly input?: string | undefined;
}

/** Reads the address of an endpoint's screen. */
export function readEndpointAddress(raw: Readonly<Record<string, unknown>>): EndpointAddress {
  return { input: textParam(raw.input) };
}
