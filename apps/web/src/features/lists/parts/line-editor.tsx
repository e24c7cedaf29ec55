import type { OrderUnit, WishlistLine } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Select } from "@purvey/ui/select";
import { TextArea } from "@purvey/ui/text-area";
import { type FormEvent, useId, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { additionOf, type LineVerdict } from "../list-model.ts";
import { messages } from "../messages.ts";
import type { LineReplacement } from "../use-line-acts.ts";

/** The longest note of a line, in characters. */
const most = 1000;

export interface LineEditorProps {
  readonly line: WishlistLine;
  readonly verdict: LineVerdict | undefined;
  readonly onSave: (replacement: LineReplacement) => void;
  readonly onClose: () => void;
}

/** Quantity, unit, note and priority of a line. */
export function LineEditor({ line, verdict, onSave, onClose }: LineEditorProps) {
  const text = useText(messages);
  const form = useId();
  const units = soldUnits(verdict);
  const [next, setNext] = useState(additionOf(line));
  const unit = units.find(({ unitOfMeasure }) => unitOfMeasure === next.unitOfMeasure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!(next.quantity > 0)) return;
    onClose();
    onSave({ line, next: { ...next, notes: next.notes?.trim() || null } });
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("edit", { item: line.itemId })}
      footer={
        <Button type="submit" form={form} variant="primary">
          {text("save")}
        </Button>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex flex-wrap items-start gap-4">
          <Field label={text("quantity")}>
            <QuantityStepper
              unit={next.unitOfMeasure}
              compact
              multiple={unit && unit.orderMultiple > 0 ? unit.orderMultiple : 1}
              minimum={Math.max(unit?.minimumOrderQty ?? 1, 0)}
              value={next.quantity}
              onValueChange={(quantity) => setNext({ ...next, quantity: quantity ?? 0 })}
            />
          </Field>
          {units.length > 1 && (
            <Field label={text("unit")} className="w-28">
              <Select
                value={next.unitOfMeasure}
                onChange={(event) => setNext({ ...next, unitOfMeasure: event.target.value })}
              >
                {!unit && <option value={next.unitOfMeasure}>{next.unitOfMeasure}</option>}
                {units.map(({ unitOfMeasure }) => (
                  <option key={unitOfMeasure} value={unitOfMeasure}>
                    {unitOfMeasure}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <Field label={text("priority")} hint={text("priorityHint")} className="w-72 max-w-full">
          <NumberInput
            value={next.priority ?? 0}
            onValueChange={(priority) =>
              setNext({ ...next, priority: Math.min(9999, Math.max(0, Math.round(priority ?? 0))) })
            }
          />
        </Field>
        <Field label={text("note")} hint={text("noteHint", { most })}>
          <TextArea
            rows={3}
            maxLength={most}
            value={next.notes ?? ""}
            onChange={(event) => setNext({ ...next, notes: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function soldUnits(verdict: LineVerdict | undefined): readonly OrderUnit[] {
  if (!verdict || verdict.kind === "waiting" || !verdict.item) return [];
  return verdict.item.units.filter(({ sold }) => sold);
}
