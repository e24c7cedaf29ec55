import type { TransferLine } from "@purvey/contract/generated/warehouseOps";
import { partCode } from "../../shared/part-code.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { type GoodsLine, serialsOf } from "./goods-draft.ts";

/** What a scan did with the goods of a line. */
export type GoodsOutcome =
  | "scanCounted"
  | "scanBeyond"
  | "scanForSerial"
  | "serialAdded"
  | "serialAgain"
  | "scanOtherLot"
  | "scanWhichUnit";

/** The goods of a line after a scan. */
export interface ScannedGoods {
  readonly entered: GoodsLine;
  readonly outcome: GoodsOutcome;
}

/** How a line was scanned so far. */
export interface ScannedBefore {
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
