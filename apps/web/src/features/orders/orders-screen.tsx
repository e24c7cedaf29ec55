import type { CustomerOrder, CustomerOrdersListInput } from "@purvey/contract/generated/customers";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableSort } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { TextInput } from "@purvey/ui/text-input";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent, ReactNode } from "react";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { type OrderSort, type OrdersView, orderSorts } from "./orders-view.ts";
import { ArrivingOrders } from "./parts/arriving-orders.tsx";
import { useOrderColumns } from "./parts/order-columns.tsx";

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

/** No rows: either none fit, or there are none yet. */
function NoOrders({ view, show }: { view: OrdersView; show: (next: OrdersView) => void }) {
  const text = useText(messages);
  if (view.q) {
    return (
      <EmptyState
        title={text("noneFound", { words: view.q })}
        actions={<Button onClick={() => show({})}>{text("showAll")}</Button>}
      />
    );
  }
  return (
    <EmptyState title={text("none")} actions={<RouterLinkButton to="/shop">{text("toShop")}</RouterLinkButton>}>
      {text("noneHint")}
    </EmptyState>
  );
}

/** Links to the page before and after, where there is more than one. */
function OrderPages({ view, total }: { view: OrdersView; total: number }) {
  const text = useText(messages);
  const pages = Math.ceil(total / pageSize);
  const page = view.page ?? 1;
  if (pages < 2) return null;
  const to = (next: number): OrdersView => ({ ...view, page: next === 1 ? undefined : next });
  return (
    <nav aria-label={text("pages")} className="mt-4 flex items-center gap-3">
      {page > 1 && (
        <RouterLinkButton to="/shop/orders" search={to(page - 1)} rel="prev">
          {text("previous")}
        </RouterLinkButton>
      )}
      {page < pages && (
        <RouterLinkButton to="/shop/orders" search={to(page + 1)} rel="next">
          {text("next")}
        </RouterLinkButton>
      )}
      <span className="text-soft">{text("page", { page, pages })}</span>
    </nav>
  );
}

interface OrderSearchProps {
  readonly q: string | undefined;
  readonly onSearch: (q: string | undefined) => void;
}

/** Finds orders by their numbers, by a purchase order number or by a part. */
function OrderSearch({ q, onSearch }: OrderSearchProps) {
  const text = useText(messages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim() || undefined);
  };
  return (
    <search className="w-80 max-w-full">
      <form key={q} onSubmit={submit}>
        <TextInput
          name="q"
          icon="search"
          aria-label={text("search")}
          placeholder={text("searchHint")}
          defaultValue={q}
          onBlur={(event) =>
            event.target.value.trim() !== (q ?? "") && onSearch(event.target.value.trim() || undefined)
          }
        />
      </form>
    </search>
  );
}

/** How many orders a page has. */
const pageSize = 25;

/** What to ask for a view: the newest order first unless another order is chosen. */
export function ordersInput(view: OrdersView, customerId: number): CustomerOrdersListInput {
  return {
    customerId,
    limit: pageSize,
    offset: ((view.page ?? 1) - 1) * pageSize,
    orderBy: `${orderSorts[view.sort ?? "orderNo"]}|${view.up ? "ASC" : "DESC"}`,
    ...(view.q ? { q: view.q } : {}),
  };
}
