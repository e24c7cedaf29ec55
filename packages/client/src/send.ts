import { inputFits } from "#checker";
import { addressOf } from "./address.ts";
import { type CallOptions, type Generation, newIdempotencyKey } from "./context.ts";
import { NetworkError, type PurveyError, reasonOf } from "./errors.ts";
import { headersOf } from "./headers.ts";
import { Interruption, Limit } from "./limit.ts";
import { type RequestEvent, redact, redactHeaders, tell } from "./observe.ts";
import { type Answered, answeredBy } from "./outcome.ts";
import { Outgoing } from "./outgoing.ts";
import { type Received, receive } from "./received.ts";
import { errorOf, requestIdOf, retryAfterOf } from "./refusal.ts";
import { buildRequest } from "./request.ts";
import { delayBefore, earn, longestWait, mayRepeat, temporaryStatuses, wait } from "./retry.ts";
import type { TokenSource } from "./token.ts";
import { reasonsOf, unfit } from "./unfit.ts";
import type { ClientEndpoint, ServiceModule } from "./wire.ts";

type Input = Readonly<Record<string, unknown>>;

/** One call of one endpoint, as everything below needs it. */
interface Sending {
  readonly generation: Generation;
  /** The address of the service. */
  readonly base: string;
  readonly id: string;
  readonly endpoint: ClientEndpoint;
  readonly input: Input;
  readonly options: CallOptions;
  /** What ends the call as a whole, where anything does. */
  readonly limit: Limit | undefined;
  /** When that is, by `performance.now()`. */
  readonly until: number;
  readonly key: string | undefined;
  /** The token source that makes the call. */
  readonly caller: TokenSource | undefined;
  /** How many times it was sent. */
  attempts: number;
  /** Whether another token was asked for. */
  renewed?: true;
  /** What the last attempt failed of. */
  failure?: PurveyError;
}

/** A call from its input to its checked answer: check, build, send (again), decode, check, repair. */
export async function send(
  generation: Generation,
  service: ServiceModule<unknown>,
  name: string,
  input: Input,
  options: CallOptions,
  caller?: TokenSource,
): Promise<Answered> {
  const endpoint = service.endpoints[name] as ClientEndpoint;
  const id = `${service.name}.${name}`;
  const base = addressOf(generation, service);
  const deadline = options.deadline ?? generation.context.deadline ?? Number.POSITIVE_INFINITY;
  const limited = deadline < Number.POSITIVE_INFINITY;
  // The clock is read where it matters only: it is among the dearest things that a call does.
  const until = limited ? performance.now() + deadline : deadline;
  const limit = limited || options.signal ? new Limit("deadline", deadline, options.signal) : undefined;
  const key = keyOf(options.idempotencyKey);
  const sending: Sending = { generation, base, id, endpoint, input, options, limit, until, key, caller, attempts: 0 };
  try {
    if (!inputFits(endpoint.input, input))
      throw unfit(id, await reasonsOf(endpoint.input, input, { unknown: "refuse" }));
    const { path, body } = buildRequest(endpoint, withEdgeCache(sending), id);
    let token = tokenFor(sending);
    if (token instanceof Promise) token = await asked(sending, token);
    earn(generation.budget);
    for (;;) {
      const received = await sendOnce(sending, base + path, body, token);
      if (!(received instanceof NetworkError) && received.status >= 200 && received.status < 300)
        return await answeredBy(sending, received);
      const failure = received instanceof NetworkError ? received : errorOf(received, id, sending.attempts);
      sending.failure = failure;
      const fresh: string | undefined = await renewedToken(sending, failure, token);
      if (fresh === undefined) await pauseOrThrow(sending, received, failure);
      else token = fresh;
    }
  } catch (thrown) {
    const error = thrown instanceof Interruption ? networkError(sending, thrown) : thrown;
    tell(generation.context.onError, () => ({ endpoint: id, error: error as Error }));
    throw error;
  } finally {
    limit?.stop();
  }
}

/** What needs no token gets one only when that is a fixed text (R020): nobody is asked, for whoever is asked may make the call. */
function tokenFor({ generation, endpoint, caller }: Sending): string | undefined | Promise<string | undefined> {
  if (endpoint.tokenless) return undefined;
  return endpoint.open ? generation.token.fixed : generation.token.get(caller);
}

/** What the token function answers, not waited for longer than for an attempt. */
async function asked(sending: Sending, asking: Promise<string | undefined>): Promise<string | undefined> {
  const time = timeOf(sending);
  try {
    return await time.within(asking);
  } catch (error) {
    if (!(error instanceof Interruption) || error.reason !== "timeout") throw error;
    sending.generation.token.forget();
    throw new Interruption(
      "timeout",
      `got no token: the function for it ${error.words}. Where it calls this client, let it call what needs no token`,
    );
  } finally {
    time.stop();
  }
}

