import { defaultMaxBytes, defaultTimeout, type HttpRequest, type HttpServiceSettings } from "./http-request.ts";
import { HttpServiceError, refused, tooLate, unreachable, unreadable } from "./http-service-error.ts";
import { send } from "./send.ts";

/** An answer whose body is still on its way. */
export interface OpenAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it comes. Ending the loop early hangs up. */
  readonly texts: AsyncGenerator<string>;
}

/** How much of a refusal is read for the adapter. */
const refusalLength = 16 * 1024;

/** Sends a request and waits for the head of its answer; the deadline covers the body too. */
export async function openAnswer(settings: HttpServiceSettings, request: HttpRequest): Promise<OpenAnswer> {
  const timeout = settings.timeout ?? defaultTimeout;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(tooLate(settings, timeout)), timeout);
  const hangUp = (): void => {
    clearTimeout(timer);
    deadline.abort();
  };
  try {
    const response = await send(settings, request, deadline.signal);
    const { status, headers, ok } = response;
    const texts = textsOf(settings, response, deadline.signal, hangUp);
    if (!ok) throw refused(settings, { status, headers, text: await beginningOf(texts) });
    return { status, headers, texts };
  } catch (error) {
    const problem = problemOf(settings, error, deadline.signal);
    hangUp();
    throw problem;
  }
}

async function* textsOf(
  settings: HttpServiceSettings,
  { body }: Response,
  signal: AbortSignal,
  hangUp: () => void,
): AsyncGenerator<string> {
  const [most, decoder] = [settings.maxBytes ?? defaultMaxBytes, new TextDecoder()];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > most) throw unreadable(settings, `more than ${most} bytes`);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw problemOf(settings, error, signal);
  } finally {
    hangUp();
  }
}

/** The beginning of a refusal; that it breaks off is no other problem than the refusal itself. */
async function beginningOf(texts: AsyncGenerator<string>): Promise<string> {
  let text = "";
  try {
    for await (const part of texts) {
      text += part;
      if (text.length >= refusalLength) break;
    }
  } catch (error) {
    if (!(error instanceof HttpServiceError)) throw error;
  }
  return text.slice(0, refusalLength);
}

function problemOf(settings: HttpServiceSettings, error: unknown, signal: AbortSignal): unknown {
  if (error instanceof HttpServiceError) return error;
  if (signal.reason instanceof HttpServiceError) return signal.reason;
  return unreachable(settings, error);
}
