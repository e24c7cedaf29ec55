import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { useState } from "react";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import type { BranchRow } from "./branch-rows.ts";
import { type Begun, begunOf, isOvertaken } from "./goods-begun.ts";
import { draftOfHeld, type GoodsDraft, type GoodsLine, type GoodsStep, goodsLineOf, isSplit } from "./goods-draft.ts";
import { useSendGoods } from "./use-send-goods.ts";

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
  const present = begun?.held !== undefined && row.held?.uid === begun.held ? row.held : undefined;
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
    ...{ step, goods, change, isTouched },
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
