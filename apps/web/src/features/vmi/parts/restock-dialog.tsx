import { Button } from "@purvey/ui/button";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { Sentence } from "@purvey/ui/sentence";
import { TextInput } from "@purvey/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { boardMessages } from "../board-messages.ts";
import { isBeyond, type PlannedRestock, type PlannedRow } from "../restock-plan.ts";
import { type RestockOutcome, usePlaceRestocks } from "../use-place-restocks.ts";

export interface RestockDialogProps {
  readonly warehouseUid: number;
  readonly plan: readonly PlannedRestock[];
  /** Called with what was placed when the dialog closes after that. */
  readonly onDone: (placed: readonly PlannedRow[]) => void;
  readonly onClose: () => void;
}

/** One confirmation for all distributors; then each order with its number, or why it was not placed. */
export function RestockDialog({ warehouseUid, plan, onDone, onClose }: RestockDialogProps) {
  const text = useText(boardMessages);
  const [note, setNote] = useState({ poNumber: "", notes: "" });
  const { place, outcomes } = usePlaceRestocks(warehouseUid);
  const placed = outcomes.filter((outcome) => outcome.placed !== undefined);
  const finished = placed.length === plan.length;
  const tried = outcomes.length > 0;
  const mayPass = !tried || outcomes.some((outcome) => outcome.mayPass);
  const close = () => {
    if (placed.length > 0) onDone(placed.flatMap(({ restock }) => restock.rows));
    onClose();
  };
  const title = finished
    ? text("created", { count: plan.length })
    : tried
      ? text("partly", { done: placed.length, all: plan.length })
      : text("confirmTitle", { count: plan.length });
  return (
    <Dialog
      open
      sticky
      width={560}
      title={title}
      onClose={close}
      footer={
        finished ? (
          <Button variant="primary" onClick={close}>
            {text("close")}
          </Button>
        ) : (
          <>
            <Button variant={mayPass ? "secondary" : "primary"} onClick={close}>
              {text(mayPass ? (tried ? "close" : "cancel") : "toFigures")}
            </Button>
            {mayPass && (
              <Button variant="primary" data-autofocus onClick={() => place(plan, note)}>
                {tried ? text("again") : text("confirm", { count: plan.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {plan.map((restock) => (
          <PlannedOrder
            key={restock.distributorUid}
            restock={restock}
            outcome={outcomes.find((each) => each.restock.distributorUid === restock.distributorUid)}
          />
        ))}
        {!tried && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field label={text("poNumber")} hint={text("poHint")}>
              <TextInput
                mono
                maxLength={40}
                value={note.poNumber}
                onChange={({ target }) => setNote({ ...note, poNumber: target.value })}
              />
            </Field>
            <Field label={text("notes")}>
              <TextInput
                maxLength={1000}
                value={note.notes}
                onChange={({ target }) => setNote({ ...note, notes: target.value })}
              />
            </Field>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function PlannedOrder({ restock, outcome }: { restock: PlannedRestock; outcome: RestockOutcome | undefined }) {
  const text = useText(boardMessages);
  return (
    <section aria-label={restock.distributorsName}>
      <h3 className="flex flex-wrap items-baseline gap-x-3 border-b border-rule pb-1 font-semibold">
        {restock.distributorsName}
        <span className="text-sm font-normal text-faint">{text("lines", { count: restock.rows.length })}</span>
        {outcome && <Outcome outcome={outcome} />}
      </h3>
      {outcome?.problem && (
        <p className="py-1 text-sm text-out">
          <Sentence>{outcome.problem}</Sentence>
        </p>
      )}
      <ul className="max-h-48 overflow-y-auto" {...(restock.rows.length > 6 ? { tabIndex: 0 } : {})}>
        {restock.rows.map((row) => (
          <PlannedLine key={row.item.invProfileLineUid} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Outcome({ outcome: { placed } }: { outcome: RestockOutcome }) {
  const text = useText(boardMessages);
  if (!placed) return <Status tone="out">{text("failed")}</Status>;
  return (
    <span className="ms-auto flex gap-3">
      <Link to="/ops/restock/$restock" params={{ restock: placed.restockHdrUid }}>
        {text("restock", { number: placed.restockHdrUid })}
      </Link>
      <Status tone="ok">{text("placed")}</Status>
    </span>
  );
}

function PlannedLine({ row }: { row: PlannedRow }) {
  const text = useText(boardMessages);
  const { item, quantity } = row;
  const beyond = isBeyond(row) && { quantity: quantity - item.suggestedOrderQty, unit: item.unitOfMeasure };
  const full = Number.isInteger(quantity / item.sellingUnitSize);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
      <span className="font-mono font-semibold">{item.itemId}</span>
      {full ? (
        <Quantity
          quantity={quantity / item.sellingUnitSize}
          unit={item.sellingUnit}
          unitSize={item.sellingUnitSize}
          baseUnit={item.unitOfMeasure}
        />
      ) : (
        <Quantity quantity={quantity} unit={item.unitOfMeasure} />
      )}
      {beyond && <span className="basis-full text-sm text-low">{text("beyond", beyond)}</span>}
    </li>
  );
}
