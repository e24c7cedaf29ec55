import { TestRunner } from "vitest";

let registered = false;

/**
 * For processes that run many files. With each file vitest registers anew what ends the fixtures of all of them, and at the
 * end of a process each of three hundred goes through those of ten thousand tests: a minute in which nothing is tested.
 */
export default class SharedProcessRunner extends TestRunner {
  onCleanupWorkerContext(listener) {
    if (registered) return;
    registered = true;
    super.onCleanupWorkerContext(listener);
  }
}
