import { createClientOf } from "@purvey/client/client";
import { payments } from "@purvey/client/services/payments";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceQueries } from "./service-api.ts";

/** The client of cards: the page to store one on, and what is known about it. */
export function createPaymentsApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ payments }, clientContext(...given));
}

/** Query options for stored cards and their surcharge. */
export const usePaymentsQueries = () => useServiceQueries(createPaymentsApi);

/** The client for calls that are no queries: each set-up page is a new one. */
export const usePaymentsClient = () => useServiceApi(createPaymentsApi);
