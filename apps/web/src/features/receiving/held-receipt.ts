import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving, ReceivingLine } from "@purvey/contract/generated/warehouseOps";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";
import { inBaseUnits } from "../../shared/whole-quantity.ts";
import type { LineDraft } from "./line-draft.ts";
import type { ReceiptDraft } from "./receipt-model.ts";

/** What is read of a receipt that the server holds. */
export type HeldReceipt = Pick<
  Receiving,
  "receivingUid" | "referenceNo" | "processMessage" | "dateLastModified" | "lines"
>;

/** Whether serial numbers of a line go to several bins or lots: a person's receipt has one place for all of them. */
export function hasSplitSerials({ lines }: Pick<HeldReceipt, "lines">): boolean {
  return lines.some(({ bins }) => bins.length > 1 && bins.some(({ serials }) => serials.length > 0));
}

/** A receipt that the server holds as it may be corrected, in the units of the order's lines. */
export function draftOfHeld(receipt: HeldReceipt, order: Pick<PurchaseOrder, "lines">): ReceiptDraft {
  const { receivingUid: held, referenceNo, dateLastModified: modified, lines } = receipt;
  const drafts = lines.map((line): [number, LineDraft] => [line.poLineNo, lineDraftOf(line, order)]);
  return { referenceNo: referenceNo ?? "", lines: Object.fromEntries(drafts), corrects: { held, modified } };
}

function lineDraftOf(line: ReceivingLine, { lines }: Pick<PurchaseOrder, "lines">): LineDraft {
  const { poLineNo, qtyReceived, unitSize, bins, reason, complete } = line;
  const ordered = lines.find(({ lineNo }) => lineNo === poLineNo);
  const inOrdersUnit = (quantity: number) =>
    roundedQuantity(inBaseUnits(quantity, unitSize) / (ordered?.unitSize ?? unitSize));
  const [place, ...more] = bins.map(({ quantity, lot, bin }) => ({
    quantity: inOrdersUnit(quantity ?? qtyReceived),
    lot: lot ?? "",
    bin: bin ?? "",
  }));
  return {
    quantity: inOrdersUnit(qtyReceived),
    lot: place?.lot ?? "",
    bin: place?.bin ?? "",
    more,
    serials: bins[0]?.serials ?? [],
    reason: reason ?? "",
    final: complete === "Y",
  };
}
