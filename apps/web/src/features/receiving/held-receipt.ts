import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving, ReceivingLine } from "@purvey/contract/generated/warehouseOps";
import type { LineDraft, ReceiptDraft } from "./receipt-model.ts";

/** What is read of a receipt that the server holds. */
export type HeldReceipt = Pick<Receiving, "receivingUid" | "referenceNo" | "processMessage" | "lines">;

/** Whether a line of the receipt goes to several bins or lots, which a person's receipt has one of. */
export function isSplit({ lines }: Pick<HeldReceipt, "lines">): boolean {
  return lines.some(({ bins }) => bins.length > 1);
}

/** A receipt that the server holds as it may be corrected, in the units of the order's lines. */
export function draftOfHeld(receipt: HeldReceipt, order: Pick<PurchaseOrder, "lines">): ReceiptDraft {
  const { receivingUid, referenceNo, lines } = receipt;
  const drafts = lines.map((line): [number, LineDraft] => [line.poLineNo, lineDraftOf(line, order)]);
  return { referenceNo: referenceNo ?? "", lines: Object.fromEntries(drafts), corrects: { held: receivingUid } };
}

function lineDraftOf(line: ReceivingLine, { lines }: Pick<PurchaseOrder, "lines">): LineDraft {
  const { poLineNo, qtyReceived, unitSize, bins, reason, complete } = line;
  const ordered = lines.find(({ lineNo }) => lineNo === poLineNo);
  const [place] = bins;
  return {
    quantity: (qtyReceived * unitSize) / (ordered?.unitSize ?? unitSize),
    ...{ lot: place?.lot ?? "", bin: place?.bin ?? "", serials: place?.serials ?? [] },
    ...{ reason: reason ?? "", final: complete === "Y" },
  };
}
