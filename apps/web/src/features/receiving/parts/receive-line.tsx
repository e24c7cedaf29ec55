import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { FieldError } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { inWholeUnits } from "../../../shared/whole-quantity.ts";
import type { LineDraft } from "../line-draft.ts";
import { messages } from "../messages.ts";
import { balanceOf, type ExpectedLine, lineOf, piecesOf, problemOf, withoutSerial } from "../receipt-model.ts";
import type { ReceiptWork } from "../use-receipt.ts";
import { LineDetails } from "./line-details.tsx";

interface ReceiveLineProps {
  readonly line: ExpectedLine;
  readonly work: ReceiptWork;
}

/** A line of the order: what is expected, what came, what remains, and everything to enter it with one hand. */
export function ReceiveLine({ line, work }: ReceiveLineProps) {
  const text = useText(messages);
  const entered = lineOf(work.draft, line.lineNo);
  const change = (next: Partial<LineDraft>) => work.change(line.lineNo, next);
  const { lineNo, itemId, itemDesc, qtyOpen, qtyWaiting } = line;
  const problem = problemOf(line, entered);
  const complete = qtyOpen === 0 && entered.quantity === 0;
  return (
    <li
      aria-label={itemId}
      className="flex flex-col gap-3 border-s-4 border-s-transparent p-3 data-chosen:border-s-accent"
      data-chosen={work.chosen === lineNo ? "" : undefined}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-60 grow">
          <PartNumber value={itemId} className="text-lg font-bold" />
          <p className="text-soft">{itemDesc}</p>
        </div>
        <Figures line={line} entered={entered} />
      </div>
      <div
        className="flex flex-wrap items-center gap-2 data-counted:min-h-(--control)"
        data-counted={line.serialized === "N" ? "" : undefined}
      >
        {line.serialized === "N" && !complete && <Counters line={line} entered={entered} change={change} />}
        {!complete && <BalanceWord line={line} entered={entered} />}
        {/* In one place with the counters: what is stored meanwhile moves nothing. */}
        {complete && qtyWaiting > 0 && (
          <Status tone="transit">{text("lineWaits", inWholeUnits(qtyWaiting, line))}</Status>
        )}
        {complete && qtyWaiting === 0 && <Status tone="ok">{text("lineDone")}</Status>}
      </div>
      {(problem === "notWhole" || problem === "belowZero") && (
        <FieldError>{text(problem, piecesOf(line, entered))}</FieldError>
      )}
      {line.serialized === "Y" && !complete && <SerialList line={line} work={work} />}
      {(entered.quantity > 0 || line.trackLots === "Y") && (
        <LineDetails line={line} entered={entered} change={change} problem={problem} />
      )}
      {balanceOf(line, entered) === "short" && (
        <Checkbox
          checked={entered.final}
          onChange={(event) => change({ final: event.target.checked })}
          label={text("cancelRemaining", inWholeUnits(qtyOpen - entered.quantity, line))}
        />
      )}
    </li>
  );
}

interface EnteredLine {
  readonly line: PurchaseOrderLine;
  readonly entered: LineDraft;
}

function Figures({ line, entered }: EnteredLine) {
  const text = useText(messages);
  const { qtyOpen } = line;
  const remaining = Math.max(0, qtyOpen - entered.quantity);
  const figures = [
    ["expected", qtyOpen],
    ["received", entered.quantity],
    ["remaining", remaining],
  ] as const;
  return (
    <dl className="flex gap-5">
      {figures.map(([name, quantity]) => (
        <div key={name} data-figure={name}>
          <dt className="text-xs text-soft">{text(name)}</dt>
          <dd className="text-lg font-semibold">
            <Quantity {...inWholeUnits(quantity, line)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Counters({ line, entered, change }: EnteredLine & { readonly change: (next: Partial<LineDraft>) => void }) {
  const text = useText(messages);
  const { itemId: item, qtyOpen, unitOfMeasure } = line;
  const set = (quantity: number) => change({ quantity: Math.max(0, quantity) });
  return (
    <>
      <Button
        aria-label={text("oneLess", { item })}
        className="min-w-12 font-mono"
        onClick={() => set(entered.quantity - 1)}
      >
        {text("minusOne")}
      </Button>
      <NumberInput
        className="w-32"
        aria-label={text("receivedOf", { item })}
        unit={unitOfMeasure}
        value={entered.quantity}
        onValueChange={(quantity) => change({ quantity: quantity ?? 0 })}
      />
      <Button
        aria-label={text("oneMore", { item })}
        className="min-w-12 font-mono"
        onClick={() => set(entered.quantity + 1)}
      >
        {text("plusOne")}
      </Button>
      <Button aria-label={text("allOf", { item })} onClick={() => set(qtyOpen)}>
        {text("all")}
      </Button>
    </>
  );
}

function BalanceWord({ line, entered }: EnteredLine) {
  const text = useText(messages);
  const balance = balanceOf(line, entered);
  if (balance !== "short" && balance !== "over") return null;
  const rest = inWholeUnits(Math.abs(line.qtyOpen - entered.quantity), line);
  return <Status tone={balance === "over" ? "out" : "low"}>{text(balance, rest)}</Status>;
}

/** The serial numbers of a registered item: scanned or typed, each once, each to be taken out again. */
function SerialList({ line, work }: ReceiveLineProps) {
  const text = useText(messages);
  const [serial, setSerial] = useState("");
  const entered = lineOf(work.draft, line.lineNo);
  const add = (event: FormEvent) => {
    event.preventDefault();
    work.addSerial(line.lineNo, serial);
    setSerial("");
  };
  return (
    <div className="flex flex-col gap-2">
      <form onSubmit={add} className="flex flex-wrap items-center gap-2">
        <TextInput
          mono
          className="w-56 max-w-full"
          aria-label={`${text("serial")} ${line.itemId}`}
          placeholder={text("serial")}
          maxLength={60}
          autoCapitalize="characters"
          value={serial}
          onFocus={() => work.choose(line.lineNo)}
          onChange={(event) => setSerial(event.target.value)}
        />
        <Button type="submit">{text("addSerial")}</Button>
        <span className="text-soft">{text("serials", { count: entered.serials.length })}</span>
      </form>
      {problemOf(line, entered) === "serialsMissing" && <FieldError>{text("serialsMissing")}</FieldError>}
      {entered.serials.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={`${text("serial")} ${line.itemId}`}>
          {entered.serials.map((number) => (
            <li key={number} className="flex items-center border border-rule ps-2">
              <span className="font-mono">{number}</span>
              <IconButton
                icon="close"
                label={text("removeSerial", { serial: number })}
                onClick={() => work.change(line.lineNo, withoutSerial(line, entered, number))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
