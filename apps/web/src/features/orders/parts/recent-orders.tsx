import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { messages } from "../messages.ts";
import { useNewestOrders } from "../use-newest-orders.ts";

/** How many orders the block shows. */
const shown = 5;

/** The newest orders and where they are. */
export function RecentOrders({ customerId }: { customerId: number }) {
  const text = useText(messages);
  const columns = useColumns();
  const { data, error, isLoadingError, refetch } = useNewestOrders(customerId);
  return (
    <Section title={text("recent")} actions={<Link to="/shop/orders">{text("toOrders")}</Link>}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={text("recent")}
          columns={columns}
          rows={data?.slice(0, shown)}
          rowKey={(order) => order.orderNo}
          skeletonRows={shown}
          empty={
            <EmptyState
              title={text("none")}
              actions={<RouterLinkButton to="/shop/search">{text("toSearch")}</RouterLinkButton>}
            >
              {text("noneHint")}
            </EmptyState>
          }
        />
      )}
    </Section>
  );
}

function useColumns(): TableColumn<CustomerOrder>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "orderNo",
        header: text("order"),
        width: 96,
        cell: ({ orderNo }) => (
          <Link to="/shop/orders/$no" params={{ no: orderNo }} className="font-mono font-semibold">
            {orderNo}
          </Link>
        ),
      },
      {
        key: "status",
        header: text("status"),
        minWidth: 120,
        wrap: true,
        cell: (order) => <OrderStatus order={order} />,
      },
      {
        key: "date",
        header: text("date"),
        width: 112,
        hideBelow: "narrow",
        cell: ({ orderDate }) => <Timestamp value={orderDate} detail="date" />,
      },
      {
        key: "total",
        header: text("total"),
        width: 104,
        align: "end",
        cell: ({ totalAmount, currency }) => <Money value={totalAmount} currency={currency} />,
      },
    ],
    [text],
  );
}
