import { createHash } from "node:crypto";

/** Texts that are remembered while they have been seen only once. */
const MAXIMUM_WATCHED = 2_000;

interface Named {
  readonly text: string;
  readonly name: string;
}

/**
 * Decides which statements are prepared under a name: those whose text comes again. A text seen once (an import, a
 * script) is not worth the memory of the server, and no more than `maximum` names are given for the same reason.
 */
export class StatementNames {
  /** By the lengths of their texts: to compare a text of ten thousand characters takes a tenth of what its hash takes. */
  readonly #named = new Map<number, Named[]>();
  #names = 0;
  readonly #seenOnce = new Set<string>();
  readonly #maximum: number;

  /** @param maximum how many names are given at most; each may cost some 20 KB on every connection. 0 gives none. */
  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** The name of the statement, from its second time on; undefined when it shall be sent without one. */
  nameOf(text: string): string | undefined {
    for (const known of this.#named.get(text.length) ?? []) if (known.text === text) return known.name;
    return this.#firstName(text);
  }

  #firstName(text: string): string | undefined {
    if (this.#names >= this.#maximum) return undefined;
    if (!this.#seenOnce.delete(text)) return this.#watch(text);
    const name = `purvey_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
    const sameLength = this.#named.get(text.length) ?? [];
    this.#named.set(text.length, [...sameLength, { text, name }]);
    this.#names += 1;
    return name;
  }

  #watch(text: string): undefined {
    if (this.#seenOnce.size >= MAXIMUM_WATCHED) this.#seenOnce.clear();
    this.#seenOnce.add(text);
  }
}
