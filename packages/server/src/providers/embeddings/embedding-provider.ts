/** A text as a vector, and what made it. */
export interface TextEmbedding {
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
