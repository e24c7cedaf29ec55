import { get, type Resource, resource } from "../../endpoint.ts";
import { integer, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { Schema } from "../../schema.ts";

/** The longest description for a list (R152). */
export const displayDescMax = 255;
/** The longest description for a page (R153). */
export const webDescMax = 4000;

/** A text of at most so many characters, or `false` when too little is known of the item. */
function suggestion(max: number, description: string, example: string): Schema {
  return {
    description: `${description}; false when too little is known of the item`,
    anyOf: [text({ min: 1, max, example }), { type: "boolean", enum: [false] }],
  };
}

const params = { id: uid("invMastUid of the item") };

const query = {
  limit: integer({
    min: 1,
    max: 50,
    description: "How many of the item's attributes it may name, the most telling first; all without it",
    example: 12,
  }),
  model: text({
    min: 1,
    max: most.text,
    description: "The language model that words it, when one is configured and the caller may use it (`ai.write`)",
    example: "llama3.2",
  }),
};

const how =
  "Written from the item's attributes, brand, category and units: the same facts give the same sentence. Units and symbols are set " +
  "right (8 × 22 × 7 mm, −30 to 100 °C), nothing is said twice, and nothing is claimed that is not recorded. A `model` words it only " +
  "within the same length and facts; where it fails or says another number, the sentence is the server's own. Nothing is stored. " +
  "`false` for an item with fewer than two attributes.";

const words = ["copywriting", "product text", "title", "generate", "write", "listing", "enrichment", "catalogue text"];

/** `/items/{id}/suggest-…`: texts for an item from what is known of it (R151, R152, R153). */
export const items: Resource = resource("/items/{id}", {
  suggestDisplayDesc: get("/suggest-display-desc", {
    params,
    query,
    returns: suggestion(
      displayDescMax,
      "One line for lists and carts",
      "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100",
    ),
    summary: "Suggest a description of an item for lists",
    description: `${how} At most 255 characters.`,
    words,
    tasks: [
      "shorter name for an item",
      "better title",
      "propose a short product title",
      "better name for a part in lists",
    ],
    permission: "catalog.read",
    scope: "site",
    rules: ["R151", "R152", "R256"],
  }),
  suggestWebDesc: get("/suggest-web-desc", {
    params,
    query,
    returns: suggestion(
      webDescMax,
      "A paragraph for the item's page",
      "Vega hex bolt M8 × 40 mm, made of zinc-plated steel. Class 8.8, ISO 4017. Sold by the box of 100.",
    ),
    summary: "Suggest a description of an item for its page",
    description: `${how} At most 4000 characters, plain text.`,
    words,
    tasks: [
      "propose a text for the product page",
      "marketing copy of an item",
      "have a marketing text for a part drafted",
    ],
    permission: "catalog.read",
    scope: "site",
    rules: ["R151", "R153", "R256"],
  }),
});
