import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useOrdersQueries } from "../orders-api.ts";

/** The newest hundred orders of all customers of the representative who is signed in; nothing for others. */
export function useNewestOfRepresentative() {
  const { salesRepId } = useWho();
  const { oeHdr } = useOrdersQueries().orders.oeHdrSalesrep;
  const ask = salesRepId === undefined ? skipToken : { id: salesRepId, orderBy: "order_no|DESC", limit: 100 };
  return useQuery(dataOf(oeHdr.list(ask)));
}
