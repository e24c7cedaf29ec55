import { coverage, type WordWeights } from "./rank-passages.ts";
import type { Passage } from "./read-passages.ts";

/** The most sentences of a passage that answer a question. */
const mostSentences = 3;

/** The sentences of a passage that answer best, as they stand and in their order; the whole answer of a question that was asked before. */
export function excerptOf({ sourceType, text }: Passage, weights: WordWeights): string {
  if (sourceType === "faq") return text;
  const sentences = sentencesOf(text);
  let best = { start: 0, worth: -1 };
  for (let start = 0; start < sentences.length; start++) {
    const worth = coverage(sentences.slice(start, start + mostSentences).join(" "), weights);
    if (worth > best.worth) best = { start, worth };
  }
  return trimmed(sentences.slice(best.start, best.start + mostSentences), weights).join(" ");
}

/** Without sentences at both ends that say nothing of the question, but for the one that follows what does. */
function trimmed(sentences: readonly string[], weights: WordWeights): string[] {
  const worth = sentences.map((sentence) => coverage(sentence, weights));
  const first = Math.max(
    0,
    worth.findIndex((share) => share > 0),
  );
  const last = worth.findLastIndex((share) => share > 0);
  return sentences.slice(first, Math.max(first, last) + 2);
}

/** Splits at the end of sentences and lines; `8.8` and `N·m.` within a sentence do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
