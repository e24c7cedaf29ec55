import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { Dialog } from "@purvey/ui/dialog";
import { formatNumber } from "@purvey/ui/format";
import { Sentence } from "@purvey/ui/sentence";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import type { ScanVerdict } from "../../../shared/scan/scan-center.ts";
import type { Tone } from "../../../shared/scan/sound.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { attendUnread } from "../../../shared/unread-number.ts";
import type { BranchRow, HeldGoods } from "../branch-rows.ts";
import { mostOf } from "../branch-transfer.ts";
import { type GoodsDraft, type GoodsStep, goodsLineOf, isSplit, movedLines, wrongLine } from "../goods-draft.ts";
import { messages } from "../messages.ts";
import { begunOf, type GoodsEntry, useGoodsEntry } from "../use-goods-entry.ts";
import { useGoodsScan } from "../use-goods-scan.ts";
import { GoodsLineFields } from "./goods-line-fields.tsx";
import { HeldBranchActions } from "./held-branch-actions.tsx";
import { RefusedActions } from "./refused-actions.tsx";

const shapes: Readonly<Record<Tone, StatusShape>> = { ok: "ok", again: "low", refused: "out" };

/** What became of the last scan, within a dialog: the bar that says it lies behind. A refusal interrupts who listens. */
function DialogVerdict({ verdict }: { verdict: ScanVerdict | undefined }) {
  return (
    <div className="mb-3 flex min-h-8 items-center gap-3 empty:hidden">
      {verdict && <StatusGlyph shape={shapes[verdict.tone]} size={16} />}
      <p className="min-w-0" role={verdict?.tone === "refused" ? "alert" : "status"}>
        {verdict?.message}
      </p>
    </div>
  );
}

