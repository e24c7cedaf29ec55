import type { Endpoint, ServerCode } from "./endpoint.ts";
import { serverErrors } from "./errors.ts";

/** Codes that any call may be refused with. */
const commonCodes: readonly ServerCode[] = [
  "VALIDATION_ERROR",
  "RESOURCE_NOT_FOUND",
  "RATE_LIMIT_EXCEEDED",
  "INTERNAL_SERVER_ERROR",
  "SERVICE_UNAVAILABLE",
];
const tokenCodes: readonly ServerCode[] = ["AUTHENTICATION_REQUIRED", "INSUFFICIENT_PERMISSIONS"];

/** Every code that a call of an endpoint may be refused with, by status. */
export function refusalsOf(endpoint: Endpoint): ServerCode[] {
  const codes = new Set<ServerCode>([
    ...commonCodes,
    ...(endpoint.permission === "none" ? [] : tokenCodes),
    ...endpoint.errors,
  ]);
  return [...codes].sort((a, b) => serverErrors[a].status - serverErrors[b].status);
}

/** The client's error classes by the status of a refusal; every other status is an `ApiError` (R204–R209). */
const classes: Readonly<Record<number, string>> = {
  400: "ValidationError",
  401: "AuthenticationError",
  404: "NotFoundError",
  429: "RateLimitError",
};

/** The class of the error that the client throws for a code: `NotFoundError`. */
export function errorClassOf(code: ServerCode): string {
  return classes[serverErrors[code].status] ?? "ApiError";
}
