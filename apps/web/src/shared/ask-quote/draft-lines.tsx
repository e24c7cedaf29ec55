import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../i18n/messages.ts";
import { type DraftLine, withEmptyLine } from "./ask-quote-model.ts";
import { askQuoteMessages } from "./messages.ts";

export interface DraftLinesProps {
  readonly lines: readonly DraftLine[];
  /** What a price is called: wished, or offered. */
  readonly priceLabel: string;
  readonly onChange: (lines: DraftLine[]) => void;
}

/** The lines of a request or an offer: part, quantity, unit and price of each; lines come and go. */
export function DraftLines({ lines, priceLabel, onChange }: DraftLinesProps) {
  const text = useText(askQuoteMessages);
  const change = (key: number, to: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  return (
    <>
      <ul className="mb-2">
        {lines.map((line, index) => (
          <li key={line.key} className="border-b border-rule py-2">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid in every browser. */}
            <div
              role="group"
              aria-label={text("lineNo", { number: String(index + 1) })}
              className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <Field label={text("item")}>
                <TextInput
                  mono
                  maxLength={40}
                  value={line.itemId}
                  onChange={({ target }) => change(line.key, { itemId: target.value })}
                />
              </Field>
              <Field label={text("quantity")}>
                <NumberInput live value={line.quantity} onValueChange={(quantity) => change(line.key, { quantity })} />
              </Field>
              <Field label={text("unit")}>
                <TextInput
                  maxLength={8}
                  value={line.unitOfMeasure}
                  onChange={({ target }) => change(line.key, { unitOfMeasure: target.value })}
                />
              </Field>
              <Field label={priceLabel}>
                <NumberInput
                  live
                  value={line.unitPrice}
                  onValueChange={(unitPrice) => change(line.key, { unitPrice })}
                />
              </Field>
              <IconButton
                icon="trash"
                label={text("removeLine", { number: String(index + 1) })}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon="plus" onClick={() => onChange(withEmptyLine(lines))}>
        {text("addLine")}
      </Button>
    </>
  );
}
