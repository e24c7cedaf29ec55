import { createClient, type PurveyClient, type Transport } from "@purvey/client";
import type { Confirmations } from "./confirmations.ts";

/** How much a tool answers at most, unless its caller asks for less or, up to the ceilings, for more. */
export interface Budget {
  /** Records of a list. @default 20 */
  readonly records: number;
  /** Characters of the data, as JSON. @default 12000 */
  readonly characters: number;
}

/** What a tool may be asked for at most. */
export const ceiling: Budget = { records: 200, characters: 100_000 };

/** What a tool answers when nobody says more. */
export const defaultBudget: Budget = { records: 20, characters: 12_000 };

/** Whom the tools work for: one token on one site of one server. */
export interface Session {
  readonly siteId: string;
  /** The address of the server: `http://localhost:4400`. */
  readonly url: string;
  /** Without one only what needs no token can be called. */
  readonly token?: string | undefined;
  readonly budget: Budget;
  readonly confirmations: Confirmations;
  /** What sends the calls. Default: the platform's `fetch`. */
  readonly transport?: Transport | undefined;
}

/** The client that speaks for a session. A call with all its retries takes a minute at most. */
export function clientOf({ siteId, url, token, transport }: Session): PurveyClient {
  return createClient({
    siteId,
    jwt: token ?? (async () => undefined),
    baseUrl: `${url.replace(/\/$/, "")}/api/{service}`,
    deadline: 60_000,
    ...(transport ? { transport } : {}),
  });
}
