import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** An answer whose body was read. */
export interface Received {
  readonly status: number;
  readonly response: TransportResponse;
  /** The parsed body; the text itself when it is not JSON, nothing when there is none. */
  readonly body: unknown;
}

/** Sends once, reads the body and parses it. Rejects with what the transport failed of. */
export async function receive(transport: Transport, url: string, request: TransportRequest): Promise<Received> {
  const response = await transport(url, request);
  return { status: response.status, response, body: parse(await response.text()) };
}

function parse(text: string): unknown {
  try {
    // Not every transport takes the byte order mark away as `fetch` does.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return text || undefined;
  }
}
