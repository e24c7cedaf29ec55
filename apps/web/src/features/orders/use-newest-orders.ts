import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { newestOrders } from "../../shared/first-reads/home-inputs.ts";

/** The orders that the shop begins with. */
export function useNewestOrders(customerId: number | undefined) {
  const queries = useApiQueries();
  const input = customerId === undefined ? skipToken : { customerId, ...newestOrders };
  return useQuery(dataOf(queries.customers.customer.orders.list(input)));
}
