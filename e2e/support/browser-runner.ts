import { TestRunner } from "vitest";
import { endBrowser } from "./browser.ts";

/** Ends the browser of a process with the process. */
export default class BrowserRunner extends TestRunner {
  override onCleanupWorkerContext(listener: () => unknown): void {
    super.onCleanupWorkerContext(listener);
    super.onCleanupWorkerContext(endBrowser);
  }
}
