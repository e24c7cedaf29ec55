import { orders } from "@purvey/client/services/orders";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useService } from "../use-service.ts";

/** The newest hundred orders of all customers of the representative who is signed in; nothing for others. */
export function useNewestOfRepresentative() {
  const { salesRepId } = useWho();
  const { oeHdr } = useService(orders).queries.oeHdrSalesrep;
  const ask = salesRepId === undefined ? skipToken : { id: salesRepId, orderBy: "order_no|DESC", limit: 100 };
  return useQuery(dataOf(oeHdr.list(ask)));
}
