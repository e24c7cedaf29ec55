import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving, ReceivingCreateInput, ReceivingUpdateInput } from "@purvey/contract/generated/warehouseOps";
import { useInvalidate } from "@purvey/react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { type ScanVerdict, sayVerdict } from "../../shared/scan/scan-center.ts";
import { useItemOfCode } from "../../shared/scan/use-item-of-code.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { draftOfHeld, type HeldReceipt } from "./held-receipt.ts";
import type { LineDraft } from "./line-draft.ts";
import { messages } from "./messages.ts";
import {
  addSerial,
  balanceOf,
  changeLine,
  draftOf,
  emptyReceipt,
  type HeldDocument,
  heldOf,
  lineOf,
  type ReceiptDraft,
  receiptEndpoint,
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
  /** Takes what was refused back to be corrected. */
  correct(refused: QueuedChange): void;
  /** The receipt on hold that is being corrected. */
  readonly correcting: number | undefined;
  /** Ends a correction: what it corrects stays as it was. */
  leave(): void;
  /** The receipt as it is now, when somebody else changed it since it was read; one of the two is to be chosen first. */
  readonly changed: HeldReceipt | undefined;
  /** Goes on with what it says now. */
  takePresent(): void;
  /** Keeps what is entered, to take the place of what it says now. */
  keepMine(): void;
  /** Receipts of the order on their way, refused, or just stored. */
  readonly queued: readonly QueuedChange[];
}

/** What a receipt begins with, when it is not empty. */
export interface ReceiptStart {
  /** A receipt that the server holds. */
  readonly held: HeldReceipt | undefined;
  /** All that the server holds of the order. */
  readonly onHold: readonly HeldReceipt[];
}

