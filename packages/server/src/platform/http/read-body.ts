import { ServerError } from "../errors.ts";

/** UTF-8 and nothing else: what another encoding becomes otherwise is stored as `�` for ever. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON body of a request; `undefined` when there is none. Never keeps more than `limit` bytes.
 *
 * @throws VALIDATION_ERROR for a body that is too large, ends too early, is not UTF-8 or not JSON.
 */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable("json", `The body is not JSON: ${reasonOf(cause)}`, cause);
  }
}

/** The body of a request as text; empty when there is none. Throws as {@link readBody} does. */
export async function readText(request: Request, limit: number): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) throw tooLarge(announced, limit);
  return textOf(await readBytes(request, limit));
}

/** What the parser says, without the piece of the body that it quotes: there may be a password in it. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const quote = message.search(/(^|, )(\.{3})?"/);
  return quote < 0 ? message : message.slice(0, quote) || "it begins like none";
}

function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw unreadable("encoding", "The body is not UTF-8. Send JSON in UTF-8.", cause);
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  try {
    // Asked first: to look at `body` makes the Node adapter build a whole request of its own for it.
    if (!request.headers.has("content-length")) return await countedBytes(request.body, limit);
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw tooLarge(bytes.byteLength, limit);
    return bytes;
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw unreadable("body", "The body ended before it was complete. Send the call again.", cause);
  }
}

async function countedBytes(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(size, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unreadable(code: string, message: string, cause: unknown): ServerError {
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path: "", message, code }],
    cause,
  });
}

function tooLarge(size: number, limit: number): ServerError {
  const message = `The body has ${size} bytes or more; at most ${limit} are accepted. Send it in parts.`;
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path: "", message, code: "size", received: size, expected: limit }],
  });
}
