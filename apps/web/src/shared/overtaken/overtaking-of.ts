import { ApiError } from "@purvey/client/errors";

/**
 * The state that a record is in by now, when an error says that somebody else changed it since it was read (409): what
 * `ifLastModified` says of who puts theirs in its place all the same. Undefined for every other error.
 */
export function overtakingOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "RESOURCE_CONFLICT") return undefined;
  const state: unknown = Reflect.get(Object(error.details), "dateLastModified");
  return typeof state === "string" ? state : undefined;
}
