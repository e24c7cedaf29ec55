import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { isOverdue, shapeOfPo } from "../../../shared/purchasing/due.ts";
import { messages } from "../messages.ts";

/** The columns of what is arriving. */
export function useArrivingColumns(today: string): TableColumn<PurchaseOrder>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "poNo",
        header: text("po"),
        width: 96,
        cell: ({ poNo }) => (
          <Link to="/ops/receiving/$po" params={{ po: poNo }} className="font-mono font-semibold">
            {poNo}
          </Link>
        ),
      },
      { key: "vendor", header: text("vendor"), minWidth: 112, cell: ({ vendorName }) => vendorName },
      {
        key: "due",
        header: text("due"),
        width: 136,
        cell: (order) => (
          <span className={isOverdue(order, today) ? "font-semibold text-out" : undefined}>
            <Timestamp value={order.dateDue} detail="date" />
            {isOverdue(order, today) && <span className="block text-xs">{text("overdue")}</span>}
          </span>
        ),
      },
      {
        key: "status",
        header: text("status"),
        width: 160,
        hideBelow: "narrow",
        cell: ({ status }) => <Status tone={shapeOfPo(status)}>{text(`po-${status}`)}</Status>,
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
        width: 72,
        align: "end",
        hideBelow: "medium",
        cell: ({ lineCount }) => lineCount,
      },
    ],
    [text, today],
  );
}
