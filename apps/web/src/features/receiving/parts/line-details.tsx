import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useId } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { balanceOf, type LineDraft, type LineProblem } from "../receipt-model.ts";

const reasons = ["short_", "over_", "damaged", "wrongItem", "substituted"] as const;

/** What `LineDetails` takes. */
export interface LineDetailsProps {
  readonly line: PurchaseOrderLine;
  readonly entered: LineDraft;
  readonly change: (next: Partial<LineDraft>) => void;
  readonly problem: LineProblem | undefined;
}

/** Lot, bin and, where it differs from the order, the reason. */
export function LineDetails({ line, entered, change, problem }: LineDetailsProps) {
  const text = useText(messages);
  const list = useId();
  const balance = balanceOf(line, entered);
  const asked = entered.quantity > 0;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {line.trackLots === "Y" && (
        <Field label={text("lot")} required error={asked && problem === "lotMissing" && text("lotMissing")}>
          <TextInput
            mono
            maxLength={40}
            autoCapitalize="characters"
            value={entered.lot}
            onChange={(event) => change({ lot: event.target.value })}
          />
        </Field>
      )}
      {line.trackBins === "Y" && asked && (
        <Field label={text("bin")} hint={text("binHint", { bin: line.primaryBin ?? text("binByRule") })}>
          <TextInput
            mono
            maxLength={40}
            autoCapitalize="characters"
            value={entered.bin}
            onChange={(event) => change({ bin: event.target.value })}
          />
        </Field>
      )}
      {(balance === "short" || balance === "over") && (
        <Field
          label={text("reason")}
          hint={text("reasonHint")}
          required={balance === "over" || entered.final}
          error={problem === "reasonMissing" && text("reasonMissing")}
        >
          <TextInput
            list={list}
            maxLength={255}
            value={entered.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </Field>
      )}
      <datalist id={list}>
        {reasons.map((reason) => (
          <option key={reason} value={text(reason)} />
        ))}
      </datalist>
    </div>
  );
}
