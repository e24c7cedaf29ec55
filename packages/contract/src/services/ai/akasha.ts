import { type Resource, resource } from "../../endpoint.ts";
import { generateWith } from "./generate.ts";

/** `/akasha`: texts that rest on what the site knows. */
export const akasha: Resource = resource("/akasha", {
  generate: generateWith(
    "Generate a text from the site's own knowledge",
    "The passages of documents, articles, podcasts and item questions that fit the prompt go with it; `sources` names them.",
    ["knowledge", "grounded", "RAG", "memory"],
  ),
});
