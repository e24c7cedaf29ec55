import type { TransportResponse } from "@purvey/client/transport";
import {
  type BegunPage,
  firstReadsKey,
  type KeptFirstReads,
  type SendFirstRead,
  type TakeFirstRead,
} from "../shared/first-reads/first-reads.ts";

/** Who is signed in, as the session keeps it. */
interface KeptSession {
  readonly siteId: string;
  readonly token: string;
  readonly userId: number;
  /** The customer for whom a sales representative acts. */
  readonly actingFor?: number;
}

/** What of a page the beginning works with. */
export interface HeadPage extends BegunPage {
  readonly sessionStorage: Pick<Storage, "getItem">;
  readonly location: Pick<Location, "pathname" | "search">;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/**
 * Sends what the screen at this address began with last time, while the application's script is still on its way; at
 * first that is who is signed in, which every screen asks. Only GETs without effects are kept, so nothing happens twice.
 *
 * @returns whether somebody is signed in
 */
export function sendFirstReads(page: HeadPage): boolean {
  const session = kept<KeptSession>(page, "purvey.session");
  if (!session?.token) return false;
  const { siteId, token, userId, actingFor } = session;
  const known = kept<KeptFirstReads>(page, firstReadsKey);
  const own = known?.userId === userId && known.siteId === siteId ? known.screens : {};
  const user = `/api/content/users/${userId}`;
  const urls = own[page.location.pathname + page.location.search] ?? [`${user}/trinity`, user];
  const authorization = `Bearer ${token}`;
  const headers: Record<string, string> = { accept: "application/json", "x-site-id": siteId, authorization };
  if (actingFor !== undefined) headers["x-acting-for"] = String(actingFor);
  const reads: Reads = new Map();
  const send: SendFirstRead = (url) => {
    const begun = reads.get(url) ?? read(page, url, headers);
    reads.set(url, begun);
    // Longer ago than this, what was read may have changed.
    setTimeout(() => reads.delete(url), 5000);
    return begun;
  };
  for (const url of urls) void send(url);
  page.purveyTakeFirstRead = takenFrom(reads, headers);
  page.purveySendFirstRead = send;
  return true;
}

type Reads = Map<string, Promise<TransportResponse | undefined>>;

/** Each read is taken once, with the token and for the customer it was sent with; a change of data makes the others worthless. */
function takenFrom(reads: Reads, sent: Readonly<Record<string, string>>): TakeFirstRead {
  const same = (headers: Readonly<Record<string, string>>) =>
    ["authorization", "x-acting-for"].every((name) => headers[name] === sent[name]);
  return async (send, url, request) => {
    if (request.method !== "GET") reads.clear();
    const read = reads.get(url);
    reads.delete(url);
    const answered = same(request.headers) ? await read : undefined;
    return answered ?? send(url, request);
  };
}

/** The whole answer, whether somebody takes it or not: a body that nobody reads keeps its connection. */
async function read(
  page: HeadPage,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<TransportResponse | undefined> {
  try {
    const response = await page.fetch(url, { headers });
    const body = await response.text();
    return { status: response.status, headers: response.headers, text: async () => body };
  } catch {
    return undefined;
  }
}

function kept<Value>({ sessionStorage }: HeadPage, key: string): Value | undefined {
  return (JSON.parse(sessionStorage.getItem(key) ?? "null") as Value | null) ?? undefined;
}
