import type { Transport, TransportResponse } from "@purvey/client/transport";

/** Where the tab keeps which reads its screens begin with. */
export const firstReadsKey = "purvey.firstReads";

/** What the screens of a person began with, as it is kept: addresses of safe GETs by the page's path and query. */
export interface KeptFirstReads {
  readonly userId: number;
  readonly siteId: string;
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** Answers a call by a read that was sent before, or sends it. */
export type TakeFirstRead = (send: Transport, ...call: Parameters<Transport>) => ReturnType<Transport>;

/** Sends a read before the application asks for it; the same address twice is one read. Nothing where no answer came. */
export type SendFirstRead = (url: string) => Promise<TransportResponse | undefined>;

declare global {
  interface Window {
    /** Takes the reads that were sent before the application's script was there; absent when none were. */
    purveyTakeFirstRead?: TakeFirstRead;
    /** Sends a further one; absent when nobody is signed in. */
    purveySendFirstRead?: SendFirstRead;
    /** Asks for what the screen needs next, as the build listed it. */
    purveyPreloadLater?: () => void;
  }
}

/** What of a page its first reads are handed over by. */
export type BegunPage = Pick<Window, "purveyTakeFirstRead" | "purveySendFirstRead">;

/** Answers the application's first reads by those that the page sent while the script came. */
export function takeFirstReads(send: Transport, { purveyTakeFirstRead: take }: BegunPage): Transport {
  return take ? (url, request) => take(send, url, request) : send;
}
