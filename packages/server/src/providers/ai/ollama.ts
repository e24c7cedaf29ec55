import { entity, integer, list, number, optional, text } from "@purvey/contract/fields";
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

const chunk = entity("OllamaChunk", "A line of an answer", {
  response: optional(text()),
  done: optional({ type: "boolean" }),
  done_reason: optional(text()),
  prompt_eval_count: optional(integer()),
  eval_count: optional(integer()),
  error: optional(text()),
});

interface Chunk {
  readonly response?: string;
  readonly done?: boolean;
  readonly done_reason?: string;
  readonly prompt_eval_count?: number;
  readonly eval_count?: number;
  readonly error?: string;
}

const tags = entity("OllamaTags", "The models that are there", {
  models: list(
    entity("OllamaTag", "A model", {
      name: text(),
      modified_at: optional(text()),
      size: optional(integer()),
      digest: optional(text()),
      details: optional({ type: ["object", "null"] }),
    }),
  ),
});

interface Tag {
  readonly name: string;
  readonly modified_at?: string;
  readonly size?: number;
  readonly digest?: string;
  readonly details?: Readonly<Record<string, unknown>> | null;
}

const embeddings = entity("OllamaEmbeddings", "Vectors", { embeddings: list(list(number()), { min: 1 }) });

/** The models of an Ollama server (`/api/generate`, `/api/tags`, `/api/embed`). */
export function ollama(given: ModelSettings): LanguageModel {
  const settings = settingsOf(given);
  const http = httpService(settings);
  return {
    source: "ollama",
    defaultModel: given.defaultModel,
    stream: (request) => asUnknownModel(request.model, streamed(settings, http, request)),
    async models() {
      const { body } = await http.json({ path: "/api/tags" });
      return requireShape<{ models: readonly Tag[] }>(settings, tags, body).models.map(tagOf);
    },
    async embed(input, model) {
      const { body } = await http.json({ path: "/api/embed", body: { json: { model, input } } });
      const [vector = []] = requireShape<{ embeddings: number[][] }>(settings, embeddings, body).embeddings;
      return { vector: unitVector(vector), model, source: "provider" };
    },
  };
}

type Settings = ReturnType<typeof settingsOf>;

async function* streamed(
  settings: Settings,
  http: HttpService,
  { model, prompt, system, temperature, topP, maxTokens }: CompletionRequest,
): AsyncGenerator<CompletionPart> {
  const options = { temperature, top_p: topP, num_predict: maxTokens };
  const json = { model, prompt, system, stream: true, options };
  for await (const line of http.lines({ path: "/api/generate", body: { json } })) {
    const part = requireShape<Chunk>(settings, chunk, parseJson(settings, line));
    if (part.error !== undefined) throw unreadable(settings, "an error in the middle of its answer");
    yield partOf(part);
  }
}

function partOf({ response, done, done_reason, prompt_eval_count, eval_count }: Chunk): CompletionPart {
  return {
    ...(response === undefined ? {} : { text: response }),
    ...(done ? { finished: done_reason === "length" ? "length" : "stop" } : {}),
    ...(prompt_eval_count === undefined ? {} : { promptTokens: prompt_eval_count }),
    ...(eval_count === undefined ? {} : { completionTokens: eval_count }),
  };
}

function tagOf({ name, modified_at, size, digest, details }: Tag): ModelTag {
  const detail = (key: string): string | null => (typeof details?.[key] === "string" ? details[key] : null);
  return {
    name,
    modifiedAt: utcText(modified_at),
    size: size ?? null,
    digest: digest ?? null,
    family: detail("family"),
    parameterSize: detail("parameter_size"),
    quantization: detail("quantization_level"),
  };
}
