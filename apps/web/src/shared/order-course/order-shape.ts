import type { CustomerOrder } from "@purvey/contract/generated/customers";
import type { StatusShape } from "@purvey/ui/data/status";

const shapes: Readonly<Record<CustomerOrder["status"], StatusShape>> = {
  open: "open",
  held: "low",
  picking: "half",
  shipped: "transit",
  invoiced: "ok",
  cancelled: "neutral",
};

/** The shape of an order's status. */
export function shapeOf({ status }: Pick<CustomerOrder, "status">): StatusShape {
  return shapes[status];
}

/** Whether something of the order is still to leave: a promised day matters, and it can be changed. */
export function isToLeave({ status }: Pick<CustomerOrder, "status">): boolean {
  return status === "open" || status === "held" || status === "picking";
}
