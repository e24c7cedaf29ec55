import { AuthenticationError, reasonOf } from "./errors.ts";

/**
 * Where the bearer token comes from: the text itself, or a function that gives it. The function is asked once and
 * again with `refresh: true` after an answer 401; many calls at the same time share one asking. It may answer
 * nothing: then the call goes without a token (the sign-in call needs none).
 */
export type TokenSource =
  | string
  | ((request: { readonly refresh: boolean }) => string | undefined | Promise<string | undefined>);

/** The source whose own code runs at this moment, up to its first `await`. */
let running: TokenSource | undefined;

/** The token source that a call is made by, where one makes it before it waits for anything. */
export function callingSource(): TokenSource | undefined {
  return running;
}

/** Keeps the token of one client and asks for a new one, one asking at a time. */
export class TokenHolder {
  readonly #source: TokenSource;
  #current: string | undefined;
  #asking: Promise<string | undefined> | undefined;

  constructor(source: TokenSource) {
    this.#source = source;
    if (typeof source === "string") this.#current = source;
  }

  /** The token that is a fixed text. What needs no token waits for none, and a function may be under way to get one. */
  get fixed(): string | undefined {
    return typeof this.#source === "string" ? this.#source : undefined;
  }

  /**
   * The token, or a promise of it while there is none.
   *
   * @param caller the token source that makes the call
   * @throws AuthenticationError when the function fails, or calls what needs the token.
   */
  get(caller?: TokenSource): string | Promise<string | undefined> {
    return this.#current ?? this.#ask(false, caller);
  }

  /** A token newer than `stale`, or nothing when the source is a fixed text. */
  async renew(stale: string, caller?: TokenSource): Promise<string | undefined> {
    if (typeof this.#source === "string") return undefined;
    return this.#current === stale || this.#current === undefined ? this.#ask(true, caller) : this.#current;
  }

  /** Waits no more for an answer that does not come; the next call asks anew. */
  forget(): void {
    this.#asking = undefined;
  }

  #ask(refresh: boolean, caller: TokenSource | undefined): Promise<string | undefined> {
    if (caller === this.#source)
      throw new AuthenticationError("The token function calls what needs a token itself. Let it call what needs none.");
    if (!this.#asking) {
      const asking = this.#answer(refresh).finally(() => {
        if (this.#asking === asking) this.forget();
      });
      this.#asking = asking;
    }
    return this.#asking;
  }

  async #answer(refresh: boolean): Promise<string | undefined> {
    try {
      this.#current = (await answerOf(this.#source as AskedSource, refresh)) || undefined;
      return this.#current;
    } catch (cause) {
      throw new AuthenticationError(`The token function failed: ${reasonOf(cause)}`, { cause });
    }
  }
}

type AskedSource = Exclude<TokenSource, string>;

function answerOf(source: AskedSource, refresh: boolean): ReturnType<AskedSource> {
  const before = running;
  running = source;
  try {
    return source({ refresh });
  } finally {
    running = before;
  }
}
