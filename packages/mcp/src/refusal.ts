import { AuthenticationError, isPurveyError, NetworkError, NotFoundError, ValidationError } from "@purvey/client";

/** A tool was asked for what it does not do; the message says what it does. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What went wrong, in sentences for whoever called the tool: code, status, each field that does not fit, the request id. */
export function refusalText(error: unknown): string {
  if (!isPurveyError(error)) return error instanceof Error ? error.message : String(error);
  const lines = [`${error.code}${error.status ? ` (${error.status})` : ""}: ${error.message}`];
  if (error instanceof ValidationError)
    lines.push(...error.errors.map(({ path, message }) => `- ${path || "input"}: ${message}`));
  if (error instanceof NotFoundError && error.reason) lines.push(error.reason);
  if (error instanceof AuthenticationError)
    lines.push("Start the server of these tools with a valid token, or send one as bearer token over HTTP.");
  if (error instanceof NetworkError) lines.push("Nothing is known of what became of the call.");
  if (error.requestId) lines.push(`Request id: ${error.requestId}`);
  return lines.join("\n");
}
