import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { StatusShape } from "@purvey/ui/data/status";

/** Whether goods may come for an order. */
export function isAwaited({
  approved,
  cancelFlag,
  complete,
}: Pick<PurchaseOrder, "approved" | "cancelFlag" | "complete">): boolean {
  return approved === "Y" && cancelFlag === "N" && complete === "N";
}

/** What is due first, first. */
export const byDueDate = "date_due|ASC,po_no|ASC";

/** What came last, first: by its time, since numbers are given where receipts are written, not where goods arrive. */
export const latestReceipts = "date_created|DESC,receiving_uid|DESC";

/** Orders that goods may come for, the latest due first to be seen: overdue ones on top, those without a date last. */
export function arriving(orders: readonly PurchaseOrder[]): PurchaseOrder[] {
  const receivable = orders.filter(isAwaited);
  const dueOf = ({ dateDue }: PurchaseOrder) => dateDue ?? "9999";
  return receivable.toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)) || one.poNo - other.poNo);
}

const shapes: Readonly<Record<PurchaseOrder["status"], StatusShape>> = {
  unapproved: "low",
  open: "open",
  partial: "half",
  complete: "ok",
  cancelled: "neutral",
};

/** The shape of a purchase order's status. */
export const shapeOfPo = (status: PurchaseOrder["status"]): StatusShape => shapes[status];
