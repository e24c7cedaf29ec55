import { createClientOf } from "@purvey/client/client";
import { rateShop } from "@purvey/client/services/rateShop";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of carriers' rates. */
export function createRateShopApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ rateShop }, clientContext(...given));
}

/** Query options for comparing carriers. */
export const useRateShopQueries = () => useServiceQueries(createRateShopApi);
