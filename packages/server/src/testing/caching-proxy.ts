import CachePolicy from "http-cache-semantics";

/** An answer as it comes through a cache. */
export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: CachePolicy.Headers;
  /** One character for each byte. */
  readonly body: string;
  /** The cache gave what it had kept, with or without asking whether that is still good. */
  readonly kept: boolean;
}

interface Kept {
  policy: CachePolicy;
  readonly status: number;
  readonly body: string;
}

/**
 * A cache between callers and the server that keeps what RFC 9111 lets it keep: a `shared` one is a proxy that many
 * callers stand behind, the other a browser that several people use one after another.
 *
 * @example
 * const proxy = new CachingProxy(app.fetch, { shared: true });
 * await proxy.send(new Request("http://test.invalid/robots.txt"));
 * (await proxy.send(new Request("http://test.invalid/robots.txt"))).kept // true
 */
export class CachingProxy {
  readonly #kept = new Map<string, Kept[]>();
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #shared: boolean;

  constructor(fetch: (request: Request) => Promise<Response>, { shared }: { readonly shared: boolean }) {
    this.#fetch = fetch;
    this.#shared = shared;
  }

  /** Answers from what is kept, else by the server. */
  async send(request: Request): Promise<ProxiedAnswer> {
    const known = this.#kept.get(request.url) ?? [];
    // What was kept of a GET answers a HEAD too (RFC 9111, section 4).
    const asked = { ...plain(request), method: "GET" };
    const found = known.find(({ policy }) => policy.satisfiesWithoutRevalidation(asked));
    if (found) return keptAnswer(request, found);
    return this.#ask(request, known);
  }

  async #ask(request: Request, known: Kept[]): Promise<ProxiedAnswer> {
    const tags = known.map(({ policy }) => String(policy.responseHeaders().etag ?? "")).filter(Boolean);
    const headers = new Headers(request.headers);
    if (tags.length > 0) headers.set("if-none-match", tags.join(", "));
    const response = await this.#fetch(new Request(request, { headers }));
    const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
    const valid = known.find(({ policy }) => response.status === 304 && tagOf(policy) === answer.headers.etag);
    if (valid) {
      valid.policy = valid.policy.revalidatedPolicy(plain(request), answer).policy;
      return keptAnswer(request, valid);
    }
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    const policy = new CachePolicy(plain(request), answer, { shared: this.#shared });
    if (request.method === "GET" && policy.storable())
      this.#kept.set(request.url, [...known, { policy, status: answer.status, body }]);
    return { ...answer, body, kept: false };
  }
}

function keptAnswer({ method }: Request, { policy, status, body }: Kept): ProxiedAnswer {
  return { status, headers: policy.responseHeaders(), body: method === "HEAD" ? "" : body, kept: true };
}

function tagOf(policy: CachePolicy): unknown {
  return policy.responseHeaders().etag;
}

function plain({ method, url, headers }: Request): CachePolicy.Request {
  return { method, url, headers: Object.fromEntries(headers) };
}
