import type { Environment } from "../../platform/config.ts";
import type { EmbeddingProvider, LanguageModel } from "../../platform/ports/language-model.ts";
import { chosenProvider, requireVariable, serviceUrl } from "../http/settings.ts";
import type { ModelSettings } from "./models.ts";
import { ollama } from "./ollama.ts";
import { openai } from "./openai.ts";

/** The providers that language models are for. */
export interface ModelProviders {
  readonly languageModel?: LanguageModel;
  readonly embeddings?: EmbeddingProvider;
}

const protocols = {
  ollama: { create: ollama, url: "http://localhost:11434" },
  openai: { create: openai, url: "https://api.openai.com/v1" },
} as const;

/**
 * The models of the environment: `PURVEY_AI_PROVIDER`, `PURVEY_AI_URL`, `PURVEY_AI_KEY`, `PURVEY_AI_MODEL`,
 * `PURVEY_AI_EMBEDDING_MODEL`, `PURVEY_AI_TIMEOUT`. None without a provider.
 */
export function modelsFrom(environment: Environment): ModelProviders {
  const protocol = chosenProvider(environment, "PURVEY_AI_PROVIDER", ["ollama", "openai"]);
  if (!protocol) return {};
  const because = `PURVEY_AI_PROVIDER=${protocol}`;
  const settings: ModelSettings = {
    baseUrl: serviceUrl(environment, "PURVEY_AI_URL", protocols[protocol].url),
    defaultModel: requireVariable(environment, "PURVEY_AI_MODEL", because),
    key: keyOf(environment),
    ...timeoutOf(environment),
  };
  const languageModel = protocols[protocol].create(settings);
  const embeddingModel = environment.PURVEY_AI_EMBEDDING_MODEL?.trim();
  if (!embeddingModel) return { languageModel };
  return { languageModel, embeddings: { embed: (text) => languageModel.embed(text, embeddingModel) } };
}

/** A key that no header can carry is refused here, where nothing of it is shown. */
function keyOf({ PURVEY_AI_KEY: given }: Environment): string | undefined {
  const key = given?.trim() || undefined;
  if (key === undefined || /^[\x21-\x7e]+$/.test(key)) return key;
  throw new Error("`PURVEY_AI_KEY` has blanks or letters that no key has. Copy it again.");
}

function timeoutOf({ PURVEY_AI_TIMEOUT: given }: Environment): Pick<ModelSettings, "timeout"> {
  const text = given?.trim();
  if (!text) return {};
  const timeout = Number(text);
  if (Number.isInteger(timeout) && timeout > 0 && timeout <= 600_000) return { timeout };
  throw new Error(`\`PURVEY_AI_TIMEOUT\` must be milliseconds from 1 to 600000, not \`${text}\`.`);
}
