import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { evaluateSum } from "@purvey/ui/sum";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { messages } from "../messages.ts";

/** What `EnterQuantity` takes. */
export interface EnterQuantityProps {
  readonly part: ScannablePart;
  /** What was counted of it before. */
  readonly before: number | undefined;
  readonly blind: boolean;
  readonly onCount: (quantity: number) => void;
  readonly onSkip: () => void;
}

/** How many of a part there are: type, Enter, next. A blind count does not say what the books expect. */
export function EnterQuantity({ part, before, blind, onCount, onSkip }: EnterQuantityProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [typed, setTyped] = useState(before === undefined ? "" : formatNumber(before, locale));
  const [problem, setProblem] = useState<string>();
  const { itemId: item, description, unitOfMeasure: unit } = part;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = evaluateSum(typed, locale);
    if ("problem" in reading || reading.value < 0) setProblem(text("enter"));
    else onCount(reading.value);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 border-y-2 border-ink py-3">
      <div>
        <PartNumber value={item} size="head" plain />
        <p className="mt-2 text-soft">{description}</p>
        {!blind && (
          <p className="text-soft">{text("expected", { unit, quantity: formatNumber(part.qtyOnHand, locale) })}</p>
        )}
      </div>
      {/* The error stands below the whole row: the button stays under the thumb. */}
      <Field label={text("quantityOf", { item })} hint={text("quantityHint")} error={problem}>
        <div className="flex items-center gap-2">
          <TextInput
            mono
            className="w-48"
            unit={unit}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.target.select()}
            value={typed}
            onChange={({ target }) => {
              setProblem(undefined);
              setTyped(target.value);
            }}
          />
          <Button type="submit" variant="primary">
            {text("next")}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {text("skip")}
          </Button>
        </div>
      </Field>
    </form>
  );
}
