import type { Issue } from "@purvey/contract/schema";
import type { Received } from "./attempt.ts";
import {
  ApiError,
  AuthenticationError,
  type ErrorContext,
  NotFoundError,
  type PurveyError,
  RateLimitError,
  ValidationError,
} from "./errors.ts";
import { parseRetryAfter } from "./retry.ts";

interface RefusalBody {
  readonly code?: string;
  readonly message?: string;
  readonly details?: Record<string, unknown>;
  readonly requestId?: string;
  readonly validationErrors?: readonly {
    readonly field?: string;
    readonly message?: string;
    readonly code?: string;
    readonly received?: unknown;
    readonly expected?: unknown;
  }[];
}

function bodyOf(received: Received): RefusalBody {
  return typeof received.body === "object" && received.body !== null ? (received.body as RefusalBody) : {};
}

/** The server's id of the request, from the header or the error envelope. */
export function requestIdOf(received: Received): string | undefined {
  return (
    received.response.headers.get("x-request-id") ?? (received.status >= 400 ? bodyOf(received).requestId : undefined)
  );
}

/** How long the server asks to wait, in milliseconds. */
export function retryAfterOf(received: Received): number | undefined {
  const header = parseRetryAfter(received.response.headers.get("retry-after"));
  if (header !== undefined) return header;
  const seconds = bodyOf(received).details?.retryAfter;
  return typeof seconds === "number" ? seconds * 1000 : undefined;
}

/** The error that an answer with a status of 400 or more is (R204–R209). */
export function errorOf(received: Received, endpoint: string, attempts: number): PurveyError {
  const body = bodyOf(received);
  const context: ErrorContext = { endpoint, attempts, requestId: requestIdOf(received), details: body.details };
  const { status } = received;
  if (status === 400)
    return new ValidationError(body.message ?? "Invalid request parameters", { ...context, issues: issuesOf(body) });
  if (status === 401) return new AuthenticationError(body.message, context);
  if (status === 404) return new NotFoundError(body.message, context);
  if (status === 429) {
    const wait = retryAfterOf(received);
    return new RateLimitError(wait === undefined ? undefined : wait / 1000, context);
  }
  return new ApiError(body.code, status, body.message, context);
}

function issuesOf(body: RefusalBody): Issue[] {
  return (body.validationErrors ?? []).map((error) => ({
    path: error.field ?? "",
    message: error.message ?? "",
    code: error.code ?? "invalid",
    received: error.received,
    expected: error.expected,
  }));
}
