import type { OrderHeaderLookup } from "@purvey/contract/generated/orders";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { type MouseEvent, useMemo } from "react";
import { useActing } from "../../../shared/acting/use-acting.ts";
import { useNewestOfRepresentative } from "../../../shared/acting/use-newest-of-representative.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { messages } from "../messages.ts";

/** How many orders are shown. */
const shown = 20;

/** The newest orders of all customers of the representative; each opens for its customer. */
export function CustomersOrders() {
  const text = useText(messages);
  const columns = useColumns();
  const { data, error, isLoadingError, refetch } = useNewestOfRepresentative();
  return (
    <Section title={text("orders")}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<OrderHeaderLookup>
          caption={text("orders")}
          columns={columns}
          rows={data?.slice(0, shown)}
          rowKey={({ orderNo }) => orderNo}
          skeletonRows={shown}
          empty={
            <EmptyState
              title={text("none")}
              actions={<RouterLinkButton to="/shop/search">{text("searchParts")}</RouterLinkButton>}
            >
              {text("noneHint")}
            </EmptyState>
          }
        />
      )}
    </Section>
  );
}

function useColumns(): TableColumn<OrderHeaderLookup>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      { key: "orderNo", header: text("order"), width: 96, cell: (order) => <OrderLink order={order} /> },
      {
        key: "customer",
        header: text("customer"),
        minWidth: 136,
        wrap: true,
        cell: ({ customerName, orderDate }) => (
          <>
            {customerName}
            <span className="below-narrow text-sm text-soft">
              <Timestamp value={orderDate} detail="date" />
            </span>
          </>
        ),
      },
      {
        key: "status",
        header: text("status"),
        width: 208,
        wrap: true,
        hideBelow: "narrow",
        cell: (order) => <OrderStatus order={order} />,
      },
      {
        key: "poNo",
        header: text("poNo"),
        width: 128,
        hideBelow: "wide",
        cell: ({ poNo }) => <span className="font-mono">{poNo ?? "–"}</span>,
      },
      {
        key: "ordered",
        header: text("ordered"),
        width: 120,
        hideBelow: "medium",
        cell: ({ orderDate }) => <Timestamp value={orderDate} detail="date" />,
      },
      {
        key: "orderedBy",
        header: text("orderedBy"),
        width: 152,
        wrap: true,
        hideBelow: "wide",
        cell: ({ orderedBy }) => orderedBy ?? "–",
      },
      {
        key: "total",
        header: text("total"),
        width: 112,
        align: "end",
        cell: ({ totalAmount, currency }) => <Money value={totalAmount} currency={currency} />,
      },
    ],
    [text],
  );
}

/** Opens an order for its customer; in another tab, where nobody is acted for, the page asks for them. */
function OrderLink({ order: { orderNo, customerId, customerName } }: { order: OrderHeaderLookup }) {
  const text = useText(messages);
  const { openOrder } = useActing();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openOrder(customerId, orderNo);
  };
  return (
    <Link
      to="/shop/orders/$no"
      params={{ no: orderNo }}
      aria-label={text("openOrder", { order: String(orderNo), customer: customerName })}
      className="font-mono font-semibold"
      onClick={open}
    >
      {orderNo}
    </Link>
  );
}
