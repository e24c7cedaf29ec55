import { useFormat } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { NumberInput } from "@purvey/ui/number-input";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages as issueMessages } from "../../../shared/issue-words/messages.ts";
import { mostQuantity } from "../../../shared/ordering/understand-line.ts";
import { messages } from "../messages.ts";

export interface QuantityFieldProps {
  /** One when absent. */
  readonly quantity: number | undefined;
  readonly onQuantity: (quantity: number | undefined) => void;
}

/** The quantity that is priced; one that cannot be ordered stays in the field, which says so, and nothing is priced by it. */
export function QuantityField({ quantity, onQuantity }: QuantityFieldProps) {
  const text = useText(messages);
  const issueText = useText(issueMessages);
  const { locale } = useFormat();
  const [refused, setRefused] = useState<{ readonly value: number; readonly insteadOf: number | undefined }>();
  const wrong = refused && refused.insteadOf === quantity ? refused.value : undefined;
  const most = formatNumber(mostQuantity, locale);
  const take = (value: number | null) => {
    const fits = value === null || (value > 0 && value <= mostQuantity);
    setRefused(fits ? undefined : { value, insteadOf: quantity });
    if (fits) onQuantity(value ?? undefined);
  };
  const sayWrong = (value: number) => {
    const written = formatNumber(value, locale);
    return value > 0
      ? issueText("tooLarge", { value: written, most })
      : issueText("notMore", { value: written, least: "0" });
  };
  return (
    <Field
      label={text("quantity")}
      hint={`1 – ${most}`}
      error={wrong !== undefined && sayWrong(wrong)}
      className={wrong === undefined ? "w-28" : "w-56"}
    >
      <NumberInput className="w-28" value={wrong ?? quantity ?? 1} onValueChange={take} />
    </Field>
  );
}
