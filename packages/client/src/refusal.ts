import type { ErrorCode } from "@purvey/contract/errors";
import type { Issue } from "@purvey/contract/schema";
import {
  ApiError,
  AuthenticationError,
  type ErrorContext,
  NotFoundError,
  type PurveyError,
  RateLimitError,
  ValidationError,
} from "./errors.ts";
import type { Received } from "./received.ts";
import { parseRetryAfter } from "./retry.ts";

/** What is in the body, whoever wrote it: gateways refuse in words of their own. */
type RefusalBody = Readonly<Record<string, unknown>>;

function bodyOf(received: Received): RefusalBody {
  return Object(received.body) as RefusalBody;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function detailsOf(body: RefusalBody): RefusalBody {
  return Object(body.details) as RefusalBody;
}

/** The server's id of the request, from the header or the error envelope. */
export function requestIdOf(received: Received): string | undefined {
  return received.response.headers.get("x-request-id") ?? textOf(bodyOf(received).requestId);
}

/** How many seconds the server asks to wait. */
export function retryAfterOf(received: Received): number | undefined {
  const { headers } = received.response;
  const header = parseRetryAfter(headers.get("retry-after"), headers.get("date"));
  return header ?? parseRetryAfter(detailsOf(bodyOf(received)).retryAfter);
}

/** The error that an answer is which is no success (R204–R209). */
export function errorOf(received: Received, endpoint: string, attempts: number): PurveyError {
  const body = bodyOf(received);
  const message = redirection(received) ?? textOf(body.message);
  const context: ErrorContext = { endpoint, attempts, requestId: requestIdOf(received), details: detailsOf(body) };
  const { status } = received;
  if (status === 400)
    return new ValidationError(message ?? "Invalid request parameters", { ...context, issues: issuesOf(body) });
  if (status === 401) return new AuthenticationError(message, context);
  if (status === 404) return new NotFoundError(message ?? "`baseUrl` leads to no service", context);
  if (status === 429) return new RateLimitError(retryAfterOf(received), context);
  return new ApiError(textOf(body.code) as ErrorCode | undefined, status, message, context);
}

/** What is said of a redirect. Browsers tell of one (status 0), but not where it leads. */
function redirection({ status, response }: Received): string | undefined {
  if (status >= 400) return undefined;
  // Without a user and a query: an address can hold secrets.
  const target = response.headers.get("location")?.replace(/[?#].*|(?<=\/\/)[^/]*@/gs, "");
  return `Redirected (${status}) to ${target}, which only a GET follows. Let \`baseUrl\` lead there`;
}

function issuesOf({ validationErrors }: RefusalBody): Issue[] {
  if (!Array.isArray(validationErrors)) return [];
  return validationErrors.map(Object).map((error: RefusalBody) => ({
    path: textOf(error.field) ?? "",
    message: textOf(error.message) ?? "",
    code: textOf(error.code) ?? "invalid",
    received: error.received,
    expected: error.expected,
  }));
}
