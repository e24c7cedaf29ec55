import { type Envelope, repairEnvelope } from "@purvey/contract/envelope";
import { answerFits, output } from "#checker";
import type { CallOptions, Generation } from "./context.ts";
import { ValidationError } from "./errors.ts";
import { tell } from "./observe.ts";
import type { Received } from "./received.ts";
import { requestIdOf } from "./refusal.ts";
import { reasonsOf } from "./unfit.ts";
import type { ClientEndpoint } from "./wire.ts";

/** The call that an answer belongs to. */
interface Asked {
  readonly id: string;
  readonly endpoint: ClientEndpoint;
  readonly generation: Generation;
  readonly options: CallOptions;
  /** How many times it was sent. */
  readonly attempts: number;
}

/** A call's answer as it was received, and its envelope. */
export interface Answered {
  readonly envelope: Envelope<unknown>;
  readonly received: Received;
  /** How many times the call was sent. */
  readonly attempts: number;
}

/** An answer that is no refusal: checked as the call wants it (D15), its envelope repaired (R016, R017). */
export function answeredBy(asked: Asked, received: Received): Answered | Promise<Answered> {
  const { endpoint, options, generation, attempts } = asked;
  // No body at all (204) is an envelope around nothing.
  const { body = { data: null } } = received;
  const validation = options.validate?.response ?? generation.context.validate?.response;
  const given = "data" in Object(body) ? (body as Partial<Envelope<unknown>> & { data: unknown }) : { data: body };
  const fit = validation === "off" || answerFits(endpoint.answer, body);
  const answered = () => ({ envelope: repairEnvelope(given, received.status), received, attempts });
  return fit ? answered() : drift(asked, received, body, validation === "report").then(answered);
}

/**
 * Tells of an answer that does not fit, and throws unless it is only to be reported. A value that an enumeration does not
 * know is told of alone: services learn new ones before their callers do (D15).
 */
async function drift(asked: Asked, received: Received, body: unknown, reportOnly: boolean): Promise<void> {
  const { endpoint, generation, id, attempts } = asked;
  const all = await reasonsOf(endpoint.answer, body, output);
  tell(generation.context.onDrift, () => ({ endpoint: id, issues: all }));
  const issues = await reasonsOf(endpoint.answer, body, { direction: "output" });
  if (reportOnly || issues.length === 0) return;
  const requestId = requestIdOf(received);
  throw new ValidationError("Invalid API response structure", { endpoint: id, issues, requestId, attempts });
}
