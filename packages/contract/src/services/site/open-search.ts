import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, number, oneOf, required, text } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** A text as a vector: texts that mean alike are near each other. */
export const Embedding: ObjectSchema = entity("Embedding", "A text as a vector", {
  q: text({ description: "The text", example: "stainless hex bolt" }),
  model: text({ description: "What made the vector; compare only vectors of one model", example: "purvey-hash-128" }),
  dimensions: integer({ min: 1, description: "How many numbers it has", example: 128 }),
  embedding: list(number(), { description: "The vector, of length 1" }),
  source: oneOf(["embedded", "provider"], { description: "`embedded` when no model is configured" }),
});

/** `/open-search`: what a search index asks for. */
export const openSearch: Resource = resource("/open-search", {
  embedding: get("/embedding", {
    query: {
      q: required(text({ min: 1, max: most.document, description: "The text", example: "stainless hex bolt" })),
    },
    returns: Embedding,
    summary: "Turn a text into a vector for similarity search",
    words: ["semantic", "vector", "meaning", "neural", "OpenSearch"],
    tasks: ["meaning of a text in numbers", "vectorize a text"],
    permission: "ai.read",
    scope: "site",
    rules: ["R163"],
  }),
});
