import type { RowSet } from "../row-set.ts";
import { type DocumentText, demoDocuments, worldDocuments } from "./documents.ts";

/** Adds what the assistant of the fixture world reads and is steered by. */
export function addAssistant(rows: RowSet): void {
  addDocuments(rows, worldDocuments);
  rows.add(
    "ai_rubric",
    {
      name: "Counter language",
      description:
        "Short sentences. Metric sizes first, inches in brackets. Say what it is for. No superlatives, no exclamation marks.",
    },
    {
      name: "Safety first",
      description:
        "Name the protective equipment that the work needs. Never advise to go beyond a rated load, pressure or temperature.",
    },
  );
  rows.add(
    "ai_microservice",
    {
      name: "Questions at the counter",
      description: "Answers questions from documents, articles, podcasts and item questions",
    },
    { name: "Product texts", description: "Suggests descriptions of items from their attributes" },
    { name: "Packing slips", description: "Finds the purchase order that a packing slip belongs to", status_cd: 705 },
  );
}

/** Adds the further documents of the demonstration. */
export function addDemoAssistant(rows: RowSet): void {
  addDocuments(rows, demoDocuments);
}

function addDocuments(rows: RowSet, documents: readonly DocumentText[]): void {
  for (const { date, ...document } of documents)
    rows.add("ai_document", { ...document, date_created: date, date_last_modified: date });
}
