import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import type { NewChange, QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { branchPath, type MovedDraft } from "./branch-draft.ts";
import type { BranchRow } from "./branch-rows.ts";
import {
  draftOfHeld,
  type GoodsDraft,
  type GoodsLine,
  type GoodsStep,
  goodsLineOf,
  isSplit,
  movedLines,
  receivedLines,
  shippedLines,
} from "./goods-draft.ts";
import { messages } from "./messages.ts";

/** Goods of a transfer as they are entered, and what the dialog does with them. */
export interface GoodsEntry {
  /** Nothing where it is only looked at. */
  readonly step: GoodsStep | undefined;
  readonly goods: GoodsDraft;
  change(line: Transfer["lines"][number], next: Partial<GoodsLine>): void;
  /** Hands in what is entered; resolves when the device keeps it. */
  send(): Promise<void>;
  /** Whether anything was entered here since the dialog opened. */
  readonly isTouched: boolean;
  /** Whether somebody went on with the transfer while it was entered here. */
  readonly isOvertaken: boolean;
  /** Takes what the server holds now in place of what is entered; undefined where it holds nothing of it any more. */
  readonly takePresent: (() => void) | undefined;
  /** Keeps what is entered in spite of it; undefined likewise. */
  readonly keepMine: (() => void) | undefined;
}

/** What was entered before anything is. */
const untouched: GoodsDraft = {};

/** The entry of a transfer's goods: of a new step kept on the device, of what was refused or is held as it stands there. */
export function useGoodsEntry(row: BranchRow, transfer: Transfer): GoodsEntry {
  const { transferUid } = transfer;
  const [begun, setBegun] = useState<Begun | undefined>(() => begunOf(row, transfer));
  const [kept, keep] = useKeptDraft(`goods.${transferUid}.${begun?.step}`, untouched);
  const [corrected, setCorrected] = useState(begun?.goods);
  const [isTouched, setTouched] = useState(false);
  const [sent, setSent] = useState(false);
  const goods = corrected ?? kept;
  const hands = useSendGoods(transfer, row.queued?.change);
  const step = row.held?.lines.some(isSplit) ? undefined : begun?.step;
  // While a correction of it is on its way, what the server holds is neither mine nor theirs.
  const isOpen = begun?.held !== undefined && begunOf(row, transfer)?.held === begun.held;
  const present = isOpen && row.held?.uid === begun.held ? row.held : undefined;
  const change = (line: Transfer["lines"][number], next: Partial<GoodsLine>) => {
    const changed = (now: GoodsDraft) => ({
      ...now,
      [line.lineNo]: { ...goodsLineOf(now, step ?? "ship", line), ...next },
    });
    setTouched(true);
    if (corrected) setCorrected((now = untouched) => changed(now));
    else keep(changed);
  };
  return {
    step,
    goods,
    change,
    isTouched,
    send: async () => {
      setSent(true);
      if (begun) await hands({ ...begun, goods });
      if (!corrected) keep(untouched);
    },
    isOvertaken: !sent && begun !== undefined && isOvertaken(begun, row, transfer),
    takePresent:
      begun &&
      present &&
      (() => {
        setCorrected(draftOfHeld(transfer, present.lines));
        setBegun({ ...begun, modified: present.modified });
      }),
    keepMine: begun && present && (() => setBegun({ ...begun, modified: present.modified })),
  };
}

/** The call that hands goods in, or corrects what the server holds of them. */
function callOf(
  transfer: Transfer,
  { step, goods, held, modified }: MovedDraft,
): Pick<NewChange, "endpoint" | "input"> {
  const { transferUid } = transfer;
  const only = modified === undefined ? {} : { ifLastModified: modified };
  if (step === "ship") {
    const lines = shippedLines(transfer, goods);
    return held === undefined
      ? { endpoint: "warehouseOps.transferShipping.create", input: { transferUid, lines } }
      : { endpoint: "warehouseOps.transferShipping.update", input: { transferShippingUid: held, ...only, lines } };
  }
  const lines = receivedLines(transfer, goods);
  return held === undefined
    ? { endpoint: "warehouseOps.transferReceipt.create", input: { transferUid, lines } }
    : { endpoint: "warehouseOps.transferReceipt.update", input: { transferReceiptUid: held, ...only, lines } };
}

/**
 * Hands a shipment or receipt of a transfer to the queue; resolves when the device keeps it. What was refused is sent
 * corrected, with its key; of what the server holds the lines are replaced.
 *
 * @param refused the change that is corrected
 */
function useSendGoods(transfer: Transfer, refused: QueuedChange | undefined) {
  const text = useText(messages);
  const queue = useQueue();
  const { transferUid } = transfer;
  return async (draft: MovedDraft): Promise<void> => {
    const { endpoint, input } = callOf(transfer, draft);
    const sent = { input, draft, changes: movedLines(transfer, draft.step, draft.goods).length };
    if (refused) await queue.correct(refused.id, sent);
    else {
      const label = text(draft.step === "ship" ? "shipLabel" : "receiveLabel", { uid: String(transferUid) });
      await queue.enqueue({ ...sent, endpoint, label, record: `transfer/${transferUid}`, path: branchPath });
    }
  };
}

/** What an entry of goods begins with: what was refused or is held, to be corrected; of a new step all that it may move. */
type Begun = Omit<MovedDraft, "goods"> & Partial<Pick<MovedDraft, "goods">>;

/** What may be entered of a row now; nothing where it is only looked at. */
export function begunOf({ queued, held, act }: BranchRow, transfer: Transfer): Begun | undefined {
  const { transferUid } = transfer;
  const step = held && act === "correct" ? held.step : act;
  if (queued) return queued.change.state === "refused" && queued.draft.step !== "request" ? queued.draft : undefined;
  if (step === "correct" || step === undefined) return undefined;
  if (!held) return { step, transferUid };
  return { step, transferUid, held: held.uid, modified: held.modified, goods: draftOfHeld(transfer, held.lines) };
}

/** Whether what an entry began with is no longer what the row is about: somebody corrected, booked or discarded it meanwhile. */
function isOvertaken(begun: Begun, row: BranchRow, transfer: Transfer): boolean {
  const now = begunOf(row, transfer);
  if (now?.step !== begun.step || now.held !== begun.held) return true;
  const { held } = row;
  return begun.held !== undefined && (held?.uid !== begun.held || held.modified !== begun.modified);
}
