import { embed } from "../search/embed.ts";
import { questionWords, stemOf, wordsIn } from "./question-words.ts";
import type { Passage } from "./read-passages.ts";

/** A passage and how well it fits a question. */
export interface RankedPassage {
  readonly passage: Passage;
  /** The share of the question that it covers, from 0 to 1. */
  readonly score: number;
}

/** The words of a question with what each is worth: a word that few passages have is worth more. */
export type WordWeights = ReadonlyMap<string, number>;

/** How much each word of the question tells the passages apart. */
export function weightsOf(question: string, passages: readonly Passage[]): WordWeights {
  const texts = passages.map(({ title, text }) => stemsOf(`${title} ${text}`));
  return new Map(
    questionWords(question).map((word) => {
      const stem = stemOf(word);
      const having = texts.filter((stems) => stems.has(stem)).length;
      return [stem, Math.log(1 + (passages.length + 1) / (having + 0.5))];
    }),
  );
}

/** The share of the words' worth that a text has. */
export function coverage(text: string, weights: WordWeights): number {
  const stems = stemsOf(text);
  let [has, all] = [0, 0];
  for (const [stem, weight] of weights) {
    all += weight;
    if (stems.has(stem)) has += weight;
  }
  return all === 0 ? 0 : has / all;
}

/** The passages that fit a question, the best first: what they cover decides, then how alike title and question are. */
export function rankPassages(question: string, passages: readonly Passage[], weights: WordWeights): RankedPassage[] {
  const meant = embed(question);
  const ranked = passages.map((passage) => {
    const covered = coverage(`${passage.title} ${passage.text} ${passage.itemId ?? ""}`, weights);
    const score = Math.min(1, covered + (passage.named ? 0.15 : 0));
    const titled = coverage(passage.title, weights);
    return { passage, score, order: score + 0.3 * titled + 0.1 * alike(meant, embed(passage.title)) };
  });
  return ranked
    .sort((one, other) => other.order - one.order)
    .map(({ passage, score }) => ({ passage, score: Math.round(score * 100) / 100 }));
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).map(stemOf));
}

function alike(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
