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