/** The receipt of an order: entered by hand and scanner, kept over a reload, handed to the queue. */
export function useReceipt(order: PurchaseOrder, { held, onHold }: ReceiptStart): ReceiptWork {
  const { poNo } = order;
  const [draft, setDraft] = useKeptDraft<ReceiptDraft>(`receipt.${poNo}`, emptyReceipt);
  const [chosen, choose] = useState<number>();
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const queue = useQueue();
  const say = useSay(order);
  const text = useText(messages);
  const corrected = draft.corrects;
  const refused = (id: number | undefined) =>
    queue.changes.find((change) => change.id === id && change.state === "refused");
  const heldUid = held?.receivingUid;
  // The draft becomes what is on hold, once: it is changed from there on, also after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on hold is read once
  useEffect(() => {
    if (held && !(corrected && "held" in corrected && corrected.held === heldUid)) setDraft(draftOfHeld(held, order));
  }, [heldUid]);
  const ofServer = heldOf(draft);
  const present = onHold.find(({ receivingUid }) => receivingUid === ofServer?.held);
  const changed = present && present.dateLastModified !== ofServer?.modified ? present : undefined;
  const refusals = queue.changes.filter(({ record, state }) => record === recordOf(poNo) && state === "refused").length;
  const invalidate = useInvalidate();
  // What was refused may be so because somebody else was faster.
  useEffect(() => {
    if (refusals > 0) void invalidate("warehouseOps.receiving.update");
  }, [refusals, invalidate]);
  const storedOf = (uid: number) =>
    queue.changes.filter(({ state, answer, record }) => {
      return state === "stored" && record === recordOf(poNo) && (answer as Receiving).receivingUid === uid;
    });
  const take = (scanned: ScannedReceipt, code: string): ScanVerdict => {
    setDraft(scanned.draft);
    const { line, outcome } = scanned;
    if (line) choose(line.lineNo);
    // The same code once more says that it stands on the whole unit.
    if (line && outcome === "whichUnit") setWhole((known) => new Set(known).add(line.lineNo));
    return say(scanned, code);
  };
  const itemOf = useItemOfCode();
  const now = useRef(draft);
  now.current = draft;
  useScan(async (scan) => {
    const scanned = scanInto(order, draft, chosen, scan, whole);
    if (scanned.outcome !== "unknown") return take(scanned, scan.text);
    // The code of a box or the maker's number. What is entered while it is asked for stays.
    const itemId = await itemOf(scan.code);
    if (itemId) return take(scanInto(order, now.current, undefined, { ...scan, code: itemId }), scan.text);
    return {
      tone: "refused",
      message: text(itemId === null ? "unknown" : "unasked", { code: scan.text, po: String(poNo) }),
    };
  });
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
      const { lines } = input;
      const of = {
        label: text("receiptLabel", { po: String(poNo) }),
        record: recordOf(poNo),
        changes: lines.length,
        path: `/ops/receiving/${poNo}`,
      };
      const again = corrected && "queued" in corrected ? refused(corrected.queued) : undefined;
      if (again)
        await queue.correct(again.id, {
          input: ofServer ? correctedInput(ofServer, lines) : input,
          changes: lines.length,
        });
      else if (corrected && "held" in corrected) {
        await queue.enqueue({
          endpoint: "warehouseOps.receiving.update",
          input: correctedInput(corrected, lines),
          ...of,
        });
        for (const { id } of storedOf(corrected.held)) await queue.discard(id);
      } else await queue.enqueue({ endpoint: receiptEndpoint, input, ...of });
      setDraft(emptyReceipt);
    },
    correct: (change) => {
      if (corrected && "queued" in corrected && corrected.queued === change.id) return;
      setDraft({
        ...draftOf(change.input as unknown as ReceivingCreateInput),
        corrects: { queued: change.id, of: documentOf(change) },
      });
    },
    leave: () => setDraft(emptyReceipt),
    changed,
    takePresent: () => {
      if (!changed) return;
      setDraft({ ...draftOfHeld(changed, order), corrects: asReadNow(corrected, changed) });
    },
    keepMine: () => {
      if (changed) setDraft((now) => ({ ...now, corrects: asReadNow(now.corrects, changed) }));
    },
    correcting: corrected && "held" in corrected ? corrected.held : undefined,
    queued: queue.changes.filter(({ record, endpoint }) => record === recordOf(poNo) && endpoint.includes("receiving")),
  };
}

/** What is sent of a correction: the lines of the server's receipt, only as it was read. */
function correctedInput(
  { held: receivingUid, modified: ifLastModified }: HeldDocument,
  lines: ReceivingCreateInput["lines"],
): ReceivingUpdateInput {
  return { receivingUid, ...(ifLastModified === undefined ? {} : { ifLastModified }), lines };
}

/** What a draft corrects, in the state that the server's receipt has now. */
function asReadNow(
  corrects: ReceiptDraft["corrects"],
  { receivingUid: held, dateLastModified: modified }: HeldReceipt,
): ReceiptDraft["corrects"] {
  const of = { held, modified };
  return corrects && "queued" in corrects ? { ...corrects, of } : of;
}

/** The receipt of the server that a refused change was to correct. */
function documentOf({ input }: QueuedChange): HeldDocument | undefined {
  const { receivingUid: held, ifLastModified: modified } = input as Partial<ReceivingUpdateInput>;
  return held === undefined ? undefined : { held, modified };
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
      unit: line?.unitOfMeasure ?? "",
      size: line?.unitSize ?? 1,
      base: line?.baseUnit ?? "",
      lot: lineOf(draft, lineNo).lot,
    };
    const refused = ["unknown", "notOpen", "serialAgain", "otherLot"].includes(outcome);
    const isOver = line !== undefined && balanceOf(line, lineOf(draft, lineNo)) === "over";
    const over = (outcome === "counted" || outcome === "serialAdded") && isOver;
    const isAgain = over || outcome === "whichUnit";
    return { tone: refused ? "refused" : isAgain ? "again" : "ok", message: text(outcome, values) };
  };
}
