import { afterEach, describe, expect, it, vi } from "vitest";
import { openAnswerReader } from "./answer-reader.ts";

/** A worker as browsers make it without a network: its script cannot be loaded. */
class LostWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
  postMessage(): void {}
  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer whose worker cannot start", () => {
  it("is read in the page: what was asked before that is known, and what is asked after", async () => {
    vi.stubGlobal("Worker", LostWorker);
    const reader = openAnswerReader();
    expect(await reader.read('{"data":[{"name":"Vega"}]}')).toMatchObject({ json: true, rows: 1, columns: ["name"] });
    expect(await reader.rows(0, 1)).toEqual([["Vega"]]);
    expect((await reader.find("parsed", "vega", 0, false)).count).toBe(1);
  });
});
