import { createClientOf } from "@purvey/client/client";
import type { CallOptions, ClientContext } from "@purvey/client/context";
import { isPurveyError, type PurveyError } from "@purvey/client/errors";
import { redact, redactHeaders } from "@purvey/client/observe";
import { buildRequest } from "@purvey/client/request";
import { fetchTransport, type Transport } from "@purvey/client/transport";
import type { ClientEndpoint, ServiceModule } from "@purvey/client/wire";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";

/** A request as it was sent; the token and every sensitive field are masked. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What came of a call. */
export interface CallResult {
  /** Nothing when the call was refused before it was sent. */
  readonly request: SentRequest | undefined;
  /** 0 when no answer came. */
  readonly status: number;
  /** From the sending to the last byte. */
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as it came. */
  readonly text: string;
  readonly requestId: string | undefined;
  /** Why the client or the server refused. */
  readonly error: PurveyError | undefined;
}

/** What to send. */
export interface Sending {
  readonly module: ServiceModule<unknown>;
  /** The endpoint within its service: `cartLine.add`. */
  readonly name: string;
  readonly input: FormRecord;
  readonly context: ClientContext;
  /** Ends the call before its answer. */
  readonly signal?: AbortSignal;
}

const shownHeaders = ["content-type", "x-request-id", "retry-after", "cache-control", "idempotent-replayed", "allow"];

/**
 * Sends a call by the real client, once: a developer wants to see the first refusal, not what comes after three
 * retries. The answer is not parsed here but in the reader's worker, whatever its size.
 */
export async function sendCall({ module, name, input, context, signal }: Sending): Promise<CallResult> {
  const seen: Seen = {};
  const transport = watching(context.transport ?? fetchTransport, seen, (url, headers, method) =>
    shownRequest(module, name, input, { url, headers, method }),
  );
  const client = createClientOf(
    { service: module },
    { ...context, transport, retries: 0, validate: { response: "off" } },
  );
  const call = name.split(".").reduce<unknown>((node, key) => Reflect.get(Object(node), key), client.service);
  try {
    await (call as (input: FormRecord, options: CallOptions) => Promise<unknown>)(input, signal ? { signal } : {});
    return { ...nothing, ...seen };
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    return { ...nothing, ...seen, error };
  }
}

const nothing: CallResult = {
  request: undefined,
  status: 0,
  milliseconds: 0,
  headers: [],
  text: "",
  requestId: undefined,
  error: undefined,
};

type Seen = Partial<{ -readonly [Key in keyof CallResult]: CallResult[Key] }>;

/** A transport that notes what passes; of an answer that is no refusal the client gets an empty envelope. */
function watching(
  transport: Transport,
  seen: Seen,
  shown: (url: string, headers: Readonly<Record<string, string>>, method: string) => SentRequest,
): Transport {
  return async (url, request) => {
    seen.request = shown(url, request.headers, request.method);
    const started = performance.now();
    const took = () => {
      seen.milliseconds = performance.now() - started;
    };
    // A call that is given up does not wait for its transport.
    request.signal?.addEventListener("abort", took);
    const response = await transport(url, request).finally(took);
    const text = await response.text().finally(took);
    Object.assign(seen, {
      status: response.status,
      text,
      headers: shownHeaders.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      requestId: response.headers.get("x-request-id") ?? undefined,
    } satisfies Seen);
    const { status, headers } = response;
    return { status, headers, text: async () => (status < 400 ? '{"data":null}' : text) };
  };
}

/** The request with its secrets masked: in its headers, its address and its body. */
function shownRequest(
  module: ServiceModule<unknown>,
  name: string,
  input: FormRecord,
  sent: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly method: string },
): SentRequest {
  const endpoint = module.endpoints[name] as ClientEndpoint;
  const real = buildRequest(endpoint, input, name);
  const masked = buildRequest(endpoint, redact(endpoint.input, input) as FormRecord, name);
  const base = sent.url.slice(0, sent.url.length - real.path.length);
  const url = new URL(base + masked.path, location.origin).href;
  return { method: sent.method, url, headers: redactHeaders(sent.headers), body: masked.body };
}
