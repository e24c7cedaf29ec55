import {
  type ApiError,
  AuthenticationError,
  isPurveyError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from "@purvey/client/errors";
import { saySentence } from "../sentences/say-sentence.ts";
import type { problemMessages } from "./problem-messages.ts";
import { tooMany, unreached } from "./unreached.ts";

/** Whose matter an error is, as `ErrorPanel` shows it. */
export interface Problem {
  readonly cause: "you" | "data" | "service";
  readonly message: string;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly advice: keyof (typeof problemMessages)["en"] & string;
  /** For advice that counts: seconds to wait. */
  readonly seconds: number;
  /** Whether asking again may help. */
  readonly again: boolean;
}

/**
 * Makes of any error what a person needs: whose matter it is, the sentence in the page's language, the request, and
 * what to do.
 */
export function problemOf(error: unknown): Problem {
  const problem = asItCame(error);
  return { ...problem, message: saySentence(problem.message) };
}

function asItCame(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  if (!isPurveyError(error)) return { ...unknownProblem, message };
  const { requestId } = error;
  const base = {
    message,
    requestId,
    code: error.status > 0 ? `${error.status} ${error.code}` : error.code,
    seconds: 0,
  };
  if (error instanceof AuthenticationError) return { ...base, cause: "you", advice: "signIn", again: true };
  if (error instanceof NotFoundError) {
    return { ...base, message: error.reason ?? message, cause: "data", advice: "notThere", again: false };
  }
  if (error instanceof RateLimitError) {
    return {
      ...base,
      message: tooMany,
      cause: "service",
      advice: "tooFast",
      seconds: error.retryAfter ?? 0,
      again: true,
    };
  }
  if (error instanceof NetworkError) {
    const unheard = { cause: "service", again: true } as const;
    if (error.reason === "network") return { ...base, ...unheard, message: unreached, advice: "offline" };
    return { ...base, ...unheard, advice: "slow" };
  }
  if (error instanceof ValidationError) {
    const answer = error.message.includes("response");
    return {
      ...base,
      message: error.summary,
      cause: answer ? "service" : "you",
      advice: answer ? "answer" : "correct",
      again: answer,
    };
  }
  return { ...base, ...refusalProblem(error as ApiError) };
}

const unknownProblem = {
  cause: "service",
  code: undefined,
  requestId: undefined,
  advice: "program",
  seconds: 0,
  again: true,
} as const;

function refusalProblem({ status }: ApiError): Pick<Problem, "cause" | "advice" | "again"> {
  if (status === 403) return { cause: "you", advice: "notAllowed", again: false };
  if (status === 409 || status === 422) return { cause: "data", advice: "correct", again: true };
  if (status < 500) return { cause: "you", advice: "correct", again: true };
  return { cause: "service", advice: "service", again: true };
}
