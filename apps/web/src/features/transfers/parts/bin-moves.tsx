import { NotFoundError } from "@purvey/client/errors";
import { Button } from "@purvey/ui/button";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { attendUnread } from "../../../shared/unread-number.ts";
import { type MoveProblem, stepOf } from "../bin-move.ts";
import { messages } from "../messages.ts";
import { type BinMoveWork, type MoveStart, useBinMove } from "../use-bin-move.ts";
import { MoveList } from "./move-list.tsx";

/** A move by four scans, what lies in the bin it begins at, and what became of the moves before. */
export function BinMoves({ locationId, start }: { locationId: number; start: MoveStart }) {
  const text = useText(messages);
  const work = useBinMove(locationId, start);
  return (
    <div className="grid content-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <MoveForm work={work} />
      <Section title={text("moves")} className="lg:row-span-2 lg:border-s lg:border-rule lg:ps-10">
        <MoveList locationId={locationId} onCorrect={work.correct} />
      </Section>
      {/* Last, so that what a scan brings pushes nothing away. */}
      {work.move.fromBin && <BinContents work={work} />}
    </div>
  );
}

/** What is wrong with how many, and not with the part or a bin. */
const amountProblems: ReadonlySet<MoveProblem> = new Set(["tooMuch", "notWhole", "noQuantity"]);

function MoveForm({ work }: { work: BinMoveWork }) {
  const text = useText(messages);
  const { move, change, content, most, problem, unknownTo } = work;
  const step = stepOf(move);
  const unknown = work.bin.error instanceof NotFoundError;
  const refused = useDenial("warehouse.write");
  const waits = step === "ready" ? undefined : text(`next-${step}`);
  const noSuchTo = unknownTo === undefined ? undefined : text("noSuchBin", { bin: unknownTo });
  const words =
    problem && text(problem, { item: move.itemId, bin: move.fromBin, most, unit: content?.unitOfMeasure ?? "" });
  const upper = (name: "fromBin" | "toBin" | "itemId") => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value.toUpperCase() });
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <p className="flex min-h-14 items-end text-lg font-semibold" role="status">
        {waits ?? text("next-ready")}
      </p>
      <Field label={text("fromBin")} error={unknown ? text("noSuchBin", { bin: move.fromBin }) : undefined}>
        <TextInput mono icon="scan" maxLength={40} value={move.fromBin} onChange={upper("fromBin")} />
      </Field>
      {work.bin.error && !unknown && <Failure error={work.bin.error} />}
      <Field label={text("item")} error={problem === "notInBin" || problem === "nothingMovable" ? words : undefined}>
        <TextInput mono icon="scan" maxLength={40} value={move.itemId} onChange={upper("itemId")} />
      </Field>
      <Field
        label={text("quantity")}
        hint={
          content
            ? text(content.lot ? "atMostOfLot" : "atMost", { most, unit: content.unitOfMeasure, lot: content.lot })
            : text("atMostHint")
        }
        error={problem && amountProblems.has(problem) ? words : undefined}
      >
        <NumberInput
          value={move.quantity}
          onValueChange={(quantity) => change({ quantity })}
          unit={content?.unitOfMeasure ?? ""}
        />
      </Field>
      <Field label={text("toBin")} error={problem === "sameBin" ? words : noSuchTo}>
        <TextInput mono icon="scan" maxLength={40} value={move.toBin} onChange={upper("toBin")} />
      </Field>
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          onClick={() => attendUnread() || work.submit()}
          disabledReason={
            refused ?? (unknown ? text("noSuchBin", { bin: move.fromBin }) : undefined) ?? words ?? noSuchTo ?? waits
          }
        >
          {text("move")}
        </Button>
        <Button variant="quiet" onClick={work.begin}>
          {text("startAgain")}
        </Button>
      </div>
    </form>
  );
}

/** What lies in the bin that a move begins at; a touch chooses it. */
function BinContents({ work }: { work: BinMoveWork }) {
  const text = useText(messages);
  const { data } = work.bin;
  if (!data) return null;
  return (
    <Section title={text("inBin", { bin: data.bin })} note={data.binDesc}>
      {data.contents.length === 0 && <p className="py-3 text-soft">{text("binEmpty")}</p>}
      <ul className="divide-y divide-rule">
        {data.contents.map(({ itemId, itemDesc, lot, qtyAvailable, qtyOnHand, unitOfMeasure }) => (
          <li key={`${itemId} ${lot}`} className="flex items-center gap-3 py-1.5">
            <div className="min-w-0 grow">
              <PartNumber value={itemId} />
              {lot && <span className="ms-2 text-soft">{text("lotNo", { lot })}</span>}
              <p className="truncate text-sm text-soft">{itemDesc}</p>
            </div>
            <span className="text-end">
              <Quantity quantity={qtyAvailable} unit={unitOfMeasure} />
              {qtyOnHand !== qtyAvailable && (
                <span className="block text-xs text-soft">{text("onHand", { quantity: qtyOnHand })}</span>
              )}
            </span>
            <Button
              onClick={() => work.change({ itemId, lot, quantity: null })}
              aria-label={text("choose", { item: itemId })}
            >
              {text("chooseWord")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
