import type { TransferLine } from "@purvey/contract/generated/warehouseOps";
import { Checkbox } from "@purvey/ui/checkbox";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field, FieldError } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { type GoodsLine, type GoodsStep, goodsProblem, serialsOf } from "../goods-draft.ts";
import { messages } from "../messages.ts";

export interface GoodsLineFieldsProps {
  readonly line: TransferLine;
  /** What is done with it; nothing where it is only looked at. */
  readonly step: GoodsStep | undefined;
  readonly entered: GoodsLine;
  readonly change: (next: Partial<GoodsLine>) => void;
}

/** A line of a transfer: how far it is, and what is shipped or received of it now. */
export function GoodsLineFields({ line, step, entered, change }: GoodsLineFieldsProps) {
  const text = useText(messages);
  const problem = step && goodsProblem(step, line, entered);
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="font-mono font-semibold">{line.itemId}</p>
          <p className="truncate text-sm text-soft">{line.itemDesc}</p>
          <p className="text-sm text-soft">
            {text("wantedWord")}{" "}
            <Quantity quantity={line.quantity} unit={line.uom} unitSize={line.unitSize} baseUnit={line.baseUnit} /> ·{" "}
            {text("shipped")} <Quantity quantity={line.qtyShipped} unit={line.baseUnit} /> · {text("received")}{" "}
            <Quantity quantity={line.qtyReceived} unit={line.baseUnit} />
          </p>
        </div>
        {step && (
          <Field label={text("now")} className="w-32">
            <NumberInput
              unit={line.baseUnit}
              value={entered.quantity}
              onValueChange={(quantity) => change({ quantity: quantity ?? 0 })}
            />
          </Field>
        )}
      </div>
      {step && <MoreFields line={line} step={step} entered={entered} change={change} />}
      {problem && (
        <FieldError>
          {text(problem, {
            item: line.itemId,
            unit: line.baseUnit,
            count: serialsOf(entered).length,
            quantity: entered.quantity,
          })}
        </FieldError>
      )}
    </li>
  );
}

type MoreFieldsProps = GoodsLineFieldsProps & { readonly step: GoodsStep };

/** What only some goods need: lot, bin, serial numbers, and that nothing more comes. */
function MoreFields({ line, step, entered, change }: MoreFieldsProps) {
  const text = useText(messages);
  const { bin, lot, serials, final, reason } = entered;
  const [open, setOpen] = useState(() => final || line.serialized === "Y" || [bin, lot, serials, reason].some(Boolean));
  const asks = goodsProblem(step, line, entered) === "reasonMissing";
  return (
    // Opened because a reason is missing it stays so: it would close at the reason's first letter.
    <details open={open || asks} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm text-soft" aria-label={text("moreOf", { item: line.itemId })}>
        {text("more")}
      </summary>
      <div className="grid gap-3 py-2 sm:grid-cols-2">
        <Field label={text("lot")}>
          <TextInput mono maxLength={40} value={lot} onChange={({ target }) => change({ lot: target.value })} />
        </Field>
        <Field label={text("bin")} hint={text(step === "ship" ? "binHintShip" : "binHintReceive")}>
          <TextInput mono maxLength={40} value={bin} onChange={({ target }) => change({ bin: target.value })} />
        </Field>
        <Field label={text("serials")} hint={text("serialsHint")}>
          <TextArea mono rows={2} value={serials} onChange={({ target }) => change({ serials: target.value })} />
        </Field>
        <div className="flex flex-col gap-3">
          <Field label={text("reason")} hint={text("reasonHint")}>
            <TextInput maxLength={255} value={reason} onChange={({ target }) => change({ reason: target.value })} />
          </Field>
          <Checkbox
            label={text(step === "ship" ? "finalShip" : "finalReceive")}
            checked={final}
            onChange={() => change({ final: !final })}
          />
        </div>
      </div>
    </details>
  );
}
