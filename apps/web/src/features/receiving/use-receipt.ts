import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { ReceivingCreateInput } from "@purvey/contract/generated/warehouseOps";
import { useEffect, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { type ScanVerdict, sayVerdict } from "../../shared/scan/scan-center.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useKeptState } from "../../shared/use-kept-state.ts";
import { messages } from "./messages.ts";
import {
  addSerial,
  changeLine,
  draftOf,
  emptyReceipt,
  type LineDraft,
  lineOf,
  type ReceiptDraft,
  receiptInput,
  type ScannedReceipt,
  scanInto,
} from "./receipt-model.ts";

/** What belongs together in the queue: receipts of one order are stored one after the other. */
export const recordOf = (poNo: number): string => `po/${poNo}`;

/** A receipt that is being entered, and what its screen does with it. */
export interface ReceiptWork {
  readonly draft: ReceiptDraft;
  /** The line that the next serial number belongs to. */
  readonly chosen: number | undefined;
  choose(lineNo: number): void;
  change(lineNo: number, change: Partial<LineDraft>): void;
  setReferenceNo(referenceNo: string): void;
  addSerial(lineNo: number, serial: string): void;
  /** Hands the receipt to the queue; resolves when the device keeps it. */
  book(): Promise<void>;
  /** Receipts of the order on their way, refused, or just stored. */
  readonly queued: readonly QueuedChange[];
}

/** The receipt of an order: entered by hand and scanner, kept over a reload, handed to the queue. */
export function useReceipt(order: PurchaseOrder, correct: number | undefined): ReceiptWork {
  const { poNo } = order;
  const [draft, setDraft] = useKeptState<ReceiptDraft>(`receipt.${poNo}`, emptyReceipt);
  const [chosen, choose] = useState<number>();
  const queue = useQueue();
  const say = useSay(order);
  const text = useText(messages);
  const correcting = queue.changes.find(({ id, state }) => id === correct && state === "refused");
  const correctingId = correcting?.id;
  // The draft becomes what was refused, once: it is changed from there on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queued input never changes while it is refused
  useEffect(() => {
    if (correcting) setDraft(draftOf(correcting.input as unknown as ReceivingCreateInput));
  }, [correctingId]);
  const take = (scanned: ScannedReceipt, code: string): ScanVerdict => {
    setDraft(scanned.draft);
    if (scanned.line) choose(scanned.line.lineNo);
    return say(scanned, code);
  };
  useScan((scan) => take(scanInto(order, draft, chosen, scan), scan.text));
  return {
    draft,
    chosen,
    choose,
    change: (lineNo, change) => {
      choose(lineNo);
      setDraft((now) => changeLine(now, lineNo, change));
    },
    setReferenceNo: (referenceNo) => setDraft((now) => ({ ...now, referenceNo })),
    addSerial: (lineNo, serial) => {
      const line = order.lines.find((candidate) => candidate.lineNo === lineNo);
      if (line && serial.trim()) sayVerdict(take(addSerial(draft, line, serial), serial));
    },
    book: async () => {
      const input = receiptInput(order, draft);
      if (correcting) await queue.correct(correcting.id, input, input.lines.length);
      else {
        await queue.enqueue({
          endpoint: "warehouseOps.receiving.create",
          input,
          label: text("receiptLabel", { po: String(poNo) }),
          record: recordOf(poNo),
          changes: input.lines.length,
          path: `/ops/receiving/${poNo}`,
        });
      }
      setDraft(emptyReceipt);
    },
    queued: queue.changes.filter(({ record, endpoint }) => record === recordOf(poNo) && endpoint.includes("receiving")),
  };
}

/** A scan's outcome in words and with its tone. */
function useSay(order: PurchaseOrder): (scanned: ScannedReceipt, code: string) => ScanVerdict {
  const text = useText(messages);
  return ({ outcome, line, draft }, code) => {
    const { itemId = code, lineNo = 0, qtyOpen = 0 } = line ?? {};
    const values = {
      item: itemId,
      code,
      serial: code,
      po: String(order.poNo),
      quantity: lineOf(draft, lineNo).quantity,
      expected: qtyOpen,
      lot: lineOf(draft, lineNo).lot,
    };
    const refused = outcome === "unknown" || outcome === "notOpen" || outcome === "serialAgain";
    const over = outcome === "counted" && values.quantity > qtyOpen;
    return { tone: refused ? "refused" : over ? "again" : "ok", message: text(outcome, values) };
  };
}
