import { dimensions, embed } from "../../trades/search/embed.ts";
import type { EmbeddingProvider } from "./embedding-provider.ts";

/** The vectors that the search of similar items compares, by words and their parts; needs no model. */
export const embeddedEmbeddings: EmbeddingProvider = {
  embed: async (text) => ({ vector: embed(text), model: `purvey-hash-${dimensions}`, source: "embedded" }),
};
