import type { Identity } from "./headers.ts";
import type { Hooks } from "./observe.ts";
import type { RetryBudget } from "./retry.ts";
import type { TokenHolder, TokenSource } from "./token.ts";
import type { Transport } from "./transport.ts";

/**
 * Where a service is: a text with `{service}` in it, an address per service, or a function (D02), which is asked once for
 * a service until the token or the site changes.
 */
export type BaseUrl = string | Readonly<Record<string, string>> | ((service: string) => string);

/** What happens when an answer does not fit the contract: an error, a report to `onDrift`, or nothing (D15). */
export type AnswerValidation = "throw" | "report" | "off";

/** What a client is created from. */
export interface ClientContext extends Hooks {
  /** The site, sent with every call as `x-site-id` (R019, D04). */
  readonly siteId: string;
  /** The bearer token; one of `jwt` and `bearerToken` is needed (R224). */
  readonly jwt?: TokenSource;
  readonly bearerToken?: TokenSource;
  /** @default "/api/{service}", the address of the page's own server */
  readonly baseUrl?: BaseUrl;
  /** @default the platform's `fetch` */
  readonly transport?: Transport;
  /** Milliseconds for one attempt, its body included (R026); `Infinity` for none. @default 30000 */
  readonly timeout?: number;
  /** Milliseconds for a call with all its retries and the asking for a token. @default no limit */
  readonly deadline?: number;
  /** How often a call is sent again at most (R027). @default 3 */
  readonly retries?: number;
  /** Milliseconds before the first retry, doubled each time, with jitter (R028). @default 1000 */
  readonly retryDelay?: number;
  readonly validate?: { readonly response?: AnswerValidation };
  /** Headers for every call. A call's own win over these, both over the client's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A new key for {@link CallOptions.idempotencyKey}, to be kept until an attempt is certain to have failed. Not by
 * `randomUUID`, which browsers offer on secure pages only.
 *
 * @example
 * const idempotencyKey = newIdempotencyKey();
 */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** One call's own settings; what is not given is the client's. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly deadline?: number;
  readonly retries?: number;
  /**
   * Makes a POST safe to send again: the server answers a repetition with the first answer. 1 to 255 printable ASCII
   * characters; `true` makes one up.
   */
  readonly idempotencyKey?: string | true;
  /** Hours that a shared cache may keep the answer (R038, D23). Only for a GET without effects. */
  readonly edgeCache?: 1 | 2 | 3 | 4 | 5 | 8;
  readonly headers?: Readonly<Record<string, string>>;
  readonly validate?: { readonly response?: AnswerValidation };
}

/** What all calls of one generation of a client share. A new token or site makes a new generation (R229). */
export interface Generation {
  readonly context: ClientContext;
  readonly token: TokenHolder;
  readonly transport: Transport;
  readonly budget: RetryBudget;
  /** That of the last call. */
  identity?: Identity;
  /** Where each service is that was called. */
  readonly addresses: Record<string, string>;
}
