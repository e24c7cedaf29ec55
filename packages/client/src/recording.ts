import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { noAnswerTo } from "./nearest-call.ts";
import { callKey, type TapedExchange, tapedAnswer, tapedCall, tapeText } from "./tape.ts";
import { fetchTransport, type Transport, type TransportResponse } from "./transport.ts";

/**
 * A transport that writes every call and its answer to a file, for {@link replayFrom}. The file begins anew with the first
 * call and is complete after each answer. It is JSON made to be read and compared: sorted by call, the same at every
 * recording of the same answers. Secrets stay out of it: the site is the only header it keeps; fields that the contract
 * calls sensitive, and tokens wherever they stand, are masked. Calls that got no answer are not kept.
 *
 * @param file the tape, for instance `tests/tapes/brands.json`; its folder is made when missing
 * @param transport what really sends. Default: the platform's `fetch`
 *
 * @example
 * import { recordTo } from "@purvey/client/recording";
 * const api = createClient({ siteId: "demo", jwt, baseUrl, transport: recordTo("tests/tapes/brands.json") });
 */
export function recordTo(file: string, transport: Transport = fetchTransport): Transport {
  const exchanges: TapedExchange[] = [];
  return async (url, request) => {
    const response = await transport(url, request);
    const text = await response.text();
    const { status, headers } = response;
    const answer = tapedAnswer(request, { status, retryAfter: headers.get("retry-after"), text });
    exchanges.push({ ...tapedCall(url, request), answer });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tapeText(exchanges));
    return { status, headers, text: async () => text };
  };
}

/** How a tape is played. */
export interface ReplayOptions {
  /**
   * `strict` gives each recorded answer once, to the site it was recorded for. `loose` repeats the last answer to a call as
   * often as it is asked, for any site: for programs that poll, or ask as often as they render.
   * @default "strict"
   */
  readonly mode?: "strict" | "loose";
}

/** A transport that answers from a tape. */
export interface ReplayTransport extends Transport {
  /** The recorded answers that nobody has asked for yet, each as `GET /items/brands?limit=3`. */
  unused(): string[];
}

/**
 * A transport that answers from what {@link recordTo} has written, without a network. A call is found by method, path, query
 * and body, in whatever order their fields stand; masked fields are all alike. One that was recorded several times is
 * answered in that order. A call that is not on the tape fails with the code `NOT_RECORDED` and a sentence that names the
 * nearest one; it is never sent again.
 *
 * @throws Error when there is no such file, or it is not a tape.
 *
 * @example
 * import { replayFrom } from "@purvey/client/recording";
 * const tape = replayFrom("tests/tapes/brands.json");
 * const api = createClient({ siteId: "demo", jwt: "any", transport: tape });
 */
export function replayFrom(file: string, { mode = "strict" }: ReplayOptions = {}): ReplayTransport {
  const loose = mode === "loose";
  const exchanges = readTape(file);
  const keyOf = (call: TapedExchange | ReturnType<typeof tapedCall>) =>
    callKey(loose ? { ...call, site: undefined } : call);
  const waiting = new Map<string, TapedExchange[]>();
  for (const exchange of exchanges) waiting.set(keyOf(exchange), [...(waiting.get(keyOf(exchange)) ?? []), exchange]);
  const used = new Set<TapedExchange>();
  const replay: Transport = async (url, request) => {
    const call = tapedCall(url, request);
    const recorded = waiting.get(keyOf(call)) ?? [];
    const found = recorded.find((exchange) => !used.has(exchange)) ?? (loose ? recorded.at(-1) : undefined);
    if (!found) return refused(noAnswerTo(file, call, recorded.length, exchanges));
    used.add(found);
    return responseOf(found);
  };
  return Object.assign(replay, {
    unused: () => exchanges.filter((exchange) => !used.has(exchange)).map(({ method, path }) => `${method} ${path}`),
  });
}

function readTape(file: string): TapedExchange[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`There is no tape \`${file}\` to replay. Record one: recordTo("${file}").`, { cause: error });
  }
  try {
    const tape: unknown = JSON.parse(text);
    if (Array.isArray(tape) && tape.every(isExchange)) return tape;
  } catch {
    // Said below: what is no JSON is no tape.
  }
  throw new Error(`\`${file}\` is not a tape that recordTo has written. Remove the file and record it again.`);
}

function isExchange(entry: unknown): entry is TapedExchange {
  const { method, path, answer } = Object(entry) as Partial<TapedExchange>;
  return typeof method === "string" && typeof path === "string" && typeof answer?.status === "number";
}

function responseOf({ answer }: TapedExchange): TransportResponse {
  const { status, retryAfter = null, body, text = body === undefined ? "" : JSON.stringify(body) } = answer;
  return {
    status,
    headers: { get: (name) => (/^retry-after$/i.test(name) ? retryAfter : null) },
    text: async () => text,
  };
}

/** Refused as a server does, because a transport that fails is asked again. */
function refused(message: string): TransportResponse {
  const body = { code: "NOT_RECORDED", message, details: {} };
  return { status: 501, headers: { get: () => null }, text: async () => JSON.stringify(body) };
}
