/** Lets one piece of work run at a time, in the order of arrival. Work that fails does not stop what waits behind it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work when everything before it has ended, and answers what it answers. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
