import { createClientOf } from "@purvey/client/client";
import { addressValidation } from "@purvey/client/services/addressValidation";
import { clientContext } from "./api.ts";
import { useServiceApi } from "./service-api.ts";

/** The client that checks addresses. */
export function createAddressApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ addressValidation }, clientContext(...given));
}

/** The client that checks addresses, for calls that are no queries. */
export const useAddressClient = () => useServiceApi(createAddressApi);
