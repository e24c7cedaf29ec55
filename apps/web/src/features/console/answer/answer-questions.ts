import { check } from "@purvey/contract/check";
import type { Issue, Schema } from "@purvey/contract/schema";
import { type AnswerDocument, type AnswerForm, readAnswer } from "./answer-document.ts";

/** What the page asks of an answer; each question is answered once. */
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

/** Answers questions about one answer, which the first of them brings. */
export function answerQuestions(): (question: AnswerQuestion) => unknown {
  let document: AnswerDocument = readAnswer("");
  return (question) => {
    if (question.kind !== "read") return answerOf(document, question);
    document = readAnswer(question.text);
    return document.summary;
  };
}

function answerOf(document: AnswerDocument, question: Exclude<AnswerQuestion, { kind: "read" }>): unknown {
  switch (question.kind) {
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
      return issuesOf(document, question.schema);
  }
}

/** Where the answer is not what the contract says, as the client finds it. */
function issuesOf(document: AnswerDocument, schema: Schema): Issue[] {
  return check(schema, document.value, { direction: "output", limit: 20 });
}
