import type { ServerCode } from "@purvey/contract/endpoint";
import { type ClientCode, serverErrors } from "@purvey/contract/errors";
import { errorClassOf } from "@purvey/contract/refusals";

/** An entry of the catalogue, as the screen shows it. */
export interface CatalogueEntry {
  readonly key: string;
  readonly side: "client" | "server";
  readonly code: ServerCode | ClientCode;
  readonly className: string;
  /** The HTTP status; 0 where nothing was sent or answered. */
  readonly status: number;
  readonly meaning: string;
  readonly advice: string;
  readonly temporary: boolean;
}

type ClientEntry = Omit<CatalogueEntry, "key" | "side" | "code">;

const clientErrors: Readonly<Record<ClientCode, ClientEntry>> = {
  VALIDATION_ERROR: {
    className: "ValidationError",
    status: 400,
    meaning: "The input does not fit the contract and was not sent, or the answer does not fit it",
    advice: "Read `errors`: each has a path and a sentence",
    temporary: false,
  },
  AUTHENTICATION_ERROR: {
    className: "AuthenticationError",
    status: 401,
    meaning: "There is no valid token, and a new one was not to be had",
    advice: "Sign in again; give `jwt` as a function to have tokens renewed",
    temporary: false,
  },
  NOT_FOUND: {
    className: "NotFoundError",
    status: 404,
    meaning: "There is no such record, or no such endpoint",
    advice: "Check the key and the site; `reason` is the server's sentence",
    temporary: false,
  },
  RATE_LIMIT_EXCEEDED: {
    className: "RateLimitError",
    status: 429,
    meaning: "Too many calls, and the retries are used up",
    advice: "Wait `retryAfter` seconds",
    temporary: true,
  },
  API_ERROR: {
    className: "ApiError",
    status: 422,
    meaning: "Any other refusal; `code` is the server's own where it gives one",
    advice: "Look at `code`, `status` and `details`",
    temporary: false,
  },
  NETWORK_ERROR: {
    className: "NetworkError",
    status: 0,
    meaning: "No answer came: the network, a timeout, a deadline or the caller's signal",
    advice: "Look at `reason`; what is idempotent was sent again by itself",
    temporary: true,
  },
};

function clientEntry([code, entry]: [string, ClientEntry]): CatalogueEntry {
  return { key: `client-${code}`, side: "client", code: code as ClientCode, ...entry };
}

/** Every code of the client and of the server. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  ...Object.entries(clientErrors).map(clientEntry),
  ...(Object.keys(serverErrors) as ServerCode[]).map((code) => ({
    key: `server-${code}`,
    side: "server" as const,
    code,
    className: errorClassOf(code),
    ...serverErrors[code],
  })),
];

/** What asks the server for an entry; 429 and 503 with a wait short enough to be watched. */
export function faultOf({ code }: CatalogueEntry): string {
  return code === "RATE_LIMIT_EXCEEDED" || code === "SERVICE_UNAVAILABLE" ? `${code}; retryAfter=3` : code;
}
