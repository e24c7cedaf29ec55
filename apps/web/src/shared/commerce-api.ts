import { createClientOf } from "@purvey/client/client";
import { commerce } from "@purvey/client/services/commerce";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of carts and checkouts: all calls, beyond those of the first screens. */
export function createCommerceApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ commerce }, clientContext(...given));
}

/** The client of carts and checkouts, for calls that are no query. */
export const useCommerceApi = () => useServiceApi(createCommerceApi);

/** Query options for every call of it. */
export const useCommerceQueries = () => useServiceQueries(createCommerceApi);

/** Mutation options for every call of it. */
export const useCommerceMutations = () => useServiceMutations(createCommerceApi);
