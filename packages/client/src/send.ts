import { check } from "@purvey/contract/check";
import { type Envelope, repairEnvelope } from "@purvey/contract/envelope";
import type { Issue } from "@purvey/contract/schema";
import { answerFits, inputFits } from "#checker";
import { attempt, type Received, startDeadline } from "./attempt.ts";
import type { Outcome } from "./call.ts";
import type { CallOptions, Generation } from "./context.ts";
import { NetworkError, type PurveyError, ValidationError } from "./errors.ts";
import { type RequestEvent, redact, redactHeaders, tell } from "./observe.ts";
import { errorOf, requestIdOf, retryAfterOf } from "./refusal.ts";
import { buildRequest } from "./request.ts";
import { delayBefore, isTemporary, mayRepeat, wait } from "./retry.ts";
import type { ClientEndpoint, ServiceModule } from "./wire.ts";

type Input = Readonly<Record<string, unknown>>;

/** One call of one endpoint, as everything below needs it. */
interface Sending {
  readonly generation: Generation;
  readonly id: string;
  readonly endpoint: ClientEndpoint;
  readonly input: Input;
  readonly options: CallOptions;
  readonly url: string;
  readonly body: string | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** A call from its input to its checked answer: check, build, send (again), decode, check, repair. */
export async function send(
  generation: Generation,
  service: ServiceModule<unknown>,
  name: string,
  input: Input,
  options: CallOptions,
): Promise<Outcome<unknown>> {
  const endpoint = service.endpoints[name] as ClientEndpoint;
  const id = `${service.name}.${name}`;
  const deadline = startDeadline(options.deadline ?? generation.context.deadline, options.signal);
  try {
    requireFit(endpoint, id, input);
    const { path, body } = buildRequest(endpoint, input);
    const url = generation.urlOf(service.name, service.segment) + withEdgeCache(path, options.edgeCache);
    const key = options.idempotencyKey === true ? crypto.randomUUID() : options.idempotencyKey;
    return await sendUntilAnswered({
      generation,
      id,
      endpoint,
      input,
      options,
      url,
      body,
      key,
      signal: deadline.signal,
    });
  } catch (error) {
    tell(generation.context.onError, () => ({ endpoint: id, error: error as Error }));
    throw error;
  } finally {
    deadline.stop();
  }
}

function requireFit(endpoint: ClientEndpoint, id: string, input: Input): void {
  if (inputFits(endpoint.input, input)) return;
  throw new ValidationError("Invalid request parameters", {
    endpoint: id,
    issues: check(endpoint.input, input, { unknown: "refuse" }),
  });
}

function withEdgeCache(path: string, hours: number | undefined): string {
  if (hours === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}edgeCache=${hours}`;
}

async function sendUntilAnswered(sending: Sending): Promise<Outcome<unknown>> {
  const { generation, endpoint, options } = sending;
  const allowed = mayRepeat(endpoint, sending.key) ? (options.retries ?? generation.context.retries ?? 3) : 0;
  let token = endpoint.tokenless ? undefined : generation.token.get();
  if (token instanceof Promise) token = await token;
  let renewed = false;
  generation.budget.earn();
  for (let count = 1; ; count++) {
    const received = await sendOnce(sending, token, count);
    const failure =
      received instanceof NetworkError
        ? received
        : received.status >= 400
          ? errorOf(received, sending.id, count)
          : undefined;
    if (failure === undefined) return answerOf(sending, received as Received, count);
    if (failure.status === 401 && !renewed && token !== undefined) {
      // The token ran out under way: a new one, and the same call once more. The server did nothing yet.
      const fresh: string | undefined = await generation.token.renew(token);
      renewed = true;
      if (fresh !== undefined) {
        token = fresh;
        continue;
      }
    }
    await pauseOrThrow(sending, received, failure, count, allowed);
  }
}

/** Waits before the next attempt, or throws the failure when there is none. */
async function pauseOrThrow(
  sending: Sending,
  received: Received | NetworkError,
  failure: PurveyError,
  count: number,
  allowed: number,
): Promise<void> {
  const { generation, signal } = sending;
  const again =
    received instanceof NetworkError
      ? received.reason === "network" || received.reason === "timeout"
      : isTemporary(received.status);
  if (!again || count > allowed || signal?.aborted) throw failure;
  const retryAfter = received instanceof NetworkError ? undefined : retryAfterOf(received);
  const delay = delayBefore(count, generation.context.retryDelay ?? 1000, retryAfter);
  if (delay === undefined || !generation.budget.spend()) throw failure;
  tell(generation.context.onRetry, () => ({ ...eventOf(sending, {}, count), delay, reason: failure.message }));
  await wait(delay, signal).catch(() => {
    throw failure;
  });
}

async function sendOnce(sending: Sending, token: string | undefined, count: number): Promise<Received | NetworkError> {
  const { context, transport } = sending.generation;
  const headers: Record<string, string> = { accept: "application/json", "x-site-id": context.siteId };
  if (sending.body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (sending.key !== undefined) headers["idempotency-key"] = sending.key;
  for (const extra of [context.headers, sending.options.headers]) if (extra) Object.assign(headers, extra);
  tell(context.onRequest, () => eventOf(sending, headers, count));
  const started = context.onResponse ? performance.now() : 0;
  const received = await attempt(transport, sending.url, {
    method: sending.endpoint.method,
    headers,
    body: sending.body,
    signal: sending.signal,
    timeout: sending.options.timeout ?? context.timeout ?? 30_000,
    endpoint: sending.id,
    attempts: count,
  });
  if (!(received instanceof NetworkError)) {
    tell(context.onResponse, () => ({
      ...eventOf(sending, headers, count),
      status: received.status,
      requestId: requestIdOf(received),
      milliseconds: performance.now() - started,
    }));
  }
  return received;
}

function eventOf(sending: Sending, headers: Readonly<Record<string, string>>, count: number): RequestEvent {
  return {
    endpoint: sending.id,
    method: sending.endpoint.method,
    url: sending.url,
    headers: redactHeaders(headers),
    input: redact(sending.endpoint.input, sending.input),
    attempt: count,
  };
}

function answerOf(sending: Sending, received: Received, attempts: number): Outcome<unknown> {
  const body = received.body as Partial<Envelope<unknown>> & { data: unknown };
  const validation = sending.options.validate?.response ?? sending.generation.context.validate?.response ?? "throw";
  if (validation !== "off") requireAnswer(sending, received, validation, attempts);
  const envelope =
    typeof body === "object" && body !== null
      ? repairEnvelope(body, received.status)
      : repairEnvelope({ data: body }, received.status);
  return { envelope, data: envelope.data, response: received.response, requestId: requestIdOf(received), attempts };
}

const noEnvelope: Issue = { path: "", message: "Expected an envelope, an object with `data`", code: "envelope" };

function requireAnswer(sending: Sending, received: Received, validation: "throw" | "report", attempts: number): void {
  const body = received.body as { data?: unknown } | null;
  const isEnvelope = typeof body === "object" && body !== null && "data" in body;
  if (isEnvelope && answerFits(sending.endpoint.returns, body.data)) return;
  const found = isEnvelope ? check(sending.endpoint.returns, body.data, { direction: "output" }) : [noEnvelope];
  const issues = found.map((issue) =>
    isEnvelope
      ? { ...issue, path: `data${issue.path === "" || issue.path.startsWith("[") ? "" : "."}${issue.path}` }
      : issue,
  );
  if (issues.length === 0) return;
  tell(sending.generation.context.onDrift, () => ({ endpoint: sending.id, issues }));
  if (validation === "throw") {
    throw new ValidationError("Invalid API response structure", {
      endpoint: sending.id,
      issues,
      attempts,
      requestId: requestIdOf(received),
    });
  }
}
