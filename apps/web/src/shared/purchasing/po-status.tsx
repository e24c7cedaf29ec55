import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../i18n/messages.ts";
import { shapeOfPo } from "./due.ts";
import { poMessages } from "./po-messages.ts";

/** How a purchase order stands, and that it is late. */
export function PoStatus({ order, late = false }: { order: PurchaseOrder; late?: boolean }) {
  const text = useText(poMessages);
  return (
    <>
      <Status tone={shapeOfPo(order.status)}>{text(`po-${order.status}`)}</Status>
      {late && order.overdue === "Y" && <Status tone="out">{text("overdue")}</Status>}
    </>
  );
}
