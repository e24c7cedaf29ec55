import type { Transfer, TransferLine } from "@purvey/contract/generated/warehouseOps";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { namesItem } from "../../shared/scan/names-item.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { playTone, type Tone } from "../../shared/scan/sound.ts";
import { useItemOfCode } from "../../shared/scan/use-item-of-code.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { mostOf } from "./branch-transfer.ts";
import { goodsLineOf, serialsOf } from "./goods-draft.ts";
import { messages } from "./messages.ts";
import { addSerial, type GoodsOutcome, type ScannedGoods, scanGoods } from "./scan-goods.ts";
import type { GoodsEntry } from "./use-goods-entry.ts";

const tones: Readonly<Record<GoodsOutcome, Tone>> = {
  scanCounted: "ok",
  scanBeyond: "again",
  scanForSerial: "again",
  serialAdded: "ok",
  serialAgain: "refused",
  scanOtherLot: "refused",
  scanWhichUnit: "again",
};

/** Counts what is scanned into the lines of a transfer, as its dialog shows them; gives what became of the last scan. */
export function useGoodsScan(transfer: Transfer, entry: GoodsEntry): ScanVerdict | undefined {
  const text = useText(messages);
  const itemOf = useItemOfCode();
  const [verdict, setVerdict] = useState<ScanVerdict>();
  const [counted, setCounted] = useState<ReadonlySet<number>>(new Set());
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number>();
  const { step, goods, change } = entry;
  const lines = step ? transfer.lines.filter((line) => mostOf(step, line) > 0) : [];
  const take = (line: TransferLine, { entered, outcome }: ScannedGoods, { code, lot = "" }: Scan): ScanVerdict => {
    setLast(line.lineNo);
    if (outcome === "scanWhichUnit") setWhole((known) => new Set(known).add(line.lineNo));
    else setCounted((known) => new Set(known).add(line.lineNo));
    change(line, entered);
    const values = {
      ...{ item: line.itemId, code, other: lot, lot: entered.lot, quantity: entered.quantity },
      ...{ most: step ? mostOf(step, line) : 0, unit: line.uom, size: line.unitSize, base: line.baseUnit },
      serial: serialsOf(entered).at(-1) ?? code,
    };
    return { tone: tones[outcome], message: text(outcome, values) };
  };
  const scanned = (line: TransferLine, scan: Scan): ScanVerdict => {
    const before = {
      most: step ? mostOf(step, line) : 0,
      isCounted: counted.has(line.lineNo),
      isWhole: whole.has(line.lineNo),
    };
    return take(line, scanGoods(line, goodsLineOf(goods, step ?? "ship", line), scan, before), scan);
  };
  const find = async (scan: Scan): Promise<ScanVerdict> => {
    const named = lines.find((line) => namesItem(scan.code, line));
    if (named) return scanned(named, scan);
    const pieces = lines.filter(({ serialized }) => serialized === "Y");
    const open = pieces.find(({ lineNo }) => lineNo === last) ?? (lines.length === 1 ? pieces[0] : undefined);
    const itemId = await itemOf(scan.code);
    const line = lines.find((each) => each.itemId === itemId);
    if (line) return scanned(line, scan);
    if (open && !itemId) return take(open, addSerial(goodsLineOf(goods, step ?? "ship", open), scan.text), scan);
    return {
      tone: "refused",
      message: text(itemId === undefined ? "scanUnasked" : "scanUnknown", { code: scan.text }),
    };
  };
  useScan(async (scan) => {
    if (!step) return undefined;
    const found = await find(scan);
    playTone(found.tone);
    setVerdict(found);
    return undefined;
  });
  return verdict;
}
