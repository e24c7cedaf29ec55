import type { Transfer, TransferLine } from "@purvey/contract/generated/warehouseOps";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { partCode } from "../../shared/part-code.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { namesItem } from "../../shared/scan/names-item.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { playTone, type Tone } from "../../shared/scan/sound.ts";
import { useItemOfCode } from "../../shared/scan/use-item-of-code.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { mostOf } from "./branch-transfer.ts";
import { type GoodsLine, goodsLineOf, serialsOf } from "./goods-draft.ts";
import { messages } from "./messages.ts";
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
      item: line.itemId,
      code,
      other: lot,
      lot: entered.lot,
      quantity: entered.quantity,
      most: step ? mostOf(step, line) : 0,
      unit: line.uom,
      size: line.unitSize,
      base: line.baseUnit,
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

/** What a scan did with the goods of a line. */
type GoodsOutcome =
  | "scanCounted"
  | "scanBeyond"
  | "scanForSerial"
  | "serialAdded"
  | "serialAgain"
  | "scanOtherLot"
  | "scanWhichUnit";

/** The goods of a line after a scan. */
interface ScannedGoods {
  readonly entered: GoodsLine;
  readonly outcome: GoodsOutcome;
}

/** How a line was scanned so far. */
interface ScannedBefore {
  /** What of the line may move, in base units. */
  readonly most: number;
  /** Whether its pieces are counted by scans: before that everything stands there, and a scan begins at nothing. */
  readonly isCounted: boolean;
  /** Whether it was said that its bar code stands on the whole unit. */
  readonly isWhole: boolean;
}

/** Takes a serial number of a line; the quantity is as many as there are. */
export function addSerial(entered: GoodsLine, serial: string): ScannedGoods {
  const known = serialsOf(entered);
  if (known.includes(serial)) return { entered, outcome: "serialAgain" };
  const serials = [...known, serial];
  return { entered: { ...entered, serials: serials.join(" "), quantity: serials.length }, outcome: "serialAdded" };
}

/** Counts a scanned item into its line. An item's bar code stands on each piece or on the whole box: somebody has to say which. */
export function scanGoods(line: TransferLine, entered: GoodsLine, scan: Scan, before: ScannedBefore): ScannedGoods {
  const { most, isCounted, isWhole } = before;
  const { lot = "", serial } = scan;
  if (line.serialized === "Y") return serial ? addSerial(entered, serial) : { entered, outcome: "scanForSerial" };
  if (lot && isCounted && entered.lot && entered.lot !== lot) return { entered, outcome: "scanOtherLot" };
  const isDoubtful = line.unitSize > 1 && partCode(scan.code) !== partCode(line.itemId);
  const added = scan.quantity ?? (isDoubtful ? (isWhole ? line.unitSize : undefined) : 1);
  if (added === undefined) return { entered, outcome: "scanWhichUnit" };
  const quantity = (isCounted || entered.quantity !== most ? entered.quantity : 0) + added;
  const ofLot = lot && line.trackLots === "Y" ? { lot } : {};
  return { entered: { ...entered, ...ofLot, quantity }, outcome: quantity > most ? "scanBeyond" : "scanCounted" };
}
