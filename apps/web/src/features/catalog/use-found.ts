import { dataOf } from "@purvey/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { narrowing, type SearchView, searchInput } from "./search-view.ts";

/** Rows of a view with the customer's prices and the stock that serves them; those shown stay until newer ones come. */
export function useFound(view: SearchView & { readonly q: string }) {
  const queries = useApiQueries();
  const { customerId, shipToId, locationId, may } = useWho();
  const withPrices = customerId !== undefined && may("price.read");
  const input = searchInput(view, { customerId, shipToId, locationId, withPrices });
  return useQuery({ ...dataOf(queries.search.itemSearch.list(input)), placeholderData: keepPreviousData });
}

/** What the rows of a view can be narrowed by. */
export function useFacets(view: SearchView & { readonly q: string }) {
  const queries = useApiQueries();
  const { customerId } = useWho();
  const input = { q: view.q, ...narrowing(view), customerId };
  return useQuery({ ...dataOf(queries.search.itemSearch.attributes.list(input)), placeholderData: keepPreviousData });
}
