import { createClientOf } from "@purvey/client/client";
import { orders } from "@purvey/client/services/orders";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of orders across customers: tracking, invoices on paper, purchase orders, pick tickets. */
export function createOrdersApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ orders }, clientContext(...given));
}

/** Query options for orders, purchase orders and pick tickets. */
export const useOrdersQueries = () => useServiceQueries(createOrdersApi);
