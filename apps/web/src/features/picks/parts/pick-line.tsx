import type { PickTicketLine } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ReasonDialog } from "../../../shared/reason/reason-dialog.tsx";
import { messages } from "../messages.ts";
import { type PickState, pickedOf, stateOfLine, wantedOf } from "../pick-model.ts";
import type { PickWork } from "../use-pick.ts";

const shapes: Readonly<Record<PickState, StatusShape>> = { open: "open", begun: "half", short: "low", done: "ok" };

export interface PickLineProps {
  readonly line: PickTicketLine;
  readonly work: PickWork;
}

/** A stop of the walk: where, what, how much; and large buttons to say that it is taken. */
export function PickLine({ line, work }: PickLineProps) {
  const text = useText(messages);
  const picked = pickedOf(work.progress, line);
  const state = stateOfLine(line, picked);
  const here = work.at === line.lineNumber;
  const stop = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) stop.current?.scrollIntoView({ block: "nearest" });
  }, [here]);
  const { itemId, itemDesc, bin, binDesc, lot, lineNote, qtyToPick, unitOfMeasure: unit } = line;
  return (
    <li
      ref={stop}
      aria-label={`${bin ?? text("noBin")} ${itemId}`}
      aria-current={here ? "step" : undefined}
      className="flex scroll-my-24 flex-wrap items-start gap-x-6 gap-y-3 border-s-4 border-s-transparent p-3 aria-[current]:border-s-accent data-[state=done]:bg-ground"
      data-state={state}
    >
      <div className="w-36 shrink-0">
        <p className="whitespace-nowrap font-mono text-2xl font-bold leading-tight">{bin ?? text("noBin")}</p>
        {binDesc && <p className="text-xs text-soft">{binDesc}</p>}
      </div>
      <div className="min-w-0 basis-48 grow max-sm:order-2 max-sm:basis-full">
        <PartNumber value={itemId} className="text-lg font-bold" />
        <p className="text-soft">{itemDesc}</p>
        {lot && <p className="font-semibold">{text("lotNo", { lot })}</p>}
        {line.serialized === "Y" && <p className="text-soft">{text("serials")}</p>}
        {lineNote && <p className="border-s-2 border-rule ps-2">{lineNote}</p>}
      </div>
      <div className="w-36 shrink-0 max-sm:ms-auto">
        <p className="text-2xl font-bold leading-tight">
          <Quantity quantity={qtyToPick} unit={unit} />
        </p>
        {line.unitSize !== 1 && (
          <p className="text-xs text-soft">
            {text("baseQuantity", { quantity: line.baseQtyToPick, unit: line.baseUnit })}
          </p>
        )}
        <Status tone={shapes[state]}>
          {state === "begun"
            ? text("pickedOf", { quantity: picked.quantity, wanted: wantedOf(line), unit })
            : text(`state-${state}`)}
        </Status>
        {picked.short !== undefined && (
          <p className="text-sm text-soft">
            {text("pickedOf", { quantity: picked.quantity, wanted: wantedOf(line), unit })} · {picked.short}
          </p>
        )}
      </div>
      <Takes line={line} work={work} />
    </li>
  );
}

/** The buttons of a stop. */
function Takes({ line, work }: PickLineProps) {
  const text = useText(messages);
  const [asking, ask] = useState(false);
  const { quantity } = pickedOf(work.progress, line);
  const wanted = wantedOf(line);
  const { itemId: item, unitOfMeasure: unit } = line;
  const values = { item, bin: line.bin ?? text("noBin"), quantity, wanted, unit };
  return (
    <div className="flex flex-wrap gap-2 max-sm:order-3 max-sm:basis-full">
      <Button
        className="min-h-12 min-w-12 font-mono"
        aria-label={text("oneLess", values)}
        onClick={() => work.take(line, quantity - 1)}
      >
        {text("less")}
      </Button>
      <Button
        className="min-h-12 min-w-12 font-mono"
        aria-label={text("oneMore", values)}
        onClick={() => work.take(line, quantity + 1)}
      >
        {text("one")}
      </Button>
      <Button
        className="min-h-12 max-sm:grow"
        icon="check"
        aria-label={text("takeAllOf", values)}
        onClick={() => work.take(line, wanted)}
      >
        {text("takeAll")}
      </Button>
      <Button
        className="min-h-12"
        variant="quiet"
        aria-label={text("shortOf", values)}
        disabledReason={quantity >= wanted ? text("scan-enough", values) : undefined}
        onClick={() => ask(true)}
      >
        {text("short")}
      </Button>
      {asking && (
        <ReasonDialog
          title={text("shortTitle", values)}
          hint={text("shortHint")}
          reasons={["missing", "damaged", "expired"]}
          action={text("shortAction")}
          onClose={() => ask(false)}
          onReason={(reason) => {
            work.short(line, reason);
            ask(false);
          }}
        />
      )}
    </div>
  );
}
