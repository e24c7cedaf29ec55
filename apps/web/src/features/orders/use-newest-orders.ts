import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";

/** The newest orders that are not cancelled: so many that what is still on its way is among them. */
export function useNewestOrders(customerId: number | undefined) {
  const queries = useApiQueries();
  const newest = { cancelFlag: "N", limit: 25, orderBy: "order_no|DESC" } as const;
  const input = customerId === undefined ? skipToken : { customerId, ...newest };
  return useQuery(dataOf(queries.customers.customer.orders.list(input)));
}
