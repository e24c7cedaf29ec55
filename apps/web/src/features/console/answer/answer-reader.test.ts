import { afterEach, describe, expect, it, vi } from "vitest";
import { type AnswerQuestion, answerQuestions } from "./answer-questions.ts";
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

/** A worker that answers all but what it is asked to check, at which it fails. */
class FailingWorker extends EventTarget {
  readonly #answer = answerQuestions();
  postMessage({ id, question }: { id: number; question: AnswerQuestion }): void {
    queueMicrotask(() => {
      const failure = Object.assign(new Event("error"), { message: "The schema cannot be read." });
      const answer = () => new MessageEvent("message", { data: { id, answer: this.#answer(question) } });
      this.dispatchEvent(question.kind === "check" ? failure : answer());
    });
  }
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

describe("an answer whose worker fails at a question", () => {
  it("refuses that question alone, and still holds the answer", async () => {
    vi.stubGlobal("Worker", FailingWorker);
    const reader = openAnswerReader();
    await reader.read('{"data":[{"name":"Vega"}]}');
    await expect(reader.check({})).rejects.toThrow("The schema cannot be read.");
    expect(await reader.rows(0, 1)).toEqual([["Vega"]]);
  });
});
