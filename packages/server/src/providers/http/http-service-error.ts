import type { ServerCode } from "@purvey/contract/endpoint";
import { ServerError } from "../../platform/errors.ts";

/** What an outside system answered when it refused; for the adapter that knows its error codes, never for the caller. */
export interface Refusal {
  readonly status: number;
  readonly headers: Headers;
  /** The beginning of its body. It may repeat keys that were sent. */
  readonly text: string;
}

/**
 * An outside system failed. The sentence names the system and its host, but no key, query or word of its own: those can
 * hold secrets. 503 when it cannot be reached or is busy, 504 when it takes too long, 502 when what it answers is of no
 * use (R220, R221, R222).
 */
export class HttpServiceError extends ServerError {
  /** Its answer, when there was one with another status than 2xx. */
  readonly refusal: Refusal | undefined;

  constructor(
    code: ServerCode,
    message: string,
    more: { retryAfter?: number; refusal?: Refusal; cause?: unknown } = {},
  ) {
    const details =
      code === "SERVICE_UNAVAILABLE" ? { retryAfter: more.retryAfter ?? 30, maintenanceWindow: null } : {};
    super(code, message, { details, ...(more.cause === undefined ? {} : { cause: more.cause }) });
    this.refusal = more.refusal;
  }
}

interface Named {
  readonly name: string;
  readonly baseUrl: string;
}

function who({ name, baseUrl }: Named): string {
  return `The ${name} at \`${new URL(baseUrl).host}\``;
}

/** No connection, or one that broke off. */
export function unreachable(service: Named, error: unknown): HttpServiceError {
  const message = `${who(service)} cannot be reached, or hung up. Try again later; if it stays so, check its address in the configuration.`;
  return new HttpServiceError("SERVICE_UNAVAILABLE", message, { cause: reasonOf(error) });
}

/** For the log: the code alone, because messages of the platform can repeat headers. */
function reasonOf(error: unknown): Error {
  const { code, name } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown; name?: unknown };
  return new Error(`No answer over HTTP: ${String(code ?? name)}`);
}

/** No whole answer within so many milliseconds. */
export function tooLate(service: Named, timeout: number): HttpServiceError {
  return new HttpServiceError(
    "UPSTREAM_TIMEOUT",
    `${who(service)} did not answer within ${timeout / 1000} s. Try again later.`,
  );
}

/** An answer that cannot be used: not JSON, too large, a redirect elsewhere. */
export function unreadable(service: Named, what: string): HttpServiceError {
  const message = `${who(service)} answered ${what}. Check its address in the configuration, or try again later.`;
  return new HttpServiceError("UPSTREAM_SERVICE_ERROR", message);
}

/** An answer with another status than 2xx. */
export function refused(service: Named, refusal: Refusal): HttpServiceError {
  const { status } = refusal;
  if (status === 429 || status === 503) {
    const message = `${who(service)} is busy (${status}). Try again later.`;
    return new HttpServiceError("SERVICE_UNAVAILABLE", message, { retryAfter: waitOf(refusal), refusal });
  }
  const advice =
    status === 401 || status === 403
      ? "Check its key in the configuration."
      : "Check what was asked, or try again later.";
  return new HttpServiceError("UPSTREAM_SERVICE_ERROR", `${who(service)} refused with status ${status}. ${advice}`, {
    refusal,
  });
}

/** The seconds of `retry-after`, from 1 to 300; 30 without it. */
function waitOf({ headers }: Refusal): number {
  const seconds = Number(headers.get("retry-after") ?? 30);
  return Number.isFinite(seconds) ? Math.min(300, Math.max(1, Math.ceil(seconds))) : 30;
}
