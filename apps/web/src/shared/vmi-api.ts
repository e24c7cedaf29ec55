import { createClientOf } from "@purvey/client/client";
import { vmi } from "@purvey/client/services/vmi";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of customers' stockrooms. */
export function createVmiApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ vmi }, clientContext(...given));
}

/** The client of customers' stockrooms, for calls that are no query: reading again before something is stored. */
export const useVmiApi = () => useServiceApi(createVmiApi);

/** Query options for every endpoint of customers' stockrooms. */
export const useVmiQueries = () => useServiceQueries(createVmiApi);

/** Mutation options for every endpoint of customers' stockrooms. */
export const useVmiMutations = () => useServiceMutations(createVmiApi);
