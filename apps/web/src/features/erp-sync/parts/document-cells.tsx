import type { ImportRecord } from "@purvey/contract/generated/imports";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

const known = ["oe-hdr", "contact", "inv-loc"] as const;

/** What kind of document a record carries, in words; kinds of other integrations by their own name. */
export function useDocumentName(): (record: Pick<ImportRecord, "sourceName" | "sourceId">) => string {
  const text = useText(messages);
  return ({ sourceName, sourceId }) => {
    const kind = known.find((name) => name === sourceName);
    return [kind ? text(`kind-${kind}`) : sourceName, sourceId].filter(Boolean).join(" ");
  };
}
