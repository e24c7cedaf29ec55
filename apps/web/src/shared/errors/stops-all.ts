import { ApiError, AuthenticationError, NetworkError, RateLimitError } from "@purvey/client/errors";

/** The service is not there at the moment: in maintenance, overloaded, or unreachable behind its gateway. */
const away: readonly number[] = [502, 503, 504];

/**
 * Whether an error is none of the record's: without a network, a session or the service the other records would fail
 * likewise, so work on many of them stops and goes on later.
 */
export function stopsAll(error: unknown): boolean {
  if (error instanceof ApiError) return away.includes(error.status);
  return [NetworkError, AuthenticationError, RateLimitError].some((kind) => error instanceof kind);
}
