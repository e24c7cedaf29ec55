import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, nullable, oneOf, orderBy, paging, text } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const status = oneOf(["draft", "published", "archived", "processing"], {
  description: "Only published ones are answered from",
});
const sourceType = oneOf(["document", "article", "podcast"], { description: "What it is" });

/** A text that the assistant reads (R132). */
export const AiDocument: ObjectSchema = entity("AiDocument", "A text that the assistant reads", {
  documentId: text({ description: "What it is, and its number among those", example: "article-9" }),
  sourceType,
  title: text({ description: "The title", example: "Torque for metric bolts" }),
  category: text({ description: "Where it belongs", example: "Technical Guides" }),
  content: text({ description: "The text without mark-up", example: "M5 6 N·m, M6 10, M8 25, M10 49." }),
  wordCount: integer({ min: 0, description: "How many words it has", example: 58 }),
  status,
  link: nullable(text({ description: "Where it can be read or heard", example: "/content/9" })),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** `/documents`: what the assistant reads. */
export const documents: Resource = resource("/documents", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("title|ASC"),
      q: text({ description: "Words to look for in title and text" }),
      status,
      sourceType,
    },
    returns: list(AiDocument),
    summary: "List the documents that the assistant reads",
    description:
      "Own documents, the site's articles and the transcripts of podcasts. Without the permission `ai.write` only published ones, and " +
      "only articles that the caller may read.",
    words: ["knowledge base", "corpus", "manual", "policy", "library"],
    tasks: ["what does the assistant know", "files the chatbot knows", "what material is the bot trained on"],
    permission: "ai.read",
    scope: "site",
    rules: ["R132"],
  }),
});
