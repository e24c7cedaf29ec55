import type { AiSource } from "@purvey/contract/generated/ai";
import type { Context } from "../context.ts";
import { excerptOf } from "./excerpt.ts";
import { rankPassages, weightsOf } from "./rank-passages.ts";
import { readPassages } from "./read-passages.ts";

/** The most sources of an answer. */
const mostSources = 5;
/** A source that covers less than this share of the best one adds nothing. */
const leastShare = 0.5;

/** What the site says about a question: the passages, the best first, with the sentences that answer. */
export async function lookUp(question: string, context: Context): Promise<readonly AiSource[]> {
  const passages = await readPassages(question, context);
  const weights = weightsOf(question, passages);
  const ranked = rankPassages(question, passages, weights).slice(0, mostSources);
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  return ranked
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .map(({ passage, score }) => {
      const { text: _text, named: _named, ...source } = passage;
      return { ...source, excerpt: excerptOf(passage, weights), score };
    });
}
