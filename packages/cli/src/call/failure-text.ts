import {
  AuthenticationError,
  NetworkError,
  NotFoundError,
  type PurveyError,
  RateLimitError,
  ValidationError,
} from "@purvey/client/errors";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { FoundToken } from "../connection/sign-in.ts";

const signInAdvice: Readonly<Record<FoundToken["from"], string>> = {
  nowhere: "Sign in with `purvey login`, with --user and --password, or give a --token.",
  "--user": "Sign in with --user and --password of a user of this site.",
  "--token": "The token of --token is not good here. Sign in with `purvey login`, or with --user and --password.",
  $PURVEY_TOKEN:
    "The token of $PURVEY_TOKEN is not good here. Sign in with `purvey login`, or with --user and --password.",
  login: "The token that was kept is not good any more. Sign in again: purvey login.",
};

/** A failed call for a person: code and sentence, what does not fit, and the way out. */
export function failureText(error: PurveyError, endpoint: Endpoint, found: FoundToken | undefined): string {
  const head = `${error.code}${error.status ? ` (${error.status})` : ""}: ${error.message}`;
  const id = error.requestId ? [`request id ${error.requestId}`] : [];
  return [head, ...[...details(error, endpoint, found), ...id].map((line) => `  ${line}`)].join("\n");
}

function details(error: PurveyError, { id, permission }: Endpoint, found: FoundToken | undefined): string[] {
  if (error instanceof ValidationError) {
    const unsent = error.attempts === 0;
    const fields = error.errors.map((issue) => `${issue.path || (unsent ? "input" : "answer")}: ${issue.message}`);
    return unsent ? [...fields, `\`purvey describe ${id}\` explains the input.`] : fields;
  }
  if (error instanceof NotFoundError) return error.reason ? [error.reason] : [];
  if (error instanceof AuthenticationError) return [signInAdvice[found?.from ?? "--user"]];
  if (error instanceof NetworkError)
    return ["Does a server run there? `purvey start` starts one, --url names another. `purvey doctor` looks closer."];
  if (error instanceof RateLimitError && error.retryAfter !== undefined) return [`Wait ${error.retryAfter} seconds.`];
  if (error.status === 403 && permission !== "none") return [`The call needs the permission \`${permission}\`.`];
  return [];
}
