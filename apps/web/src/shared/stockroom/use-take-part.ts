import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../i18n/messages.ts";
import { partCode } from "../part-code.ts";
import type { Scan } from "../scan/gs1.ts";
import type { ScanVerdict } from "../scan/scan-center.ts";
import { lineTrouble, type MoveLine, withPart } from "./move-line.ts";
import { partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";
import { stockroomMessages } from "./stockroom-messages.ts";

export interface TakenLines {
  readonly lines: readonly MoveLine[];
  /** How many there are of a part, when no more can be moved; left out where any quantity is fine. */
  readonly available?: (part: ScannablePart) => number | undefined;
  /** Takes the lines with the part in them. */
  readonly onTaken: (lines: MoveLine[], part: ScannablePart) => void;
}

/**
 * Takes a scanned part among the lines, one more of it each time or as many as its code says, and says its new quantity;
 * refused when there are not so many. Of a bar code nobody knows whether it stands on the piece or on the box: it counts
 * the piece, and it is said how many are in a box.
 */
export function useTakePart({ lines, available, onTaken }: TakenLines) {
  const text = useText(stockroomMessages);
  const { locale } = useFormat();
  return (part: ScannablePart, scan?: Pick<Scan, "code" | "quantity">): ScanVerdict => {
    const next = withPart(lines, part, scan?.quantity ?? 1);
    onTaken(next, part);
    const line = next.find((each) => partText(each) === partText(part));
    const quantity = formatNumber(line?.quantity ?? 0, locale);
    const trouble = available && line && lineTrouble(line, available(part));
    const words = { item: part.itemId, unit: part.unitOfMeasure, quantity };
    const box = scan && boxOf(part, scan);
    const message = box ? text("takenOf", { ...words, ...box }) : text("taken", words);
    return { tone: trouble ? "refused" : "ok", message };
  };
}

/** The unit that a bar code may stand on instead of the piece; undefined where the code leaves no doubt. */
function boxOf(
  { itemId, sellingUnit, sellingUnitSize = 1 }: ScannablePart,
  { code, quantity }: Pick<Scan, "code" | "quantity">,
) {
  const isSure = quantity !== undefined || partCode(code) === partCode(itemId);
  return isSure || sellingUnit === undefined || sellingUnitSize <= 1
    ? undefined
    : { box: sellingUnit, size: sellingUnitSize };
}
