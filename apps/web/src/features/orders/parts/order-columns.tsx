import type { CustomerOrder } from "@purvey/contract/generated/customers";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { messages } from "../messages.ts";
import { ErpState } from "./erp-state.tsx";

/** The columns of the order list. */
export function useOrderColumns(): TableColumn<CustomerOrder>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "orderNo",
        header: text("order"),
        width: 96,
        sortable: true,
        cell: ({ orderNo }) => (
          <Link to="/shop/orders/$no" params={{ no: orderNo }} className="font-mono font-semibold">
            {orderNo}
          </Link>
        ),
      },
      {
        key: "status",
        header: text("status"),
        minWidth: 128,
        maxWidth: 320,
        wrap: true,
        cell: (order) => (
          <>
            <OrderStatus order={order} />
            <ErpState order={order} />
            <span className="below-narrow text-sm text-soft">
              <Timestamp value={order.orderDate} detail="date" />
            </span>
          </>
        ),
      },
      {
        key: "poNo",
        header: text("poNo"),
        width: 144,
        sortable: true,
        hideBelow: "narrow",
        cell: ({ poNo }) => <span className="font-mono">{poNo ?? "–"}</span>,
      },
      {
        key: "date",
        header: text("date"),
        width: 128,
        sortable: true,
        hideBelow: "medium",
        cell: ({ orderDate }) => <Timestamp value={orderDate} detail="date" />,
      },
      {
        key: "shipTo",
        header: text("shipTo"),
        width: 176,
        hideBelow: "wide",
        cell: ({ shipToName }) => shipToName ?? "–",
      },
      {
        key: "lines",
        header: text("lines"),
        width: 72,
        align: "end",
        hideBelow: "medium",
        cell: ({ lineCount }) => lineCount,
      },
      {
        key: "total",
        header: text("total"),
        width: 112,
        align: "end",
        sortable: true,
        cell: ({ totalAmount, currency }) => (
          <Money className="font-semibold" value={totalAmount} currency={currency} />
        ),
      },
    ],
    [text],
  );
}
