import { entity, integer, list, nullable, number, optional, text } from "@purvey/contract/fields";
import type {
  CompletionPart,
  CompletionRequest,
  LanguageModel,
  ModelTag,
} from "../../platform/ports/language-model.ts";
import type { HttpService } from "../http/http-service.ts";
import { httpService, parseJson } from "../http/http-service.ts";
import { unreadable } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { asUnknownModel, type ModelSettings, settingsOf, unitVector, utcText } from "./models.ts";

const chunk = entity("ChatChunk", "An event of an answer", {
  choices: optional(
    list(
      entity("ChatChoice", "An answer under way", {
        delta: optional(entity("ChatDelta", "What was added", { content: optional(nullable(text())) })),
        finish_reason: optional(nullable(text())),
      }),
    ),
  ),
  usage: optional({ type: ["object", "null"] }),
});

interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: Readonly<Record<string, unknown>> | null;
  readonly error?: unknown;
}

const models = entity("Models", "The models that are there", {
  data: list(entity("Model", "A model", { id: text(), created: optional(nullable(integer())) })),
});

const embeddings = entity("Embeddings", "Vectors", {
  data: list(entity("Vector", "A vector", { embedding: list(number()) }), { min: 1 }),
});

/** The models of OpenAI, or of a server that speaks its protocol (`/chat/completions`, `/models`, `/embeddings`). */
export function openai(given: ModelSettings): LanguageModel {
  const settings = settingsOf(given);
  const http = httpService(settings);
  return {
    source: "openai",
    defaultModel: given.defaultModel,
    stream: (request) => asUnknownModel(request.model, streamed(settings, http, request)),
    tryKey: async () => void (await http.json({ path: "/models" })),
    async models() {
      const { body } = await http.json({ path: "/models" });
      return requireShape<{ data: readonly Model[] }>(settings, models, body).data.map(tagOf);
    },
    async embed(input, model) {
      const { body } = await http.json({ path: "/embeddings", body: { json: { model, input } } });
      const [first] = requireShape<{ data: { embedding: number[] }[] }>(settings, embeddings, body).data;
      return { vector: unitVector(first?.embedding ?? []), model, source: "provider" };
    },
  };
}

type Settings = ReturnType<typeof settingsOf>;

async function* streamed(
  settings: Settings,
  http: HttpService,
  { model, prompt, system, temperature, topP, maxTokens }: CompletionRequest,
): AsyncGenerator<CompletionPart> {
  const messages = [...(system ? [{ role: "system", content: system }] : []), { role: "user", content: prompt }];
  const limits = { temperature, top_p: topP, max_tokens: maxTokens };
  const json = { model, messages, stream: true, stream_options: { include_usage: true }, ...limits };
  for await (const line of http.lines({ path: "/chat/completions", body: { json } })) {
    // Events have further fields and comments, which say nothing of the answer.
    if (!line.startsWith("data:")) continue;
    const event = line.slice("data:".length).trim();
    if (event === "[DONE]") return;
    yield partOf(settings, event);
  }
}

function partOf(settings: Settings, event: string): CompletionPart {
  const { choices, usage, error } = requireShape<Chunk>(settings, chunk, parseJson(settings, event));
  if (error) throw unreadable(settings, "an error in the middle of its answer");
  const { delta, finish_reason: reason } = choices?.[0] ?? {};
  const { prompt_tokens: asked, completion_tokens: written } = usage ?? {};
  return {
    ...(delta?.content ? { text: delta.content } : {}),
    ...(reason ? { finished: reason === "length" ? "length" : "stop" } : {}),
    ...(typeof asked === "number" ? { promptTokens: asked } : {}),
    ...(typeof written === "number" ? { completionTokens: written } : {}),
  };
}

interface Model {
  readonly id: string;
  readonly created?: number | null;
}

function tagOf({ id, created }: Model): ModelTag {
  const modifiedAt = created ? utcText(new Date(created * 1000).toISOString()) : null;
  return { name: id, modifiedAt, size: null, digest: null, family: null, parameterSize: null, quantization: null };
}
