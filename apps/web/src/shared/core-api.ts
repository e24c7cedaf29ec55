import { createClientOf } from "@purvey/client/client";
import { core } from "@purvey/client/services/core";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of locations, companies and codes. */
export function createCoreApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ core }, clientContext(...given));
}

/** Query options for every endpoint of locations, companies and codes. */
export const useCoreQueries = () => useServiceQueries(createCoreApi);
