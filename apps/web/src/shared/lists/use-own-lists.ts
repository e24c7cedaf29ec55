import { items } from "@purvey/client/services/items";
import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useService } from "../use-service.ts";

/** The lists of the person, the last one changed first. */
export function useOwnLists() {
  const { userId } = useWho();
  const { queries } = useService(items);
  return useQuery(dataOf(queries.itemWishlist.list({ id: userId, limit: 1000, orderBy: "date_last_modified|DESC" })));
}
