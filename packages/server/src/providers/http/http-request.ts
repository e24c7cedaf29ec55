/** An outside system that is spoken to over HTTP: where it is, and what may be spent on it. */
export interface HttpServiceSettings {
  /** What it is, as it stands in sentences: "tax provider". */
  readonly name: string;
  /** `https://host[:port][/prefix]`; paths of requests are below it. */
  readonly baseUrl: string;
  /** Headers of every request: its key. They are never shown. */
  readonly headers?: Readonly<Record<string, string>>;
  /** From connecting to the last byte of the answer, in milliseconds. Default {@link defaultTimeout}. */
  readonly timeout?: number;
  /** The largest answer that is read, in bytes. Default {@link defaultMaxBytes}. */
  readonly maxBytes?: number;
}

/** How long an outside system may take when nothing else is said, in milliseconds. */
export const defaultTimeout = 10_000;
/** The largest answer of an outside system when nothing else is said: 4 MiB. */
export const defaultMaxBytes = 4 * 1024 * 1024;

/** What a request carries: JSON, the fields of a form, or a text of another type. */
export type HttpBody =
  | { readonly json: unknown }
  | { readonly form: Readonly<Record<string, string>> }
  | { readonly text: string; readonly type: string };

/** One request to an outside system. */
export interface HttpRequest {
  /** Default: POST with a body, GET without. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base URL: `/rates`. */
  readonly path: string;
  /** May hold keys: the query is never shown either. Names without a value are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: HttpBody;
}
