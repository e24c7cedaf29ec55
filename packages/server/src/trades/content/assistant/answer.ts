import type { AiResponse, AiSource } from "@purvey/contract/generated/ai";
import type { LanguageModel } from "../../../platform/ports/language-model.ts";
import type { Completion } from "../../../providers/ai/complete.ts";

const nothingFound =
  "Not found in your documents: nothing that the site has published covers enough of this question. Ask it in other words, or ask the sales desk.";

interface Asked {
  readonly sources: readonly AiSource[];
  /** Sources that cover less are not answered from. */
  readonly least: number;
  readonly started: number;
}

/** The answer in sentences of the sources as they stand. */
export function extractedAnswer({ sources, least, started }: Asked): AiResponse {
  const [best] = sources;
  const found = best !== undefined && best.score >= least;
  return {
    status: "success",
    source: "embedded",
    model: null,
    promptTokens: null,
    completionTokens: null,
    text: found ? best.excerpt : nothingFound,
    confidence: best?.score ?? 0,
    sources: found ? [...sources] : [],
    message: null,
    milliseconds: since(started),
  };
}

/** The answer of a model, and what it rests on. */
export function modelAnswer(
  completion: Completion,
  model: Pick<LanguageModel, "source"> & { readonly name: string },
  { sources, confidence, started }: { sources: readonly AiSource[]; confidence: number | null; started: number },
): AiResponse {
  const { status, text, message, promptTokens, completionTokens } = completion;
  return {
    status,
    text: text.trim(),
    confidence,
    source: model.source,
    model: model.name,
    sources: [...sources],
    message,
    promptTokens,
    completionTokens,
    milliseconds: since(started),
  };
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}
