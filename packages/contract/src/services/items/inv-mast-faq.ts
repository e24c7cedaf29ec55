import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  nullable,
  pick,
  required,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "./kept-status-cd.ts";

const question = text({ min: 1, max: 500, description: "What buyers ask", example: "Which torque for M8, class 8.8?" });
const answer = text({ min: 1, max: 2000, description: "The answer", example: "25 Nm dry, 20 Nm lubricated." });
const isActive = yesNo({ description: "N while the answer is being worked on" });
const isPublic = yesNo({ description: "N when only editors may read it" });

/** A question about an item with its answer (R113, R114). */
export const Faq: ObjectSchema = entity("Faq", "A question about an item with its answer", {
  invMastFaqUid: uid("The question's unique number"),
  invMastUid: uid("The item"),
  question,
  answer,
  category: nullable(text({ max: most.text, description: "What the question is about", example: "Assembly" })),
  isActive,
  isPublic,
  viewCount: integer({ min: 0, description: "How often it was opened", example: 41 }),
  helpfulCount: integer({ min: 0, description: "How many readers found it helpful", example: 7 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const editors =
  "Without the permission `catalog.write` only questions that are active (isActive Y, status 704) and public (isPublic Y) are found.";

const plain = crud({
  entity: Faq,
  noun: "question about an item",
  key: "invMastFaqUid",
  parents: { id: uid("invMastUid of the item") },
  defaultOrder: "inv_mast_faq_uid|ASC",
  create: input("CreateFaqInput", "A new question about an item with its answer", {
    question: required(question),
    answer: required(answer),
    ...pick(Faq, "category"),
    isActive: { ...isActive, default: "Y" },
    isPublic: { ...isPublic, default: "Y" },
  }),
  update: input("UpdateFaqInput", "What to change of a question about an item", {
    question,
    answer,
    ...pick(Faq, "category"),
    isActive,
    isPublic,
    statusCd: keptStatusCd,
  }),
  words: ["FAQ", "question", "answer", "Q&A", "help", "frequently asked"],
  tasks: {
    list: [
      "questions shoppers asked about a product",
      "questions customers asked about a product",
      "Q&A of a product page",
      "what do people ask about this product",
    ],
    create: [
      "write a question with its answer",
      "ask something about a product",
      "add a question and answer to a product page",
    ],
    update: ["reply to a shopper", "publish an answer", "answer a customer's question about a product"],
    delete: ["remove a question from a product page"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["items.invMast.faq"],
  rules: ["R113", "R114"],
});

/** `/inv-mast/{id}/faq`: what buyers ask about an item. */
export const invMastFaq: Resource = resource("/inv-mast/{id}/faq", {
  ...plain,
  list: { ...plain.list, description: editors },
  get: { ...plain.get, description: `Counts a view: \`viewCount\` rises by one. ${editors}` },
});
