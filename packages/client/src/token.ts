import { AuthenticationError, reasonOf } from "./errors.ts";

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
  #asking: Promise<string | undefined> | undefined;

  constructor(source: TokenSource) {
    this.#source = source;
    if (typeof source === "string") this.#current = source;
  }

  /** The token, or a promise of it while there is none. Rejects with an AuthenticationError when the function fails. */
  get(): string | Promise<string | undefined> {
    return this.#current ?? this.#ask(false);
  }

  /** A token newer than `stale`, or nothing when the source is a fixed text. */
  async renew(stale: string): Promise<string | undefined> {
    if (typeof this.#source === "string") return undefined;
    return this.#current === stale || this.#current === undefined ? this.#ask(true) : this.#current;
  }

  #ask(refresh: boolean): Promise<string | undefined> {
    this.#asking ??= this.#answer(refresh).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #answer(refresh: boolean): Promise<string | undefined> {
    try {
      const source = this.#source as Exclude<TokenSource, string>;
      this.#current = (await source({ refresh })) || undefined;
      return this.#current;
    } catch (cause) {
      throw new AuthenticationError(`The token function failed: ${reasonOf(cause)}`, { cause });
    }
  }
}
