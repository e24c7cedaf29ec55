import { createClientOf } from "@purvey/client/client";
import { items } from "@purvey/client/services/items";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of the catalogue's own service: the largest one, for the page of an item. */
export function createItemsApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ items }, clientContext(...given));
}

/** Query options for every endpoint of the catalogue. */
export const useItemsQueries = () => useServiceQueries(createItemsApi);
