import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../i18n/messages.ts";
import type { ScanVerdict } from "../scan/scan-center.ts";
import { lineTrouble, type MoveLine, withPart } from "./move-line.ts";
import { partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";
import { stockroomMessages } from "./stockroom-messages.ts";

/** What `useTakePart` takes. */
export interface TakenLines {
  readonly lines: readonly MoveLine[];
  /** How many there are of a part, when no more can be moved; left out where any quantity is fine. */
  readonly available?: (part: ScannablePart) => number | undefined;
  /** Takes the lines with the part in them. */
  readonly onTaken: (lines: MoveLine[], part: ScannablePart) => void;
}

/** Takes a scanned part among the lines, one more of it each time, and says its new quantity; refused when there are not so many. */
export function useTakePart({ lines, available, onTaken }: TakenLines) {
  const text = useText(stockroomMessages);
  const { locale } = useFormat();
  return (part: ScannablePart, added = 1): ScanVerdict => {
    const next = withPart(lines, part, added);
    onTaken(next, part);
    const line = next.find((each) => partText(each) === partText(part));
    const quantity = formatNumber(line?.quantity ?? 0, locale);
    const trouble = available && line && lineTrouble(line, available(part));
    const message = text("taken", { item: part.itemId, unit: part.unitOfMeasure, quantity });
    return { tone: trouble ? "refused" : "ok", message };
  };
}
