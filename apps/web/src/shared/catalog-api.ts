import { createClientOf } from "@purvey/client/client";
import { items } from "@purvey/client/services/items";
import { legacy } from "@purvey/client/services/legacy";
import { productInfo } from "@purvey/client/services/productInfo";
import { search } from "@purvey/client/services/search";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of everything that is said of items: what administrators of the catalogue read and write. */
export function createCatalogApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ items, legacy, productInfo, search }, clientContext(...given));
}

/** The client of everything that is said of items. */
export type CatalogApi = ReturnType<typeof createCatalogApi>;

/** The services of that client, with the schemas of what their calls take. */
export const catalogServices = { items, legacy, productInfo, search };

/** The client of everything that is said of items, for calls that are no query. */
export const useCatalogApi = () => useServiceApi(createCatalogApi);

/** Query options for every endpoint of it. */
export const useCatalogQueries = () => useServiceQueries(createCatalogApi);

/** Mutation options for every endpoint of it. */
export const useCatalogMutations = () => useServiceMutations(createCatalogApi);