/** The time that one attempt may take. */
function timeOf({ generation, options, limit }: Sending): Limit {
  return new Limit("timeout", options.timeout ?? generation.context.timeout ?? 30_000, limit?.signal);
}

/** The given key, or one made up. */
function keyOf(given: string | true | undefined): string | undefined {
  return given === true ? newIdempotencyKey() : given;
}

function withEdgeCache({ input, endpoint, options, id }: Sending): Input {
  const { edgeCache } = options;
  if (edgeCache === undefined) return input;
  if (endpoint.method === "GET" && !endpoint.unsafe && [1, 2, 3, 4, 5, 8].includes(edgeCache))
    return { ...input, edgeCache };
  throw unfit(id, "edgeCache", "Expected 1 to 5 or 8, on a safe GET");
}

/** Another token in place of one that ran out under way: the server did nothing yet. Asked for once in a call. */
async function renewedToken(
  sending: Sending,
  failure: PurveyError,
  token: string | undefined,
): Promise<string | undefined> {
  const { generation, endpoint, caller, renewed } = sending;
  if (failure.status !== 401 || token === undefined || endpoint.open || renewed) return undefined;
  sending.renewed = true;
  return asked(sending, generation.token.renew(token, caller));
}

/** Waits before the next attempt, or throws the failure when there is none. */
async function pauseOrThrow(sending: Sending, received: Received | NetworkError, failure: PurveyError): Promise<void> {
  const { generation, endpoint, options, limit, attempts, key } = sending;
  const { context, budget } = generation;
  const allowed = mayRepeat(endpoint, key) ? (options.retries ?? context.retries ?? 3) : 0;
  const unheard = received instanceof NetworkError;
  const again = unheard
    ? received.reason === "network" || received.reason === "timeout"
    : temporaryStatuses.includes(received.status);
  if (!again || attempts > allowed) throw failure;
  const delay = delayBefore(attempts, context.retryDelay ?? 1000, unheard ? undefined : retryAfterOf(received));
  // A wait that the deadline would end only delays the failure.
  const longest = Math.min(longestWait, sending.until - performance.now());
  if (delay > longest || budget.left < 1) throw failure;
  budget.left--;
  tell(context.onRetry, () => ({ ...eventOf(sending, {}), delay, reason: failure.message }));
  await wait(delay, limit);
}

async function sendOnce(
  sending: Sending,
  url: string,
  body: string | undefined,
  token: string | undefined,
): Promise<Received | NetworkError> {
  const { context, transport } = sending.generation;
  const signal = sending.limit?.signal;
  if (signal?.aborted) throw signal.reason;
  const headers = headersOf(sending, body, token);
  sending.attempts++;
  tell(context.onRequest, () => eventOf(sending, headers));
  const started = context.onResponse && performance.now();
  const time = timeOf(sending);
  const request = new Outgoing(sending, headers, body, time);
  try {
    const received = await time.within(receive(transport, url, request));
    tell(context.onResponse, () => ({
      ...eventOf(sending, headers),
      status: received.status,
      requestId: requestIdOf(received),
      milliseconds: performance.now() - (started as number),
    }));
    return received;
  } catch (error) {
    return networkError(sending, error);
  } finally {
    time.stop();
  }
}

/** Why no answer came. */
function networkError(sending: Sending, error: unknown): NetworkError {
  const { endpoint, id, attempts, failure = error } = sending;
  const interrupted = error instanceof Interruption;
  const words = interrupted ? error.words : `got no answer: ${reasonOf(error)}`;
  const message = `${endpoint.method} ${shownUrl(sending)} ${words}`;
  const cause = interrupted ? failure : error;
  return new NetworkError(interrupted ? error.reason : "network", message, { endpoint: id, attempts, cause });
}

/** The address with the input's sensitive fields masked. */
function shownUrl({ base, endpoint, input, id }: Sending): string {
  return base + buildRequest(endpoint, redact(endpoint.input, input) as Input, id).path;
}

function eventOf(sending: Sending, headers: Readonly<Record<string, string>>): RequestEvent {
  const { id, endpoint, input, attempts } = sending;
  return {
    endpoint: id,
    method: endpoint.method,
    url: shownUrl(sending),
    headers: redactHeaders(headers),
    input: redact(endpoint.input, input),
    attempt: attempts,
  };
}
