import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useItemsQueries } from "../items-api.ts";

/** The lists of the person, the last one changed first. */
export function useOwnLists() {
  const { userId } = useWho();
  const queries = useItemsQueries();
  return useQuery(
    dataOf(queries.items.itemWishlist.list({ id: userId, limit: 1000, orderBy: "date_last_modified|DESC" })),
  );
}