export interface MoveGoodsProps {
  readonly row: BranchRow;
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/**
 * A transfer's lines, and what is shipped or received of them now. What was refused or is held stands there as it was
 * entered; what becomes possible while it is only looked at can be entered at once.
 */
export function MoveGoods(props: MoveGoodsProps) {
  const { beginning, beginAgain } = useBeginning(begunOf(props.row, props.transfer) !== undefined);
  return <Goods key={beginning} {...props} onBeginAgain={beginAgain} />;
}

/**
 * When the entry begins anew: as soon as there is something to enter, once, and whenever somebody begins again. What is
 * still being booked then begins once it is.
 *
 * @param possible whether anything can be entered now
 */
export function useBeginning(possible: boolean): { readonly beginning: string; readonly beginAgain: () => void } {
  const [entered, setEntered] = useState(possible);
  if (possible && !entered) setEntered(true);
  const [round, setRound] = useState(0);
  const beginAgain = () => {
    setRound(round + 1);
    setEntered(possible);
  };
  return { beginning: `${round}.${entered}`, beginAgain };
}

interface GoodsProps extends MoveGoodsProps {
  /** Begins with what may be done now. */
  readonly onBeginAgain: () => void;
}

function Goods({ row, transfer, onClose, onBeginAgain }: GoodsProps) {
  const text = useText(messages);
  const { transferUid, locationName, toLocationName } = transfer;
  const entry = useGoodsEntry(row, transfer);
  const { step, goods } = entry;
  const verdict = useGoodsScan(transfer, entry);
  const isIdle = entry.isOvertaken && !entry.isTouched && row.queued === undefined;
  // Where nothing was entered, nobody has to choose.
  useEffect(() => {
    if (isIdle) onBeginAgain();
  }, [isIdle, onBeginAgain]);
  const isAsking = entry.isOvertaken && !isIdle;
  // What was entered keeps its place behind the question.
  const before = useRef({ row, transfer });
  if (!entry.isOvertaken) before.current = { row, transfer };
  const shown = before.current;
  const act = async () => {
    await entry.send();
    onClose();
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      width={640}
      title={
        <>
          {text("transferNo", { uid: String(transferUid) })} · <FromTo from={locationName} to={toLocationName} />
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>{text("close")}</Button>
          {step && (
            <SendButton
              step={step}
              transfer={transfer}
              goods={goods}
              refusal={entry.isOvertaken ? text("chooseFirst") : undefined}
              onSend={act}
            />
          )}
        </>
      }
    >
      <div className="relative">
        {isAsking && (
          <div className="absolute inset-0">
            <ChangedTransfer entry={entry} row={row} transfer={transfer} onBeginAgain={onBeginAgain} />
          </div>
        )}
        <div className={isAsking ? "invisible" : undefined}>
          <Standing row={shown.row} transfer={shown.transfer} onClose={onClose} />
          {step && <DialogVerdict verdict={verdict} />}
          <ul className="divide-y divide-rule">
            {shown.transfer.lines.map((line) => (
              <GoodsLineFields
                key={line.lineNo}
                line={line}
                step={step && mostOf(step, line) > 0 ? step : undefined}
                entered={goodsLineOf(goods, step ?? "ship", line)}
                change={(next) => entry.change(line, next)}
              />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

interface SendButtonProps {
  readonly step: GoodsStep;
  readonly transfer: Transfer;
  readonly goods: GoodsDraft;
  /** What is to be decided before. */
  readonly refusal: string | undefined;
  readonly onSend: () => Promise<void>;
}

function SendButton({ step, transfer, goods, refusal, onSend }: SendButtonProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const wrong = wrongLine(transfer, step, goods);
  const nothing = movedLines(transfer, step, goods).length === 0 ? text("nothingToMove") : undefined;
  return (
    <Button
      variant="primary"
      disabledReason={denial ?? refusal ?? (wrong && text("correctFirst", { item: wrong.itemId })) ?? nothing}
      onClick={() => attendUnread() || onSend()}
    >
      {text(step)}
    </Button>
  );
}

/** Where the transfer stands, and the ways out of what was not made. */
function Standing({ row, transfer, onClose }: MoveGoodsProps) {
  const text = useText(messages);
  const { queued, held, course, act } = row;
  if (queued?.change.state === "refused") {
    return (
      <Banner tone="out" title={text("refusedTitle")} actions={<RefusedActions change={queued.change} />}>
        {saySentence(queued.change.problem ?? "")}
      </Banner>
    );
  }
  if (queued) return <Banner tone="transit">{text("waitingHint")}</Banner>;
  if (course === "applying") return <Banner tone="transit">{text("applyingHint")}</Banner>;
  if (held) {
    return (
      <Banner
        tone="out"
        title={text(held.step === "ship" ? "heldShipment" : "heldReceipt", { uid: String(held.uid) })}
        actions={act && <HeldBranchActions step={held.step} uid={held.uid} modified={held.modified} onGone={onClose} />}
      >
        <Sentence>{saySentence(held.problem ?? "")}</Sentence> {held.lines.some(isSplit) && text("heldSplit")}
      </Banner>
    );
  }
  if (act) return null;
  return (
    <p className="mb-3 text-soft">
      <Sentence>{saySentence(transfer.processMessage ?? "") || text("nothingHere")}</Sentence>
    </p>
  );
}

interface ChangedTransferProps {
  readonly row: BranchRow;
  readonly transfer: Transfer;
  readonly entry: GoodsEntry;
  /** Begins with what may be done now. */
  readonly onBeginAgain: () => void;
}

/** Somebody went on with the transfer while it was entered here: what it says now, and which of the two holds. */
function ChangedTransfer({ row, transfer, entry, onBeginAgain }: ChangedTransferProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { takePresent, keepMine } = entry;
  const isRefused = row.queued?.change.state === "refused";
  const now = takePresent && row.held;
  const goodsOf = (quantity: number, unit: string, item: string) => `${formatNumber(quantity, locale)} ${unit} ${item}`;
  const says = ({ step, uid, lines }: HeldGoods) =>
    text(step === "ship" ? "saysNow-ship" : "saysNow-receive", {
      uid: String(uid),
      goods: lines.map((line) => goodsOf(movedOf(line), line.uom, line.itemId)).join(" · "),
    });
  const { step = "ship", goods } = entry;
  const entered = movedLines(transfer, step, goods)
    .map((line) => goodsOf(goodsLineOf(goods, step, line).quantity, line.baseUnit, line.itemId))
    .join(" · ");
  const beginAgain = isRefused ? undefined : onBeginAgain;
  return (
    <ChangedMeanwhile onKeepTheirs={takePresent ?? beginAgain} onKeepMine={keepMine}>
      {now ? says(now) : text(isRefused ? "movedOnRefused" : "movedOn")}{" "}
      {entered && text("enteredHere", { goods: entered })}
    </ChangedMeanwhile>
  );
}

const movedOf = (line: HeldGoods["lines"][number]): number =>
  "qtyShipped" in line ? line.qtyShipped : line.qtyReceived;
