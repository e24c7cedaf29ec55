import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { readCount } from "../count-model.ts";
import { messages } from "../messages.ts";

/** What `EnterQuantity` takes. */
export interface EnterQuantityProps {
  readonly part: ScannablePart;
  /** What stands in the field; at first what was counted of it before. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly blind: boolean;
  readonly onCount: (quantity: number) => void;
  readonly onSkip: () => void;
}

/** How many of a part there are: type, Enter, next. A blind count does not say what the books expect. */
export function EnterQuantity({ part, typed, onType, blind, onCount, onSkip }: EnterQuantityProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [problem, setProblem] = useState<string>();
  const { itemId: item, description, unitOfMeasure: unit } = part;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const counted = readCount(typed, locale);
    if (counted === undefined) setProblem(text("enter"));
    else onCount(counted);
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
              onType(target.value);
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
