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
  /** From the catalogue: `VALIDATION_ERROR`, `NOT_FOUND` … or the server's own code. */
  readonly code: string;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly endpoint: string | undefined;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(name: string, code: string, status: number, message: string, context: ErrorContext) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.name = name;
    this.code = code;
    this.status = status;
    this.endpoint = context.endpoint;
    this.requestId = context.requestId;
    this.attempts = context.attempts ?? 0;
    this.details = context.details ?? {};
  }
}

/**
 * The input does not fit the contract (R204, nothing was sent or the server refused it), or the answer does not (R205).
 * `errors` lists each failing path with its message (R012).
 */
export class ValidationError extends PurveyError {
  readonly errors: readonly Issue[];

  constructor(message: string, context: ErrorContext & { readonly issues: readonly Issue[] }) {
    const first = context.issues[0];
    const more = context.issues.length > 1 ? ` (and ${context.issues.length - 1} more)` : "";
    super("ValidationError", "VALIDATION_ERROR", 400, message, context);
    this.errors = context.issues;
    if (first) this.summary = `${message}: ${first.path ? `${first.path}: ` : ""}${first.message}${more}`;
  }

  /** The message with the first failing field, for a log line. */
  readonly summary: string = this.message;
}

/** No valid token (R206). */
export class AuthenticationError extends PurveyError {
  constructor(message = "Authentication failed", context: ErrorContext = {}) {
    super("AuthenticationError", "AUTHENTICATION_ERROR", 401, message, context);
  }
}

/** There is no such record, or no such endpoint (R207). `reason` is the server's sentence. */
export class NotFoundError extends PurveyError {
  readonly reason: string | undefined;

  constructor(reason?: string, context: ErrorContext = {}) {
    super("NotFoundError", "NOT_FOUND", 404, "Resource not found", context);
    this.reason = reason;
  }
}

/** Too many calls (R208, R218). */
export class RateLimitError extends PurveyError {
  /** Seconds to wait. */
  readonly retryAfter: number | undefined;

  constructor(retryAfter: number | undefined, context: ErrorContext = {}) {
    super("RateLimitError", "RATE_LIMIT_EXCEEDED", 429, "Rate limit exceeded", context);
    this.retryAfter = retryAfter;
  }
}

/** Any other refusal: the code is the server's, else `API_ERROR` (R209). */
export class ApiError extends PurveyError {
  constructor(code: string | undefined, status: number, message: string | undefined, context: ErrorContext = {}) {
    super("ApiError", code ?? "API_ERROR", status, message ?? `Request failed with status ${status}`, context);
  }
}

/** No answer came: the network, a timeout or the caller's abort signal (R210). */
export class NetworkError extends PurveyError {
  /** Why: `timeout` and `deadline` are ours, `aborted` the caller's, `network` the transport's. */
  readonly reason: "network" | "timeout" | "deadline" | "aborted";

  constructor(reason: NetworkError["reason"], message: string, context: ErrorContext = {}) {
    super("NetworkError", "NETWORK_ERROR", 0, message, context);
    this.reason = reason;
  }
}

/** True for every error that a call of the client throws. */
export function isPurveyError(error: unknown): error is PurveyError {
  return error instanceof PurveyError;
}
