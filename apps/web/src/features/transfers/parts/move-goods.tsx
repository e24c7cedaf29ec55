import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Sentence } from "@purvey/ui/sentence";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RefusedActions } from "../../../shared/offline-queue/refused-actions.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { attendUnread } from "../../../shared/unread-number.ts";
import { useKeptDraft } from "../../../shared/use-kept-draft.ts";
import type { MovedDraft } from "../branch-draft.ts";
import type { BranchRow } from "../branch-rows.ts";
import { mostOf } from "../branch-transfer.ts";
import {
  draftOfHeld,
  type GoodsDraft,
  type GoodsStep,
  goodsLineOf,
  isSplit,
  movedLines,
  wrongLine,
} from "../goods-draft.ts";
import { messages } from "../messages.ts";
import { useSendGoods } from "../use-send-goods.ts";
import { GoodsLineFields } from "./goods-line-fields.tsx";
import { HeldBranchActions } from "./held-branch-actions.tsx";

/** What `MoveGoods` takes. */
export interface MoveGoodsProps {
  readonly row: BranchRow;
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** What was entered before anything is. */
const untouched: GoodsDraft = {};

/** What the dialog begins with: what was refused or is held, to be corrected; of a new step all that it may move. */
type Begun = Omit<MovedDraft, "goods"> & Partial<Pick<MovedDraft, "goods">>;

function begunOf({ queued, held, act }: BranchRow, transfer: Transfer): Begun | undefined {
  const { transferUid } = transfer;
  const step = held && act === "correct" ? held.step : act;
  if (queued) return queued.change.state === "refused" && queued.draft.step !== "request" ? queued.draft : undefined;
  if (step === "correct" || step === undefined) return undefined;
  return { step, transferUid, ...(held ? { held: held.uid, goods: draftOfHeld(transfer, held.lines) } : {}) };
}

/** A transfer's lines, and what is shipped or received of them now. What was refused or is held stands there as it was entered. */
export function MoveGoods({ row, transfer, onClose }: MoveGoodsProps) {
  const text = useText(messages);
  const { transferUid, locationName, toLocationName } = transfer;
  const [begun] = useState(() => begunOf(row, transfer));
  const [kept, keep] = useKeptDraft(`goods.${transferUid}.${begun?.step}`, untouched);
  const [corrected, setCorrected] = useState(begun?.goods);
  const goods = corrected ?? kept;
  const step = row.held?.lines.some(isSplit) ? undefined : begun?.step;
  const send = useSendGoods(transfer, row.queued?.change);
  const change = (line: Transfer["lines"][number], to: GoodsStep, next: object) => {
    const changed = (now: GoodsDraft) => ({ ...now, [line.lineNo]: { ...goodsLineOf(now, to, line), ...next } });
    if (corrected) setCorrected((now = untouched) => changed(now));
    else keep(changed);
  };
  const act = async () => {
    if (begun) await send({ ...begun, goods });
    if (!corrected) keep(untouched);
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
          {step && <SendButton step={step} transfer={transfer} goods={goods} onSend={act} />}
        </>
      }
    >
      <Standing row={row} transfer={transfer} onClose={onClose} />
      <ul className="divide-y divide-rule">
        {transfer.lines.map((line) => {
          const shown = step && mostOf(step, line) > 0 ? step : undefined;
          return (
            <GoodsLineFields
              key={line.lineNo}
              line={line}
              step={shown}
              entered={goodsLineOf(goods, step ?? "ship", line)}
              change={(next) => change(line, step ?? "ship", next)}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}

interface SendButtonProps {
  readonly step: GoodsStep;
  readonly transfer: Transfer;
  readonly goods: GoodsDraft;
  readonly onSend: () => Promise<void>;
}

function SendButton({ step, transfer, goods, onSend }: SendButtonProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const wrong = wrongLine(transfer, step, goods);
  const nothing = movedLines(transfer, step, goods).length === 0 ? text("nothingToMove") : undefined;
  return (
    <Button
      variant="primary"
      disabledReason={denial ?? (wrong && text("correctFirst", { item: wrong.itemId })) ?? nothing}
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
  if (course === "draft" && transfer.statusCd === 705) return <Banner tone="neutral">{text("draftHint")}</Banner>;
  return (
    <p className="mb-3 text-soft">
      <Sentence>{saySentence(transfer.processMessage ?? "") || text("nothingHere")}</Sentence>
    </p>
  );
}
