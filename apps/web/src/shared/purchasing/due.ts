import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { StatusShape } from "@purvey/ui/data/status";

/** What decides whether an order is late. */
export type DueOrder = Pick<PurchaseOrder, "dateDue" | "approved" | "cancelFlag" | "complete">;

/**
 * Whether something is late: it should have come on an earlier day. What was cancelled, or nobody approved, is not
 * awaited. Dates are texts of the services, in UTC.
 */
export function isOverdue(order: DueOrder, today: string): boolean {
  return isAwaited(order) && order.dateDue !== null && order.dateDue.slice(0, 10) < today;
}

/** Whether goods may come for an order. */
export function isAwaited({ approved, cancelFlag, complete }: Omit<DueOrder, "dateDue">): boolean {
  return approved === "Y" && cancelFlag === "N" && complete === "N";
}

/** Today as the services write a day. */
export function todayText(now: Date): string {
  return now.toISOString().slice(0, 10);
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
