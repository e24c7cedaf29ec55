import { createClientOf } from "@purvey/client/client";
import { pricing } from "@purvey/client/services/pricing";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of prices and taxes; the rows of a search bring their prices with them. */
export function createPricingApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ pricing }, clientContext(...given));
}

/** Query options for every endpoint of prices and taxes. */
export const usePricingQueries = () => useServiceQueries(createPricingApi);
