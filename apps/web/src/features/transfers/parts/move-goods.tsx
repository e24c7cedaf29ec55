import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Sentence } from "@purvey/ui/sentence";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { DialogVerdict } from "../../../shared/scan/dialog-verdict.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { attendUnread } from "../../../shared/unread-number.ts";
import type { BranchRow } from "../branch-rows.ts";
import { mostOf } from "../branch-transfer.ts";
import { begunOf } from "../goods-begun.ts";
import { type GoodsDraft, type GoodsStep, goodsLineOf, isSplit, movedLines, wrongLine } from "../goods-draft.ts";
import { messages } from "../messages.ts";
import { useGoodsEntry } from "../use-goods-entry.ts";
import { useGoodsScan } from "../use-goods-scan.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { GoodsLineFields } from "./goods-line-fields.tsx";
import { HeldBranchActions } from "./held-branch-actions.tsx";
import { RefusedActions } from "./refused-actions.tsx";

/** What `MoveGoods` takes. */
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
  const { row, transfer } = props;
  const possible = begunOf(row, transfer) !== undefined;
  const [entered, setEntered] = useState(possible);
  if (possible && !entered) setEntered(true);
  const [round, setRound] = useState(0);
  return <Goods key={`${round}.${entered}`} {...props} onBeginAgain={() => setRound(round + 1)} />;
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
            <ChangedMeanwhile entry={entry} row={row} transfer={transfer} onBeginAgain={onBeginAgain} />
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
        actions={act && <HeldBranchActions step={held.step} uid={held.uid} onGone={onClose} />}
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
