import type { Issue, Schema } from "@purvey/contract/schema";
import type { AnswerForm, AnswerLine, AnswerMatch, AnswerSummary } from "./answer-document.ts";
import { type AnswerQuestion, answerQuestions } from "./answer-questions.ts";

/** An answer that is read in a worker, so that its size never stops the page. */
export interface AnswerReader {
  read(text: string): Promise<AnswerSummary>;
  lines(form: AnswerForm, start: number, count: number): Promise<readonly AnswerLine[]>;
  /** Folds a block, or opens it; answers how many lines are shown then. */
  fold(line: number): Promise<number>;
  find(form: AnswerForm, words: string, from: number, backwards: boolean): Promise<AnswerMatch & { lines: number }>;
  rows(start: number, count: number): Promise<readonly (readonly string[])[]>;
  /** Where the answer is not what the schema says; at most 20 places. */
  check(schema: Schema): Promise<readonly Issue[]>;
  close(): void;
}

/** A question, and what takes its answer or why there is none. */
interface Asked {
  readonly question: AnswerQuestion;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Starts a worker for one answer. Where it cannot start – its script cannot be loaded without a network – the page answers
 * itself: nobody waits for what will not come. One that has started holds the answer; of it only the question that failed is
 * refused.
 */
export function openAnswerReader(): AnswerReader {
  const worker = new Worker(new URL("./answer-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Asked>();
  let inPage: ReturnType<typeof answerQuestions> | undefined;
  let started = false;
  let last = 0;
  worker.addEventListener("message", ({ data: { id, answer } }: MessageEvent<{ id: number; answer: unknown }>) => {
    started = true;
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  worker.addEventListener("error", ({ message }) => {
    if (started) {
      // It answers in the order in which it was asked.
      const [[id, failed] = []] = waiting;
      if (id !== undefined) waiting.delete(id);
      return failed?.reject(new Error(message));
    }
    inPage ??= answerQuestions();
    for (const { question, resolve } of waiting.values()) resolve(inPage(question));
    waiting.clear();
  });
  const ask = <Answer>(question: AnswerQuestion): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (inPage) return resolve(inPage(question) as Answer);
      last += 1;
      waiting.set(last, { question, resolve: resolve as (answer: unknown) => void, reject });
      worker.postMessage({ id: last, question });
    });
  return {
    read: (text) => ask({ kind: "read", text }),
    lines: (form, start, count) => ask({ kind: "lines", form, start, count }),
    fold: (line) => ask({ kind: "fold", line }),
    find: (form, words, from, backwards) => ask({ kind: "find", form, words, from, backwards }),
    rows: (start, count) => ask({ kind: "rows", start, count }),
    check: (schema) => ask({ kind: "check", schema }),
    close: () => worker.terminate(),
  };
}
