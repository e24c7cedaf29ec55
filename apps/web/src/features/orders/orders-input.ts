import type { CustomerOrdersListInput } from "@purvey/contract/generated/customers";
import { type OrdersView, orderSorts } from "./orders-view.ts";

/** How many orders a page has. */
export const pageSize = 25;

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
