/** Choices at random, the same ones for the same seed. */
export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = numbersOf(seed);
  }

  /** Whether what happens so often of all times does now. */
  is(share: number): boolean {
    return this.#next() < share;
  }

  /** From 1 to `most`. */
  upTo(most: number): number {
    return 1 + Math.floor(this.#next() * most);
  }

  among<T>(values: readonly T[]): T {
    return values[Math.floor(this.#next() * values.length)] as T;
  }
}

/** The same numbers from 0 to 1 for the same seed. */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
