import type { ServerCode } from "@purvey/contract/endpoint";
import { statusOf } from "@purvey/contract/errors";
import type { Issue } from "@purvey/contract/schema";

/** A refusal that the caller is told about: one of the catalogue's codes (R213–R222) and a sentence. */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly code: ServerCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
  /** Headers of the answer; `retry-after` comes from `details.retryAfter` by itself. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ServerCode,
    message: string,
    more: {
      details?: Record<string, unknown>;
      issues?: readonly Issue[];
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = statusOf(code);
    this.details = more.details ?? {};
    this.issues = more.issues ?? [];
    const { retryAfter } = this.details;
    this.headers = { ...more.headers, ...(typeof retryAfter === "number" ? { "retry-after": `${retryAfter}` } : {}) };
  }
}

/**
 * The record does not exist on this site, or the caller must not know that it does.
 *
 * @example
 * throw notFound("brand", 4711);
 */
export function notFound(noun: string, key: string | number): ServerError {
  return new ServerError(
    "RESOURCE_NOT_FOUND",
    `There is no ${noun} \`${key}\` on this site. Check the number, or find the right one in the list.`,
    { details: { resource: noun, key } },
  );
}

/** The record is in another state than the call needs, or already there (409). The sentence says what to do. */
export function conflict(message: string, details: Record<string, unknown> = {}): ServerError {
  return new ServerError("RESOURCE_CONFLICT", message, { details });
}

/** A rule of the trade refuses (422): too little stock, no PO number, credit exceeded. The sentence says what would be accepted. */
export function businessError(message: string, details: Record<string, unknown> = {}): ServerError {
  return new ServerError("BUSINESS_LOGIC_ERROR", message, { details });
}

/** The caller is known but may not do this (403). */
export function forbidden(message: string, details: Record<string, unknown> = {}): ServerError {
  return new ServerError("INSUFFICIENT_PERMISSIONS", message, { details });
}

/** Input that fits its schema but not the data (400): a column that does not exist, a unit the item does not have. */
export function invalid(path: string, message: string, received?: unknown, expected?: unknown): ServerError {
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path, message, code: "invalid", received, expected }],
  });
}
