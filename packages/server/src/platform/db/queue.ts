/** Lets one piece of work run at a time, in the order of arrival. Work that fails does not stop what waits behind it. */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  /** Runs the work when everything before it has ended, and answers what it answers. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    // Awaited here, not chained by `then`, so that errors show who asked for the work.
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
