import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, nullable, oneOf, text } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { generateWith } from "./generate.ts";

/** A language model that can be asked. */
export const AiModel: ObjectSchema = entity("AiModel", "A language model that can be asked", {
  name: text({ description: "The name to ask it by", example: "llama3.2:3b" }),
  modifiedAt: nullable(datetime({ description: "When it was last changed; null where the provider does not say" })),
  size: nullable(integer({ min: 0, description: "In bytes", example: 2_019_393_189 })),
  digest: nullable(text({ description: "What tells two versions apart", example: "a80c4f17acd5" })),
  family: nullable(text({ description: "The family of models", example: "llama" })),
  parameterSize: nullable(text({ description: "How many parameters it has", example: "3.2B" })),
  quantization: nullable(text({ description: "How they are rounded", example: "Q4_K_M" })),
  source: oneOf(["ollama", "openai"], { description: "The protocol it is asked by" }),
  isDefault: { type: "boolean", description: "Whether it answers when nobody names one", examples: [true] },
});

/** `/ollama`: language models as they are. */
export const ollama: Resource = resource("/ollama", {
  generate: generateWith("Generate a text by a language model", "The prompt goes to the model as it stands.", ["raw"]),
  tags: get("/tags", {
    returns: list(AiModel),
    summary: "List the language models that can be asked",
    description: "Those of the configured provider; none without one.",
    words: ["LLM", "models", "llama", "GPT", "available"],
    tasks: ["which models are installed"],
    permission: "ai.read",
    scope: "site",
    errors: ["UPSTREAM_SERVICE_ERROR", "UPSTREAM_TIMEOUT", "SERVICE_UNAVAILABLE"],
  }),
});
