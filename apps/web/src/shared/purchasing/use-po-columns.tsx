import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../i18n/messages.ts";
import { useWide } from "../use-wide.ts";
import { poMessages } from "./po-messages.ts";
import { PoStatus } from "./po-status.tsx";

/** Where the number of a purchase order leads. */
export type PoRoute = "/ops/po/$po" | "/ops/receiving/$po";

/**
 * The columns of a list of purchase orders.
 *
 */
export function usePoColumns(to: PoRoute): TableColumn<PurchaseOrder>[] {
  const text = useText(poMessages);
  const phone = !useWide(40);
  return useMemo(
    () => [
      {
        key: "poNo",
        header: text("po"),
        width: 96,
        cell: ({ poNo }) => (
          <Link to={to} params={{ po: poNo }} className="font-mono font-semibold">
            {poNo}
          </Link>
        ),
      },
      { key: "vendor", header: text("vendor"), minWidth: 112, wrap: true, cell: ({ vendorName }) => vendorName },
      {
        key: "due",
        header: text("due"),
        width: phone ? 136 : 184,
        cell: (order) => <Due order={order} />,
      },
      {
        key: "status",
        header: text("status"),
        width: 184,
        hideBelow: "narrow",
        cell: (order) => <PoStatus order={order} />,
      },
      {
        key: "location",
        header: text("location"),
        width: 136,
        hideBelow: "medium",
        cell: ({ locationName }) => locationName,
      },
      {
        key: "lines",
        header: text("lines"),
        width: 88,
        align: "end",
        hideBelow: "medium",
        cell: ({ lineCount }) => lineCount,
      },
      {
        key: "total",
        header: text("total"),
        width: 128,
        align: "end",
        hideBelow: "wide",
        cell: ({ totalAmount, currency }) => <Money value={totalAmount} currency={currency} />,
      },
    ],
    [text, to, phone],
  );
}

function Due({ order }: { order: PurchaseOrder }) {
  const text = useText(poMessages);
  const late = order.overdue === "Y";
  return (
    <span className={late ? "font-semibold text-out" : undefined}>
      <Timestamp value={order.dateDue} detail="date" />
      {late && <span className="text-xs max-sm:block sm:ms-2">{text("overdue")}</span>}
    </span>
  );
}
