/**
 * Where the bearer token comes from: the text itself, or a function that gives it. The function is asked once and
 * again with `refresh: true` after an answer 401; many calls at the same time share one asking. It may answer
 * nothing: then the call goes without a token (the sign-in call needs none).
 */
export type TokenSource =
  | string
  | ((request: { readonly refresh: boolean }) => string | undefined | Promise<string | undefined>);

/** Keeps the token of one client and asks for a new one, one asking at a time. */
export class TokenHolder {
  readonly #source: TokenSource;
  #current: string | undefined;
  #known: boolean;
  #asking: Promise<string | undefined> | undefined;

  constructor(source: TokenSource) {
    this.#source = source;
    this.#known = typeof source === "string";
    this.#current = typeof source === "string" ? source : undefined;
  }

  /** The token, or a promise of it the first time. */
  get(): string | undefined | Promise<string | undefined> {
    return this.#known ? this.#current : this.#ask(false);
  }

  /** A token newer than `stale`, or nothing when the source is a fixed text. */
  async renew(stale: string | undefined): Promise<string | undefined> {
    if (typeof this.#source === "string") return undefined;
    if (this.#known && this.#current !== stale) return this.#current;
    return this.#ask(true);
  }

  #ask(refresh: boolean): Promise<string | undefined> {
    const source = this.#source;
    if (typeof source === "string") return Promise.resolve(source);
    this.#asking ??= (async () => {
      try {
        this.#current = await source({ refresh });
        this.#known = this.#current !== undefined;
        return this.#current;
      } finally {
        this.#asking = undefined;
      }
    })();
    return this.#asking;
  }
}
