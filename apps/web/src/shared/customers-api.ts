import { createClientOf } from "@purvey/client/client";
import { customers } from "@purvey/client/services/customers";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of customers with their contacts, ship-tos and papers: all calls, beyond those of the first screens. */
export function createCustomersApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ customers }, clientContext(...given));
}

/** The client of customers with their contacts, ship-tos and papers, for calls that are no query. */
export const useCustomersApi = () => useServiceApi(createCustomersApi);

/** Query options for every call of it. */
export const useCustomersQueries = () => useServiceQueries(createCustomersApi);

/** Mutation options for every call of it. */
export const useCustomersMutations = () => useServiceMutations(createCustomersApi);
