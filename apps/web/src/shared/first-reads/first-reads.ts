import type { Transport, TransportResponse } from "@purvey/client/transport";

/** Where the tab keeps which reads its screens begin with. */
export const firstReadsKey = "purvey.firstReads";

/** What the screens of a person began with, as it is kept: addresses of safe GETs by the page's path and query. */
export interface KeptFirstReads {
  readonly userId: number;
  readonly siteId: string;
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** A read that was sent before the application had begun. */
export interface FirstRead {
  /** The token it was sent with: `Bearer …`. */
  readonly authorization: string;
  /** Nothing when no answer came. */
  readonly response: Promise<TransportResponse | undefined>;
}

declare global {
  interface Window {
    /** Reads that are under way, each by its address, since they were sent before the application's script was there. */
    purveyFirstReads?: Map<string, FirstRead>;
  }
}

/** What of a page its first reads are handed over by. */
export type BegunPage = Pick<Window, "purveyFirstReads">;

/**
 * Answers the application's first reads by those that the page sent while the script came, each once. A change of data
 * makes the others worthless, and so do five seconds.
 */
export function takeFirstReads(send: Transport, { purveyFirstReads: begun }: BegunPage): Transport {
  if (!begun) return send;
  setTimeout(() => begun.clear(), 5000);
  return async (url, request) => {
    if (request.method !== "GET") begun.clear();
    const read = begun.get(url);
    begun.delete(url);
    const answered = read && read.authorization === request.headers.authorization ? await read.response : undefined;
    return answered ?? send(url, request);
  };
}
