import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { DataTable, type TableSort } from "@purvey/ui/data/data-table";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { ordersInput } from "./orders-input.ts";
import type { OrderSort, OrdersView } from "./orders-view.ts";
import { ArrivingOrders } from "./parts/arriving-orders.tsx";
import { NoOrders } from "./parts/no-orders.tsx";
import { useOrderColumns } from "./parts/order-columns.tsx";
import { OrderPages } from "./parts/order-pages.tsx";
import { OrderSearch } from "./parts/order-search.tsx";

const route = getRouteApi("/in/shop/orders");

/** Milliseconds between looks while an order is on its way to the ERP. */
const lookAgain = 3000;

/** The orders of the company, newest first. */
export function OrdersScreen() {
  const text = useText(messages);
  useTitle(text("orders"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: OrdersView) => void navigate({ search: next });
  const { envelope, isPlaceholderData, error, isLoadingError, refetch } = useOrders(view);
  const columns = useOrderColumns();
  const sort: TableSort = { key: view.sort ?? "orderNo", direction: view.up ? "ascending" : "descending" };
  return (
    <ListFrame
      title={text("orders")}
      actions={<OrderSearch q={view.q} onSearch={(q) => show({ ...view, q, page: undefined })} />}
      count={envelope && text("found", { count: envelope.totalResults })}
      query={{ error, isLoadingError, refetch }}
      table={
        <WithArriving>
          <DataTable<CustomerOrder>
            caption={text("orders")}
            columns={columns}
            rows={envelope?.data}
            rowKey={(order) => order.orderNo}
            rowLabel={(order) => text("orderNo", { order: String(order.orderNo) })}
            keyboard="page"
            refreshing={isPlaceholderData}
            sort={sort}
            onSortChange={({ key, direction }) =>
              show({ ...view, sort: key as OrderSort, up: direction === "ascending" ? 1 : undefined, page: undefined })
            }
            empty={<NoOrders view={view} show={show} />}
          />
        </WithArriving>
      }
    >
      <OrderPages view={view} total={envelope?.totalResults ?? 0} />
    </ListFrame>
  );
}

/** On a wide window, what is on its way and when it leaves, beside the list. */
function WithArriving({ children }: { children: ReactNode }) {
  const { customerId } = useWho();
  const wide = useWide(110);
  if (!wide || customerId === undefined) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-10">
      {children}
      <ArrivingOrders customerId={customerId} />
    </div>
  );
}

function useOrders(view: OrdersView) {
  const queries = useApiQueries();
  const { customerId } = useWho();
  const input = customerId === undefined ? skipToken : ordersInput(view, customerId);
  const query = queries.customers.customer.orders.list(input);
  const { data: envelope, ...rest } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ erpState }) => erpState === "waiting") ? lookAgain : false,
  });
  return { envelope, ...rest };
}
