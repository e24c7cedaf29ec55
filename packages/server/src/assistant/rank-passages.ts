import { evidenceOf, heldShare, type Term, termsOf } from "../trades/content/assistant/terms.ts";
import { embed } from "../trades/search/embed.ts";
import type { Passage } from "./read-passages.ts";

/** A passage and how well it fits a question. */
export interface RankedPassage {
  readonly passage: Passage;
  /** The share of the question that it covers, from 0 to 1. */
  readonly score: number;
}

/** The terms of a question with what each is worth: one that few passages have is worth more. */
export type WordWeights = ReadonlyMap<Term, number>;

/** How much each word of the question tells the passages apart. */
export function weightsOf(question: string, passages: readonly Passage[]): WordWeights {
  const texts = passages.map((passage) => evidenceOf(wholeText(passage)));
  return new Map(
    termsOf(question).map((term) => {
      const having = texts.filter((evidence) => heldShare(term, evidence) > 0).length;
      return [term, Math.log(1 + (passages.length + 1) / (having + 0.5))];
    }),
  );
}

/** The share of the terms' worth that a text holds; 1 only when it holds every one as it was typed, in any form. */
export function coverage(text: string, weights: WordWeights): number {
  const evidence = evidenceOf(text);
  let [has, all] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    has += weight * heldShare(term, evidence);
  }
  // Rounded down, so that nothing that is missing is rounded away.
  return all === 0 ? 0 : Math.floor((100 * has) / all + 1e-9) / 100;
}

/** What of a passage is looked at. */
export function wholeText({ title, text, itemId }: Pick<Passage, "title" | "text" | "itemId">): string {
  return `${title} ${text} ${itemId ?? ""}`;
}

/** The passages that fit a question, the best first: what they cover decides, then how alike title and question are. */
export function rankPassages(question: string, passages: readonly Passage[], weights: WordWeights): RankedPassage[] {
  const meant = embed(question);
  const ranked = passages.map((passage) => {
    const score = coverage(wholeText(passage), weights);
    const titled = coverage(passage.title, weights);
    const named = passage.named ? 0.15 : 0;
    return { passage, score, order: score + named + 0.3 * titled + 0.1 * alike(meant, embed(passage.title)) };
  });
  return ranked.sort((one, other) => other.order - one.order).map(({ passage, score }) => ({ passage, score }));
}

function alike(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
