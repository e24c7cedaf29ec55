type Listener = (() => void) | null;

interface Held {
  readonly answer: () => void;
}

/**
 * The part of a browser's IndexedDB that drafts use, for tests: one table in memory, whose reads can be held back as a
 * slow device does. Everything is answered later than it was asked, as in a browser.
 */
export class HeldDatabase {
  readonly #rows = new Map<unknown, unknown>();
  #held: Held[] | undefined;

  /** What is stored, in the order it was first stored. */
  values(): unknown[] {
    return [...this.#rows.values()];
  }

  clear(): void {
    this.#rows.clear();
    this.#held = undefined;
  }

  /** Holds reads back from now on; the answer gives them free, each with what was stored when it was asked. */
  holdReads(): () => void {
    const held: Held[] = [];
    this.#held = held;
    return () => {
      this.#held = undefined;
      for (const { answer } of held) answer();
    };
  }

  /** How many reads wait. */
  heldReads(): number {
    return this.#held?.length ?? 0;
  }

  open() {
    const request = { result: this.#connection(), onsuccess: null as Listener, onerror: null as Listener };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  }

  #connection() {
    return {
      transaction: () => {
        const transaction = { oncomplete: null as Listener, onerror: null as Listener, onabort: null as Listener };
        const complete = () => queueMicrotask(() => transaction.oncomplete?.());
        return Object.assign(transaction, { objectStore: () => this.#table(complete), commit: () => undefined });
      },
    };
  }

  #table(complete: () => void) {
    return {
      get: (key: unknown) => {
        const answer = { result: this.#rows.get(key) };
        if (this.#held) this.#held.push({ answer: complete });
        else complete();
        return answer;
      },
      put: (value: unknown, key: unknown) => {
        this.#rows.set(key, value);
        complete();
        return { result: key };
      },
      delete: (key: unknown) => {
        this.#rows.delete(key);
        complete();
        return { result: undefined };
      },
    };
  }
}
