import type { CallOptions, Generation } from "./context.ts";
import { unfit } from "./unfit.ts";

type Given = Readonly<Record<string, string | undefined>>;

/** Who asks: what all calls with one token say alike. */
export interface Identity {
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a call has for its own headers. */
interface Asking {
  readonly generation: Generation;
  readonly options: CallOptions;
  /** `items.brands.list`, for a refusal. */
  readonly id: string;
  /** The idempotency key. */
  readonly key: string | undefined;
}

/** The headers of a call; the caller's names in lower case, so that each stands once. */
export function headersOf(
  { generation, options, id, key }: Asking,
  body: string | undefined,
  token: string | undefined,
): Record<string, string> {
  const headers = { ...identityOf(generation, token, id).headers };
  if (body) headers["content-type"] = "application/json";
  put(headers, { "idempotency-key": key }, id);
  put(headers, generation.context.headers, id);
  put(headers, options.headers, id);
  return headers;
}

/** Made anew only for another token: most calls of a client have the same. */
function identityOf(generation: Generation, token: string | undefined, id: string): Identity {
  let { identity } = generation;
  if (!identity || identity.token !== token) {
    const headers = { accept: "application/json" };
    put(headers, { "x-site-id": generation.context.siteId, authorization: token && `Bearer ${token}` }, id);
    identity = { token, headers };
    generation.identity = identity;
  }
  return identity;
}

function put(headers: Record<string, string>, more: Given | undefined, id: string): void {
  for (const name in more) {
    const value = more[name]?.trim();
    if (value === undefined) continue;
    // A line break would begin another header.
    if (!/^[!-~][ -~]*$/.test(name + value)) throw unfit(id, `headers.${name}`, "Expected printable ASCII");
    headers[name.toLowerCase()] = value;
  }
}
