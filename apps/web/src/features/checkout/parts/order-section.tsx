import { Field } from "@purvey/ui/field";
import { Section } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { FormSectionProps } from "./checkout-page.tsx";

/** The customer's own order number, the wished date, a note. */
export function OrderSection({
  doc,
  form,
  problems,
  change,
  keep,
  locked,
  poRequired,
  today,
}: FormSectionProps & { readonly poRequired: boolean; readonly today: string | undefined }) {
  const text = useText(messages);
  const company = doc.customer?.customerName ?? "";
  return (
    <Section title={text("order")}>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          label={text("poNumber")}
          hint={poRequired ? text("poRequired", { company }) : text("poOptional")}
          error={problems.poNumber}
          required={poRequired}
        >
          <TextInput
            mono
            name="poNumber"
            readOnly={locked}
            autoComplete="off"
            maxLength={255}
            value={form.poNumber}
            onChange={(event) => change({ ...form, poNumber: event.target.value }, false)}
            onBlur={keep}
          />
        </Field>
        <Field label={text("requestedDate")} hint={text("requestedDateHint")} error={problems.date}>
          <TextInput
            type="date"
            name="date"
            min={today}
            readOnly={locked}
            value={form.date}
            onChange={(event) => change({ ...form, date: event.target.value }, false)}
            onBlur={keep}
          />
        </Field>
        <Field label={text("deliveryNote")} hint={text("deliveryNoteHint")} className="sm:col-span-2">
          <TextArea
            name="note"
            readOnly={locked}
            rows={2}
            maxLength={255}
            value={form.note}
            onChange={(event) => change({ ...form, note: event.target.value }, false)}
            onBlur={keep}
          />
        </Field>
      </div>
    </Section>
  );
}
