import type { PickTicket, PickTicketLine } from "@purvey/contract/generated/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../shared/items-api.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import type { ScanVerdict } from "../../shared/scan/scan-center.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useKeptState } from "../../shared/use-kept-state.ts";
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
  const [progress, setProgress] = useKeptState<PickProgress>(progressName(pickTicketNo), nothingPicked);
  const [touched, setTouched] = useState<number>();
  const itemOf = useItemOfCode();
  const say = useSay();
  useScan(async (scan) => {
    let scanned = scanPick(lines, progress, scan);
    // A bar code of the maker or the customer names an item too.
    const itemId = scanned.outcome === "unknown" ? await itemOf(scan.code) : undefined;
    if (itemId) scanned = scanPick(lines, progress, { ...scan, code: itemId });
    setProgress(scanned.progress);
    if (scanned.line) setTouched(scanned.line.lineNumber);
    return say(scanned, scan);
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

/** The number of the item that another number names; undefined when none does, or nobody can be asked. */
function useItemOfCode(): (code: string) => Promise<string | undefined> {
  const queries = useItemsQueries();
  const queryClient = useQueryClient();
  return async (code) => {
    if (!navigator.onLine) return undefined;
    const { data } = await queryClient.fetchQuery(queries.items.invMast.resolve({ numbers: [code] }));
    return data[0]?.item?.itemId;
  };
}

function useSay(): (scanned: ScannedPick, scan: Scan) => ScanVerdict {
  const text = useText(messages);
  return ({ outcome, line, progress }, { text: code }) => {
    if (!line) return { tone: "refused", message: text("scan-unknown", { code }) };
    const { itemId: item, lot } = line;
    const { quantity } = pickedOf(progress, line);
    const values = { item, quantity, wanted: wantedOf(line), bin: line.bin ?? text("noBin"), lot: lot ?? "", code };
    const refused = outcome === "enough" || outcome === "otherLot";
    return { tone: refused ? "refused" : "ok", message: text(`scan-${outcome}`, values) };
  };
}
