import { check } from "@purvey/contract/check";
import type { Issue, Schema } from "@purvey/contract/schema";
import { type AnswerDocument, type AnswerForm, readAnswer } from "./answer-document.ts";

/** What the page asks the worker; each kind is answered once, under the same id. */
export type AnswerQuestion =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "lines"; readonly form: AnswerForm; readonly start: number; readonly count: number }
  | { readonly kind: "fold"; readonly line: number }
  | {
      readonly kind: "find";
      readonly form: AnswerForm;
      readonly words: string;
      readonly from: number;
      readonly backwards: boolean;
    }
  | { readonly kind: "rows"; readonly start: number; readonly count: number }
  | { readonly kind: "check"; readonly schema: Schema };

let document: AnswerDocument = readAnswer("");

function answerTo(question: AnswerQuestion): unknown {
  switch (question.kind) {
    case "read":
      document = readAnswer(question.text);
      return document.summary;
    case "lines":
      return document.lines(question.form, question.start, question.count);
    case "fold":
      document.fold(question.line);
      return document.count("parsed");
    case "find":
      return {
        ...document.find(question.form, question.words, question.from, question.backwards),
        lines: document.count(question.form),
      };
    case "rows":
      return document.rows(question.start, question.count);
    case "check":
      return issuesOf(question.schema);
  }
}

/** Where the answer is not what the contract says, as the client finds it. */
function issuesOf(schema: Schema): Issue[] {
  return check(schema, document.value, { direction: "output", limit: 20 });
}

addEventListener("message", ({ data: { id, question } }: MessageEvent<{ id: number; question: AnswerQuestion }>) => {
  postMessage({ id, answer: answerTo(question) });
});
