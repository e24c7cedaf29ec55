import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field, FieldError } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useId } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { type LineDraft, mayBeSplit, restOf } from "../line-draft.ts";
import { messages } from "../messages.ts";
import { balanceOf, type LineProblem } from "../receipt-model.ts";
import { PortionFields } from "./portion-fields.tsx";

const reasons = ["short_", "over_", "damaged", "wrongItem", "substituted"] as const;

/** What `LineDetails` takes. */
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
        {isSplit ? <Rest line={line} entered={entered} isMissing={problem === "restMissing"} /> : <Reason {...props} />}
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
  const asked = entered.quantity > 0;
  return (
    <>
      {line.trackLots === "Y" && (
        <Field label={text("lot")} required error={asked && entered.lot.trim() === "" && text("lotMissing")}>
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

interface RestProps {
  readonly line: PurchaseOrderLine;
  readonly entered: LineDraft;
  readonly isMissing: boolean;
}

/** How much is of the first lot and bin: it follows from what came and from the others. */
function Rest({ line, entered, isMissing }: RestProps) {
  const text = useText(messages);
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-semibold">{text("ofIt")}</span>
      <span className="flex min-h-(--control) items-center">
        <Quantity quantity={restOf(entered)} unit={line.unitOfMeasure} />
      </span>
      {isMissing && <FieldError>{text("restMissing")}</FieldError>}
    </div>
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
