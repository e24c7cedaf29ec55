import { check } from "@purvey/contract/check";
import { type Envelope, repairEnvelope } from "@purvey/contract/envelope";
import { answerFits } from "#checker";
import type { Received } from "./attempt.ts";
import type { Outcome } from "./call.ts";
import type { AnswerValidation, ClientContext } from "./context.ts";
import { ValidationError } from "./errors.ts";
import { tell } from "./observe.ts";
import { requestIdOf } from "./refusal.ts";
import type { ClientEndpoint } from "./wire.ts";

/** The call that an answer belongs to. */
interface Asked {
  readonly id: string;
  readonly endpoint: ClientEndpoint;
  readonly context: ClientContext;
  readonly validation: AnswerValidation;
}

/** An answer that is no refusal: checked as the call wants it (D15), its envelope repaired (R016, R017). */
export function outcomeOf(asked: Asked, received: Received, attempts: number): Outcome<unknown> {
  const { status, response } = received;
  // No body at all (204) is an envelope around nothing.
  const body = received.body === undefined ? { data: null } : received.body;
  const requestId = requestIdOf(received);
  if (asked.validation !== "off" && !answerFits(asked.endpoint.answer, body)) drift(asked, body, requestId, attempts);
  const envelope = repairEnvelope(isEnvelope(body) ? body : { data: body }, status);
  return { envelope, data: envelope.data, response, requestId, attempts };
}

function isEnvelope(body: unknown): body is Partial<Envelope<unknown>> & { data: unknown } {
  return typeof body === "object" && body !== null && "data" in body;
}

function drift(
  { endpoint, context, id, validation }: Asked,
  body: unknown,
  requestId: string | undefined,
  attempts: number,
): void {
  const issues = check(endpoint.answer, body, { direction: "output" });
  tell(context.onDrift, () => ({ endpoint: id, issues }));
  if (validation === "report") return;
  throw new ValidationError("Invalid API response structure", { endpoint: id, issues, requestId, attempts });
}
