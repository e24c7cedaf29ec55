import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from "node:zlib";

/** As `fetch` does: what a server left off at the end of a stream is no fault as long as the message is whole. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const gzip = (bytes: Buffer) => promisify(gunzip)(bytes, lenient);

/** What undoes each coding. */
const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip,
  "x-gzip": gzip,
  // Half of the servers mean the bare form; the other begins with a method of 8.
  deflate: (bytes) => promisify(((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, lenient),
  br: (bytes) => promisify(brotliDecompress)(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/**
 * The text of an answer's body, its codings undone as `fetch` does it: in any spelling, several one after another, none for
 * an empty body. What cannot be undone stays as it came, for the answer has come: asking again would do again what it tells of.
 *
 * @throws Error when the connection ends before the body does.
 */
export async function textOf(response: IncomingMessage): Promise<string> {
  const codings = (response.headers["content-encoding"] ?? "").toLowerCase().split(/\s*,\s*/);
  const coded = codings.map((coding) => coding.trim()).filter((coding) => coding !== "" && coding !== "identity");
  if (coded.length === 0) return plainText(response);
  const bytes = await buffer(response);
  return (await decoded(bytes, coded)).toString();
}

async function decoded(bytes: Buffer, codings: readonly string[]): Promise<Buffer> {
  if (bytes.length === 0 || codings.some((coding) => !Object.hasOwn(decoders, coding))) return bytes;
  try {
    let rest = bytes;
    for (const coding of [...codings].reverse()) rest = await (decoders[coding] as (typeof decoders)["br"])(rest);
    return rest;
  } catch {
    return bytes;
  }
}

function plainText(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let whole = "";
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      whole += chunk;
    });
    response.on("end", () => resolve(whole));
    response.on("error", reject);
  });
}
