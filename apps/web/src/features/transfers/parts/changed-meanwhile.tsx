import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import type { BranchRow, HeldGoods } from "../branch-rows.ts";
import { goodsLineOf, movedLines } from "../goods-draft.ts";
import { messages } from "../messages.ts";
import type { GoodsEntry } from "../use-goods-entry.ts";

/** What `ChangedMeanwhile` takes. */
export interface ChangedMeanwhileProps {
  readonly row: BranchRow;
  readonly transfer: Transfer;
  readonly entry: GoodsEntry;
  /** Begins with what may be done now. */
  readonly onBeginAgain: () => void;
}

/** Somebody went on with the transfer while it was entered here: what it says now, and which of the two holds. */
export function ChangedMeanwhile({ row, transfer, entry, onBeginAgain }: ChangedMeanwhileProps) {
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
  const goOn = takePresent ?? beginAgain;
  return (
    <Banner
      tone="low"
      title={text("changedMeanwhile")}
      actions={
        <>
          {goOn && <Button onClick={goOn}>{text("takePresent")}</Button>}
          {keepMine && (
            <Button variant="quiet" onClick={keepMine}>
              {text("keepMine")}
            </Button>
          )}
        </>
      }
    >
      {now ? says(now) : text(isRefused ? "movedOnRefused" : "movedOn")}{" "}
      {entered && text("enteredHere", { goods: entered })}
    </Banner>
  );
}

const movedOf = (line: HeldGoods["lines"][number]): number =>
  "qtyShipped" in line ? line.qtyShipped : line.qtyReceived;
