import { createHash } from "node:crypto";

/** Texts that are remembered while they have been seen only once. */
const MAXIMUM_WATCHED = 2_000;

/**
 * Decides which statements are prepared under a name: those whose text comes again. A text seen once (an import, a
 * script) is not worth the memory of the server, and no more than `maximum` names are given for the same reason.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  readonly #maximum: number;

  /** @param maximum how many names are given at most; each may cost some 20 KB on every connection. 0 gives none. */
  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** The name of the statement, from its second time on; undefined when it shall be sent without one. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#firstName(text);
  }

  #firstName(text: string): string | undefined {
    if (this.#names.size >= this.#maximum) return undefined;
    if (!this.#seenOnce.delete(text)) return this.#watch(text);
    const name = `purvey_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
    this.#names.set(text, name);
    return name;
  }

  #watch(text: string): undefined {
    if (this.#seenOnce.size >= MAXIMUM_WATCHED) this.#seenOnce.clear();
    this.#seenOnce.add(text);
  }
}
