import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { DataTable, type TableSort } from "@purvey/ui/data/data-table";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { type OrderSort, type OrdersView, ordersInput } from "./order-view.ts";
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
  const { envelope, isPlaceholderData, error, refetch } = useOrders(view);
  const columns = useOrderColumns();
  const sort: TableSort = { key: view.sort ?? "orderNo", direction: view.up ? "ascending" : "descending" };
  return (
    <ListFrame
      title={text("orders")}
      actions={<OrderSearch q={view.q} onSearch={(q) => show({ ...view, q, page: undefined })} />}
      count={envelope && text("found", { count: envelope.totalResults })}
      query={{ error, refetch }}
      table={
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
      }
    >
      <OrderPages view={view} total={envelope?.totalResults ?? 0} />
    </ListFrame>
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
