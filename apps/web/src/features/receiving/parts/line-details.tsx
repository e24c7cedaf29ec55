import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useId } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages as portionMessages } from "../../../shared/portions/messages.ts";
import { PortionFields } from "../../../shared/portions/portion-fields.tsx";
import { PortionRest } from "../../../shared/portions/portion-rest.tsx";
import { type LineDraft, mayBeSplit } from "../line-draft.ts";
import { messages } from "../messages.ts";
import { balanceOf, type LineProblem } from "../receipt-model.ts";

const reasons = ["short_", "over_", "damaged", "wrongItem", "substituted"] as const;

export interface LineDetailsProps {
  readonly line: PurchaseOrderLine;
  readonly entered: LineDraft;
  readonly change: (next: Partial<LineDraft>) => void;
  readonly problem: LineProblem | undefined;
}

/** Lots and bins with how much is of each and, where it differs from the order, the reason. */
export function LineDetails(props: LineDetailsProps) {
  const { line, entered, change, problem } = props;
  const asked = entered.quantity > 0;
  const isSplit = asked && entered.more.length > 0;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <FirstPlace {...props} />
        {isSplit ? (
          <PortionRest line={line} entered={entered} isMissing={problem === "restMissing"} />
        ) : (
          <Reason {...props} />
        )}
      </div>
      {asked && mayBeSplit(line) && <PortionFields line={line} entered={entered} change={change} />}
      {isSplit && (
        <div className="grid gap-3 sm:grid-cols-3">
          <Reason {...props} />
        </div>
      )}
    </>
  );
}

/** The lot and the bin of all that came, or of what the others leave. */
function FirstPlace({ line, entered, change }: LineDetailsProps) {
  const text = useText(messages);
  const sayPortion = useText(portionMessages);
  const asked = entered.quantity > 0;
  return (
    <>
      {line.trackLots === "Y" && (
        <Field label={text("lot")} required error={asked && entered.lot.trim() === "" && sayPortion("lotMissing")}>
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
    </>
  );
}

/** Why it is more or less than was ordered; nothing where it is neither. */
function Reason({ line, entered, change, problem }: LineDetailsProps) {
  const text = useText(messages);
  const list = useId();
  const balance = balanceOf(line, entered);
  if (balance !== "short" && balance !== "over") return null;
  return (
    <>
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
      <datalist id={list}>
        {reasons.map((reason) => (
          <option key={reason} value={text(reason)} />
        ))}
      </datalist>
    </>
  );
}
