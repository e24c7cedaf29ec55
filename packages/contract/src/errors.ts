import type { ServerCode } from "./endpoint.ts";

/** The codes of the client's own errors (R204–R210). */
export type ClientCode =
  | "VALIDATION_ERROR"
  | "AUTHENTICATION_ERROR"
  | "NOT_FOUND"
  | "RATE_LIMIT_EXCEEDED"
  | "API_ERROR"
  | "NETWORK_ERROR";

/** Every code that an error of the client carries: the server's, its own where no server spoke, that of a tape without the call. */
export type ErrorCode = ServerCode | ClientCode | "NOT_RECORDED";

/** One entry of the catalogue of what a server answers (R213–R222). */
export interface ServerErrorEntry {
  readonly status: number;
  /** What it means to the caller. */
  readonly meaning: string;
  /** What the caller does about it. */
  readonly advice: string;
  /** Whether the same call may succeed later without a change. */
  readonly temporary: boolean;
}

/** The server's error catalogue: status, meaning and advice by code. */
export const serverErrors: Readonly<Record<ServerCode, ServerErrorEntry>> = {
  VALIDATION_ERROR: {
    status: 400,
    meaning: "The input does not fit the contract",
    advice: "Correct the fields that `validationErrors` names",
    temporary: false,
  },
  AUTHENTICATION_REQUIRED: {
    status: 401,
    meaning: "There is no valid token",
    advice: "Sign in and send the token",
    temporary: false,
  },
  INSUFFICIENT_PERMISSIONS: {
    status: 403,
    meaning: "The user may not do this",
    advice: "Ask an administrator for the permission in `details`",
    temporary: false,
  },
  RESOURCE_NOT_FOUND: {
    status: 404,
    meaning: "There is no such record on this site",
    advice: "Check the key and the site",
    temporary: false,
  },
  RESOURCE_CONFLICT: {
    status: 409,
    meaning: "The record is in another state, or exists already",
    advice: "Read the record again and decide",
    temporary: false,
  },
  BUSINESS_LOGIC_ERROR: {
    status: 422,
    meaning: "A rule of the trade refuses",
    advice: "Do as the message says",
    temporary: false,
  },
  RATE_LIMIT_EXCEEDED: { status: 429, meaning: "Too many calls", advice: "Wait `retryAfter` seconds", temporary: true },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    meaning: "The server failed",
    advice: "Report the request id",
    temporary: false,
  },
  UPSTREAM_SERVICE_ERROR: {
    status: 502,
    meaning: "A service behind the server failed",
    advice: "Try again later",
    temporary: true,
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: "The server is not able to answer now",
    advice: "Wait `retryAfter` seconds",
    temporary: true,
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    meaning: "A service behind the server did not answer in time",
    advice: "Try again later",
    temporary: true,
  },
};

/** The HTTP status of a server code. */
export function statusOf(code: ServerCode): number {
  return serverErrors[code].status;
}

/** What a server answers when it refuses (R211, R212). */
export interface ServerErrorEnvelope {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly timestamp: string;
  readonly requestId: string;
  readonly validationErrors?: readonly ServerValidationError[];
}

/** One failed field (R212). */
export interface ServerValidationError {
  readonly field: string;
  readonly message: string;
  readonly code: string;
  readonly received: unknown;
  readonly expected: unknown;
}
