import type { Envelope } from "@purvey/contract/envelope";
import type { PurveyError } from "./errors.ts";
import type { TransportResponse } from "./transport.ts";

export type { CallOptions } from "./context.ts";

/** An answer together with how it came. */
export interface Outcome<T> {
  readonly envelope: Envelope<T>;
  readonly data: T;
  readonly response: TransportResponse;
  /** The server's id of the request; what its log knows it by. */
  readonly requestId: string | undefined;
  /** How many times the call was sent. */
  readonly attempts: number;
}

/** Success or failure as a value, for those who do not like `try`. */
export type SafeResult<T> =
  | { readonly ok: true; readonly data: T; readonly envelope: Envelope<T> }
  | { readonly ok: false; readonly error: PurveyError };

/**
 * A call under way: a promise of the envelope, with other views on the same answer. It is sent once, whichever views are used.
 *
 * @example
 * const { data, totalResults } = await api.items.brands.list({ limit: 20 });
 * const brand = await api.items.brands.get({ id: 7 }).data;
 * const result = await api.items.brands.get({ id: 7 }).safe();
 */
export interface Call<T> extends Promise<Envelope<T>> {
  /** The data alone. */
  readonly data: Promise<T>;
  /** The answer with response, request id and number of attempts. */
  withResponse(): Promise<Outcome<T>>;
  /** Never rejects: `{ ok: true, data }` or `{ ok: false, error }`. */
  safe(): Promise<SafeResult<T>>;
}

/** A call that answers a list, and can go on to the following pages. */
export interface ListCall<T> extends Call<T[]> {
  /** Every record from here on, page after page as they are needed. */
  items(): AsyncIterable<T>;
  /** Every page from here on. */
  pages(): AsyncIterable<Envelope<T[]>>;
}
