import type { AiOperations, AiResponse } from "@purvey/contract/generated/ai";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { complete } from "../../../../providers/ai/complete.ts";
import { extractedAnswer, modelAnswer } from "../../assistant/answer.ts";
import { answering, numbered } from "../../assistant/instructions.ts";
import { lookUp } from "../../assistant/look-up.ts";

const ask: Handler<AiOperations["chatGpt.ask"]> = async (input, context): Promise<AiResponse> => {
  const started = performance.now();
  const { languageModel } = context.providers;
  const asked = { sources: await lookUp(input.question, context), least: input.confidence, started };
  const extracted = extractedAnswer(asked);
  // Where nothing is known a model would invent something.
  if (!languageModel || extracted.sources.length === 0) return extracted;
  const model = input.model ?? languageModel.defaultModel;
  const prompt = `${numbered(asked.sources)}\n\nQuestion: ${input.question}`;
  const completion = await complete(languageModel, {
    model,
    prompt,
    system: answering,
    temperature: input.temperature,
  });
  if (completion.text.trim() === "") {
    const { status, message } = completion;
    const instead = `${message} The answer is taken from the sources as they stand.`;
    return { ...extractedAnswer(asked), status, message: instead };
  }
  const { sources, confidence } = extracted;
  return modelAnswer(completion, { source: languageModel.source, name: model }, { sources, confidence, started });
};

/** `/chat-gpt/ask` (R157–R159). */
export const chatGptHandlers: Handlers<Pick<AiOperations, "chatGpt.ask">> = { "chatGpt.ask": ask };
