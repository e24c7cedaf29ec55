import type { Account } from "./account.ts";

/** What a language model is asked. */
export interface CompletionRequest {
  readonly model: string;
  readonly prompt: string;
  /** What it is to be and to obey. */
  readonly system?: string | undefined;
  /** From 0, always the same, to 2. */
  readonly temperature?: number | undefined;
  /** From 0 to 1: out of how much of the likely words it chooses. */
  readonly topP?: number | undefined;
  /** The longest answer, in tokens. */
  readonly maxTokens?: number | undefined;
}

/** A piece of an answer under way. */
export interface CompletionPart {
  readonly text?: string;
  /** Set once, when the model has finished: by itself, or at its longest answer. */
  readonly finished?: "stop" | "length";
  readonly promptTokens?: number;
  readonly completionTokens?: number;
}

/** A model that can be asked. */
export interface ModelTag {
  readonly name: string;
  /** `YYYY-MM-DD HH:mm:ss`, UTC; null where the provider does not say. */
  readonly modifiedAt: string | null;
  /** In bytes; null where the provider does not say. */
  readonly size: number | null;
  readonly digest: string | null;
  readonly family: string | null;
  readonly parameterSize: string | null;
  readonly quantization: string | null;
}

/** Language models behind a protocol. */
export interface LanguageModel extends Account {
  /** The protocol, which is also the `source` of its answers. */
  readonly source: "ollama" | "openai";
  /** The model that answers when nobody names one. */
  readonly defaultModel: string;
  /** The answer as it is written. Throws an `HttpServiceError`; a model that is not there is refused (400). */
  stream(request: CompletionRequest): AsyncGenerator<CompletionPart>;
  /** The models that are there. */
  models(): Promise<readonly ModelTag[]>;
  /** The text as a vector of length 1, by the given model. */
  embed(text: string, model: string): Promise<TextEmbedding>;
}

/** A text as a vector, and what made it. */
interface TextEmbedding {
  /** Of length 1. */
  readonly vector: readonly number[];
  /** Compare only vectors of one model. */
  readonly model: string;
  readonly source: "embedded" | "provider";
}

/** Turns texts into vectors: texts that mean alike are near each other. */
export interface EmbeddingProvider {
  embed(text: string): Promise<TextEmbedding>;
}
