import { AuthenticationError, NetworkError } from "@purvey/client/errors";

/**
 * Whether an error is none of the record's: without a network or a session the other records would fail likewise, so work
 * on many of them stops and goes on later.
 */
export function stopsAll(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof AuthenticationError;
}
