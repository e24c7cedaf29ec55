import type { ImportRecord } from "@purvey/contract/generated/imports";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { ageOf } from "../sync-view.ts";

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
