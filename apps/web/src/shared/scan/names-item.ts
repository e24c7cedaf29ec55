import { partCode } from "../part-code.ts";
import type { Scan } from "./gs1.ts";

/** What an item is recognised by when it is scanned. */
interface ScannedItem {
  readonly itemId: string;
  /** Undefined where it was read before it was known. */
  readonly upcOrEanId?: string | null | undefined;
}

/** Of bar codes some scanners send the zeros before the number, others do not. */
const withoutZeros = (code: string) => partCode(code).replace(/^0+(?=.)/, "");

/**
 * Whether a code names an item: it is its number, whatever its dashes and case, or its bar code.
 *
 * @example
 * namesItem("0012345678905", { itemId: "HB-M8-40", upcOrEanId: "012345678905" }); // true
 */
export function namesItem(code: string, { itemId, upcOrEanId }: ScannedItem): boolean {
  const wanted = partCode(code);
  if (wanted === "") return false;
  return wanted === partCode(itemId) || (!!upcOrEanId && withoutZeros(code) === withoutZeros(upcOrEanId));
}

/** A line that is counted by scans. */
interface ScannedLine extends ScannedItem {
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
