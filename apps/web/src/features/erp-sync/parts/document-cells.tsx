import type { ImportRecord } from "@purvey/contract/generated/imports";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { ageOf } from "../sync-view.ts";

const known = ["oe-hdr", "contact", "inv-loc"] as const;

/** What kind of document a record carries, in words; kinds of other integrations by their own name. */
export function useDocumentName(): (record: Pick<ImportRecord, "sourceName" | "sourceId">) => string {
  const text = useText(messages);
  return ({ sourceName, sourceId }) => {
    const kind = known.find((name) => name === sourceName);
    return [kind ? text(`kind-${kind}`) : sourceName, sourceId].filter(Boolean).join(" ");
  };
}

/** How long a record has been as it is. */
export function Age({ record }: { record: ImportRecord }) {
  const text = useText(messages);
  const { days, hours } = ageOf(record);
  return (
    <time dateTime={`PT${record.hoursInState}H`} title={`${record.stateSince} UTC`}>
      {days > 0 ? text("ageDays", { days, hours }) : text("ageHours", { hours })}
    </time>
  );
}
