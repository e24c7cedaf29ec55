import type { PickTicket, PickTicketLine } from "@purvey/contract/generated/orders";
import { useRef, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { useItemOfCode } from "../../shared/scan/use-item-of-code.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { messages } from "./messages.ts";
import {
  nextLine,
  nothingPicked,
  type PickProgress,
  pickedOf,
  type ScannedPick,
  scanPick,
  setPicked,
  setShort,
  wantedOf,
} from "./pick-model.ts";

/** Where the progress of a ticket stays on the device. */
export const progressName = (pickTicketNo: number): string => `pick.${pickTicketNo}`;

/** A walk along the lines of a ticket, and what its screen does with it. */
export interface PickWork {
  readonly progress: PickProgress;
  /** The line that the walk is at: the one scanned or touched last, else the next one. */
  readonly at: number | undefined;
  take(line: PickTicketLine, quantity: number): void;
  short(line: PickTicketLine, reason: string): void;
  /** Begins the walk again; gives what was there, to undo it. */
  clear(): PickProgress;
  restore(progress: PickProgress): void;
}

/** The walk of a ticket: by scanner and touch, kept over a reload on this device alone. */
export function usePick({ pickTicketNo, lines }: PickTicket): PickWork {
  const [progress, setProgress] = useKeptDraft<PickProgress>(progressName(pickTicketNo), nothingPicked);
  const [touched, setTouched] = useState<number>();
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const itemOf = useItemOfCode();
  const say = useSay();
  const text = useText(messages);
  const refuse = (code: string, asked: boolean): ScanVerdict => ({
    tone: "refused",
    message: text(asked ? "scan-unknown" : "scan-unasked", { code }),
  });
  const now = useRef(progress);
  now.current = progress;
  const takeScan = (scanned: ScannedPick, scan: Scan) => {
    setProgress(scanned.progress);
    const { line, outcome } = scanned;
    if (line) setTouched(line.lineNumber);
    // The same code once more says that it stands on the whole unit.
    if (line && outcome === "whichUnit") setWhole((known) => new Set(known).add(line.lineNumber));
    return say(scanned, scan);
  };
  useScan(async (scan) => {
    const scanned = scanPick(lines, progress, scan, whole);
    if (scanned.outcome !== "unknown") return takeScan(scanned, scan);
    // A maker's, customer's or box's number names an item too. What is touched while it is asked for stays.
    const itemId = await itemOf(scan.code);
    if (itemId) return takeScan(scanPick(lines, now.current, { ...scan, code: itemId }), scan);
    return refuse(scan.text, itemId === null);
  });
  const change = (line: PickTicketLine, next: PickProgress) => {
    setProgress(next);
    setTouched(next[line.lineNumber]?.quantity === wantedOf(line) ? undefined : line.lineNumber);
  };
  return {
    progress,
    at: touched ?? nextLine(lines, progress)?.lineNumber,
    take: (line, quantity) => change(line, setPicked(progress, line, quantity)),
    short: (line, reason) => {
      setProgress(setShort(progress, line, reason));
      setTouched(undefined);
    },
    clear: () => {
      setProgress(nothingPicked);
      setTouched(undefined);
      return progress;
    },
    restore: setProgress,
  };
}

const unitsOf = ({ unitOfMeasure: unit, unitSize: size, baseUnit: base }: PickTicketLine) => ({ unit, size, base });

function useSay(): (scanned: ScannedPick, scan: Scan) => ScanVerdict {
  const text = useText(messages);
  return ({ outcome, line, progress }, { text: code }) => {
    if (!line) return { tone: "refused", message: text("scan-unknown", { code }) };
    const { itemId: item, lot } = line;
    const { quantity } = pickedOf(progress, line);
    const values = {
      item,
      quantity,
      wanted: wantedOf(line),
      bin: line.bin ?? text("noBin"),
      lot: lot ?? "",
      code,
      ...unitsOf(line),
    };
    const refused = outcome === "enough" || outcome === "otherLot";
    const tone = refused ? "refused" : outcome === "whichUnit" ? "again" : "ok";
    return { tone, message: text(`scan-${outcome}`, values) };
  };
}
