import { entity, input, integer, list, nullable, number, oneOf, required, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** What a passage stands in. */
export const sourceTypes = ["document", "article", "podcast", "faq"] as const;

/** Where an answer comes from. */
export const AiSource: ObjectSchema = entity("AiSource", "Where an answer comes from", {
  sourceType: oneOf(sourceTypes, { description: "A document, an article, a podcast, or a question about an item" }),
  sourceUid: uid("Its unique number"),
  title: text({ description: "Its title, or the question", example: "Torque for metric bolts" }),
  excerpt: text({ description: "The passage that was used", example: "M6 10, M8 25, M10 49." }),
  link: nullable(text({ description: "Where it can be read", example: "/content/9" })),
  invMastUid: nullable(uid("The item that the question is about")),
  itemId: nullable(text({ description: "That item's number", example: "HB-M8-40" })),
  score: number({ min: 0, max: 1, description: "The share of the question that it covers", example: 0.86 }),
});

/** What the assistant answers (R131, R159). */
export const AiResponse: ObjectSchema = entity("AiResponse", "What the assistant answers", {
  status: oneOf(["success", "partial", "error", "timeout"], {
    description:
      "How the language model did: `partial` when its answer broke off, `timeout` or `error` when nothing came; `success` without a model",
  }),
  text: text({ description: "The answer; empty when a generation failed", example: "25 N·m dry, 19 N·m oiled." }),
  confidence: nullable(
    number({
      min: 0,
      max: 1,
      description:
        "How much of the question the sources cover, rare words counting more; null where nothing was looked up",
      example: 0.86,
    }),
  ),
  source: oneOf(["embedded", "ollama", "openai"], {
    description: "Who wrote it: `embedded` are sentences of the sources as they stand",
  }),
  model: nullable(text({ description: "The language model; null without one", example: "llama3.2" })),
  sources: list(AiSource, { description: "What it rests on, the best first" }),
  message: nullable(
    text({
      description: "What the caller should know, in a sentence",
      example: "The answer broke off before its end.",
    }),
  ),
  promptTokens: nullable(integer({ min: 0, description: "Tokens that were read", example: 412 })),
  completionTokens: nullable(integer({ min: 0, description: "Tokens that were written", example: 57 })),
  milliseconds: integer({ min: 0, description: "How long it took", example: 840 }),
});

const temperature = number({
  min: 0,
  max: 2,
  description: "0 answers the same each time, 2 the most freely; only with a language model",
  example: 0.2,
});

/** What a question may carry (R157, R158, R159). */
export const askFields = {
  question: required(
    text({
      min: 1,
      max: most.longText,
      message: "Question is required",
      description: "The question in one's own words",
      example: "Which torque for an M8 bolt of class 8.8?",
    }),
  ),
  temperature,
  confidence: number({
    min: 0,
    max: 1,
    description: "Say nothing rather than something that the sources cover less than this",
    default: 0.35,
    example: 0.35,
  }),
  model: text({
    min: 1,
    max: most.text,
    description: "The language model; the configured one without it",
    example: "llama3.2",
  }),
};

/** What a language model is to write (R160, R161, R162). */
export const AiGenerateInput: ObjectSchema = input("AiGenerateInput", "What a language model is to write", {
  model: required(
    text({
      min: 1,
      max: most.text,
      message: "Model is required",
      description: "One of `ollama.tags`",
      example: "llama3.2",
    }),
  ),
  prompt: required(
    text({
      min: 1,
      max: most.document,
      message: "Prompt is required",
      description: "What to write",
      example: "Two sentences on storing adhesives in summer.",
    }),
  ),
  top_p: number({ min: 0, max: 1, description: "Out of how much of the likely words it chooses", example: 0.9 }),
  temperature,
  max_tokens: integer({ min: 1, max: most.integer, description: "The longest answer, in tokens", example: 400 }),
  system: text({
    max: most.document,
    description: "What it is to be and to obey",
    example: "You write for a hardware shop.",
  }),
  rubrics_uid: uid("A rubric that the text must satisfy"),
});
