import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { StatusShape } from "@purvey/ui/data/status";

/** Whether something is late: it should have come on an earlier day. Dates are texts of the services, in UTC. */
export function isOverdue({ dateDue, complete }: Pick<PurchaseOrder, "dateDue" | "complete">, today: string): boolean {
  return complete === "N" && dateDue !== null && dateDue.slice(0, 10) < today;
}

/** Today as the services write a day. */
export function todayText(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Orders that goods may come for, the latest due first to be seen: overdue ones on top, those without a date last. */
export function arriving(orders: readonly PurchaseOrder[]): PurchaseOrder[] {
  const receivable = orders.filter(
    ({ approved, cancelFlag, complete }) => approved === "Y" && cancelFlag === "N" && complete === "N",
  );
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
