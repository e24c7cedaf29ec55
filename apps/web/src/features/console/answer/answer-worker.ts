import { type AnswerQuestion, answerQuestions } from "./answer-questions.ts";

const answer = answerQuestions();

addEventListener("message", ({ data: { id, question } }: MessageEvent<{ id: number; question: AnswerQuestion }>) => {
  postMessage({ id, answer: answer(question) });
});
