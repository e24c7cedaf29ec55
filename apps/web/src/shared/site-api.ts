import { createClientOf } from "@purvey/client/client";
import { site } from "@purvey/client/services/site";
import { clientContext } from "./api.ts";
import { useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of the site's own service: notifications, settings. */
export function createSiteApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ site }, clientContext(...given));
}

/** Query options for every endpoint of the site's own service. */
export const useSiteQueries = () => useServiceQueries(createSiteApi);

/** Mutation options for every endpoint of the site's own service. */
export const useSiteMutations = () => useServiceMutations(createSiteApi);
