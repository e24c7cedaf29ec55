/** Lets one piece of work run at a time, in the order of arrival. Work that fails does not stop what waits behind it. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** What runs and what waits. */
  get length(): number {
    return this.#length;
  }

  /** Runs the work when everything before it has ended, and answers what it answers. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    this.#length += 1;
    await before;
    // Awaited here, not chained by `then`, so that errors show who asked for the work.
    try {
      return await work();
    } finally {
      this.#length -= 1;
      leave();
    }
  }
}
