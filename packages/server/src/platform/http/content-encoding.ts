import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body is compressed on its way. */
export type Encoding = "br" | "gzip";

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** The encoding that whoever asks reads, Brotli before gzip; nothing when it reads neither, or says so with `q=0`. */
export function encodingOf(request: Request): Encoding | undefined {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses what is sent many times: as small as a tenth of a second makes it. */
export function encodeToKeep(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return withGzip(body, { level: 9 });
  return withBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** What is smaller, in bytes, comes in one packet whether it is compressed or not. */
const least = 1024;

/**
 * An answer that is sent once, compressed quickly for who reads that. Its body is never a secret of the caller mixed with
 * what another page chose: calls carry a token in a header that no other page can send.
 */
export async function encodedAnswer(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
  answer: (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>) => Response,
): Promise<Response> {
  if (text.length < least) return answer(text, headers);
  const encoding = encodingOf(request);
  const varied = { ...headers, vary: headers.vary ? `${headers.vary}, accept-encoding` : "accept-encoding" };
  if (!encoding) return answer(text, varied);
  const body = encoding === "gzip" ? await withGzip(text, { level: 3 }) : await withBrotli(text, quickly(text));
  return answer(new Uint8Array(body), { ...varied, "content-encoding": encoding });
}

function quickly(text: string) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
}
