import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, nullable, oneOf, orderBy, paging, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { numberList, wordList } from "./comma-list.ts";

/** A picture of an article. */
export const ContentImage: ObjectSchema = entity("ContentImage", "A picture of an article", {
  imageUrl: text({ description: "Address of the picture", example: "/media/content/torque-chart.svg" }),
  altText: text({ description: "What the picture shows, in words", example: "Torque chart for metric bolts" }),
});

/** A tag as an article names it. */
export const ContentTag: ObjectSchema = entity("ContentTag", "A tag as an article names it", {
  id: uid("The tag"),
  title: text({ example: "Safety" }),
  alias: text({ example: "safety" }),
});

const contentFields = {
  id: uid("The article's unique number"),
  categoryId: uid("The category it stands in"),
  categoryTitle: nullable(text({ description: "The category's title", example: "Guides" })),
  title: text({ example: "Choosing the right hex bolt" }),
  alias: text({ description: "The title as part of an address", example: "choosing-the-right-hex-bolt" }),
  introText: text({
    description: "The opening as HTML, for teasers and lists",
    example: "<p>Grade, pitch, length.</p>",
  }),
  metaDesc: nullable(text({ description: "One sentence for search engines", example: "How to choose a hex bolt." })),
  state: oneOf([1, 0, 2, -2], { description: "1 published, 0 draft, 2 archived, -2 in the bin" }),
  access: integer({
    description: "1 for everybody, otherwise the access level a reader's group must have",
    example: 1,
  }),
  language: text({ description: "The language's code", example: "en" }),
  images: list(ContentImage, { description: "The article's pictures" }),
  created: datetime({ description: "When it was written" }),
  createdBy: nullable(uid("The user who wrote it")),
  modified: datetime({ description: "When it was last changed" }),
  publishUp: nullable(datetime({ description: "Shown from this moment on" })),
  publishDown: nullable(datetime({ description: "Not shown from this moment on" })),
  hits: integer({ min: 0, description: "How often it was read", example: 42 }),
  tags: list(ContentTag, { description: "The published tags it carries" }),
};

/** An article without its body: what lists and teasers need. */
export const Content: ObjectSchema = entity("Content", "An article without its body", contentFields);

/** The category that an article stands in. */
export const ContentCategory: ObjectSchema = entity("ContentCategory", "The category that an article stands in", {
  id: uid("The category's unique number"),
  parentId: integer({ min: 0, description: "The category above; 0 at the top", example: 0 }),
  title: text({ example: "Guides" }),
  alias: text({ example: "guides" }),
});

/** An article to read: everything, with its body. */
export const ContentDoc: ObjectSchema = entity("ContentDoc", "An article to read, with its body", {
  ...contentFields,
  fullText: text({ description: "The body as HTML, without the opening", example: "<p>Metric bolts are …</p>" }),
  categories: list(ContentCategory, { description: "The category and those above it, from the top" }),
  authorName: nullable(text({ description: "Who wrote it", example: "Ada Quill" })),
});

const words = ["article", "page", "news", "guide", "how-to", "knowledge base", "blog", "text"];

/** Articles: published ones for readers, drafts too for who may preview. */
export const content: Resource = resource("/content", {
  list: get("", {
    query: {
      categoryIdList: numberList("Categories to choose from"),
      tagsList: wordList("Numbers or aliases of tags, one of which an article must carry"),
      q: text({ description: "Words that all stand in title, opening or body" }),
      orderBy: orderBy("id|ASC"),
      ...paging({ max: 100 }),
    },
    returns: list(Content),
    summary: "List articles",
    description:
      "Published articles that the reader's groups may see; with `content.preview` drafts and hidden ones too.",
    words,
    tasks: ["articles about a topic", "find how-to pages", "news on the site", "help pages"],
    permission: "content.read",
    scope: "site",
    rules: ["R002", "R033"],
  }),
  get: get("/{id}", {
    params: { id: uid("The article's unique number") },
    returns: Content,
    summary: "Get one article without its body",
    words,
    permission: "content.read",
    scope: "site",
  }),
  doc: get("/{id}/doc", {
    params: { id: uid("The article's unique number") },
    returns: ContentDoc,
    summary: "Read one article with its body, tags and categories",
    words: [...words, "read", "body", "full text", "html"],
    tasks: ["show the whole article", "read a blog post"],
    permission: "content.read",
    scope: "site",
  }),
});
