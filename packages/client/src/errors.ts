import type { ErrorCode } from "@purvey/contract/errors";
import type { Issue } from "@purvey/contract/schema";

/** What every error of the client carries beside its message. */
export interface ErrorContext {
  /** `items.brands.list`. */
  readonly endpoint?: string;
  readonly requestId?: string;
  /** How many times the call was sent. */
  readonly attempts?: number;
  /** The server's `details`. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly issues?: readonly Issue[];
  readonly cause?: unknown;
}

/** What all errors of the client have in common; thrown only as one of the classes below. */
export abstract class PurveyError extends Error {
  /** From the catalogue. What stands between, a gateway, may write one that is not in it. */
  declare readonly code: ErrorCode;
  /** The HTTP status; 0 when no answer came. */
  declare readonly status: number;
  declare readonly endpoint: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly attempts: number;
  declare readonly details: Readonly<Record<string, unknown>>;

  constructor(name: string, code: ErrorCode, status: number, message: string, context: ErrorContext) {
    const { cause, endpoint, requestId, attempts = 0, details = {} } = context;
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name, code, status, endpoint, requestId, attempts, details });
  }
}

/**
 * The input does not fit the contract (R204, nothing was sent or the server refused it), or the answer does not (R205).
 * `errors` lists each failing path with its message (R012).
 */
export class ValidationError extends PurveyError {
  declare readonly errors: readonly Issue[];
  /** The message with the first failing field, for a log line. */
  declare readonly summary: string;

  constructor(message: string, context: ErrorContext & { readonly issues: readonly Issue[] }) {
    super("ValidationError", "VALIDATION_ERROR", 400, message, context);
    const { issues } = context;
    const [first] = issues;
    const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
    this.errors = issues;
    this.summary = first ? `${message}: ${first.path && `${first.path}: `}${first.message}${more}` : message;
  }
}

/** No valid token (R206). */
export class AuthenticationError extends PurveyError {
  constructor(message = "Authentication failed", context: ErrorContext = {}) {
    super("AuthenticationError", "AUTHENTICATION_ERROR", 401, message, context);
  }
}

/** There is no such record, or no such endpoint (R207). `reason` is the server's sentence. */
export class NotFoundError extends PurveyError {
  declare readonly reason: string | undefined;

  constructor(reason?: string, context: ErrorContext = {}) {
    super("NotFoundError", "NOT_FOUND", 404, "Resource not found", context);
    this.reason = reason;
  }
}

/** Too many calls (R208, R218). */
export class RateLimitError extends PurveyError {
  /** Seconds to wait. */
  declare readonly retryAfter: number | undefined;

  constructor(retryAfter: number | undefined, context: ErrorContext = {}) {
    super("RateLimitError", "RATE_LIMIT_EXCEEDED", 429, "Rate limit exceeded", context);
    this.retryAfter = retryAfter;
  }
}

/** Any other refusal: the code is the server's, else `API_ERROR` (R209). */
export class ApiError extends PurveyError {
  constructor(code: ErrorCode | undefined, status: number, message: string | undefined, context: ErrorContext = {}) {
    super("ApiError", code ?? "API_ERROR", status, message ?? `Request failed with status ${status}`, context);
  }
}

/** No answer came: the network, a timeout or the caller's abort signal (R210). */
export class NetworkError extends PurveyError {
  /** Why: `timeout` and `deadline` are ours, `aborted` the caller's, `network` the transport's. */
  declare readonly reason: "network" | "timeout" | "deadline" | "aborted";

  constructor(reason: NetworkError["reason"], message: string, context: ErrorContext = {}) {
    super("NetworkError", "NETWORK_ERROR", 0, message, context);
    this.reason = reason;
  }
}

/** The words of whatever was thrown, and of what is behind it: `fetch` says why in the cause of its error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** True for every error that a call of the client throws. */
export function isPurveyError(error: unknown): error is PurveyError {
  return error instanceof PurveyError;
}
