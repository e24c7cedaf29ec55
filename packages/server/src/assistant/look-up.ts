import type { AiSource } from "@purvey/contract/generated/ai";
import type { Context } from "../platform/endpoints/context.ts";
import { excerptOf } from "./excerpt.ts";
import { coverage, rankPassages, type WordWeights, weightsOf, wholeText } from "./rank-passages.ts";
import { type Passage, readPassages } from "./read-passages.ts";

/** The most sources of an answer. */
const mostSources = 5;
/** A source that covers less than this share of the best one adds nothing. */
const leastShare = 0.5;

/** What the site says about a question: the passages, the best first, with the sentences that answer. */
export async function lookUp(question: string, context: Context): Promise<readonly AiSource[]> {
  const passages = await readPassages(question, context);
  const weights = weightsOf(question, passages);
  const ranked = rankPassages(question, passages, weights).slice(0, mostSources);
  const sources = ranked.map(({ passage }) => sourceOf(passage, weights));
  const best = Math.max(0, ...sources.map(({ score }) => score));
  return sources.filter(({ score }) => score > 0 && score >= best * leastShare).sort((a, b) => b.score - a.score);
}

/** The passage as it is cited; its score is what the cited sentences hold, not what stands elsewhere in it. */
function sourceOf(passage: Passage, weights: WordWeights): AiSource {
  const { text: _text, named: _named, ...source } = passage;
  const excerpt = excerptOf(passage, weights);
  return { ...source, excerpt, score: coverage(wholeText({ ...source, text: excerpt }), weights) };
}
