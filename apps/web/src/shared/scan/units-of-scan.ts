import { partCode } from "../part-code.ts";
import type { Scan } from "./gs1.ts";
import { namesItem, type ScannedItem } from "./names-item.ts";

/** A line that is counted by scans. */
export interface ScannedLine extends ScannedItem {
  /** Base units in one of the line's units. */
  readonly unitSize: number;
}

/**
 * How many of a line's units a scan is; undefined where the scan does not tell. An item's bar code stands on each piece or on
 * the whole box: of a line in boxes somebody has to say which, unless the code brings a count that fills boxes.
 *
 * @param isWhole whether it was said already that the code stands on the whole unit
 * @example
 * unitsOfScan(readScan("012345678905"), { itemId: "HB-M8-40", upcOrEanId: "012345678905", unitSize: 100 }, false); // undefined
 */
export function unitsOfScan({ code, quantity }: Scan, line: ScannedLine, isWhole: boolean): number | undefined {
  const { itemId, unitSize } = line;
  const isDoubtful = unitSize > 1 && partCode(code) !== partCode(itemId) && namesItem(code, line);
  if (!isDoubtful || isWhole) return quantity ?? 1;
  return quantity && quantity % unitSize === 0 ? quantity / unitSize : undefined;
}
