import { unauthenticated } from "../../platform/auth/tokens.ts";
import { businessError, forbidden, ServerError } from "../../platform/errors.ts";
import { type HttpServiceError, tooLate, unreachable, unreadable } from "../http/http-service-error.ts";

/** How an identity provider is called in sentences. */
export const serviceOf = (issuer: string) => ({ name: "identity provider", baseUrl: issuer });

/** What an error of the library says of itself. */
interface LibraryError {
  readonly code?: unknown;
  /** What the provider calls its refusal. */
  readonly error?: unknown;
  readonly cause?: unknown;
}

/** A provider that could not be asked, or whose description of itself is of no use. */
export function discoveryProblem(error: unknown, issuer: string, timeout: number): ServerError {
  if (codeOf(error) === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED")
    return businessError(
      `The identity provider calls itself otherwise than \`${issuer}\`. Ask an administrator to correct the setting \`content.openId\`.`,
    );
  return connectionProblem(error, issuer, timeout) ?? notUsable(issuer);
}

/** A sign-in that the provider, or what it answered, refuses. */
export function signInProblem(error: unknown, issuer: string, timeout: number): ServerError {
  const known = connectionProblem(error, issuer, timeout);
  if (known) return known;
  switch (codeOf(error)) {
    case "OAUTH_AUTHORIZATION_RESPONSE_ERROR":
      return refusalOf(error as LibraryError);
    case "OAUTH_RESPONSE_BODY_ERROR":
    case "OAUTH_WWW_AUTHENTICATE_CHALLENGE":
      return (error as LibraryError).error === "invalid_grant" ? spent(error) : clientRefused(error);
    case "OAUTH_RESPONSE_IS_NOT_CONFORM":
    case "OAUTH_RESPONSE_IS_NOT_JSON":
    case "OAUTH_PARSE_ERROR":
      return notUsable(issuer);
    default:
      return notOfThis(error);
  }
}

const codeOf = (error: unknown): unknown => (Object(error) as LibraryError).code;

function notUsable(issuer: string): HttpServiceError {
  return unreadable(serviceOf(issuer), "something else than its protocol says");
}

/** The library wraps what the connection said; a refusal of ours stays as it is. */
function connectionProblem(error: unknown, issuer: string, timeout: number): ServerError | undefined {
  if (error instanceof ServerError) return error;
  if (codeOf(error) === "OAUTH_TIMEOUT") return tooLate(serviceOf(issuer), timeout);
  const { cause } = Object(error) as LibraryError;
  if (cause instanceof ServerError) return cause;
  const isConnection = codeOf(error) === undefined && cause instanceof Error;
  return isConnection ? unreachable(serviceOf(issuer), cause) : undefined;
}

/** The provider's word for its refusal stands in an address, where anybody could write a sentence. */
function refusalOf({ error }: LibraryError): ServerError {
  if (error === "access_denied")
    return forbidden("The identity provider let nobody in: signing in was refused or broken off there. Try again.");
  const word = typeof error === "string" && /^[a-z_]{1,60}$/.test(error) ? error : "error";
  return new ServerError(
    "UPSTREAM_SERVICE_ERROR",
    `The identity provider refused to sign anybody in (\`${word}\`). Try again; if it stays so, ask an administrator.`,
  );
}

function spent(cause: unknown): ServerError {
  return unauthenticated("The identity provider's code was used already, or has run out. Sign in again.", cause);
}

function clientRefused(cause: unknown): ServerError {
  return new ServerError(
    "UPSTREAM_SERVICE_ERROR",
    "The identity provider does not take this site for its client. Ask an administrator to check the settings `content.openId` and `content.openIdClient`.",
    { cause },
  );
}

function notOfThis(cause: unknown): ServerError {
  return unauthenticated("What the identity provider answered is not good for this sign-in. Sign in again.", cause);
}
