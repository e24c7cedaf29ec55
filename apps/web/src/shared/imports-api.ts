import { createClientOf } from "@purvey/client/client";
import { imports } from "@purvey/client/services/imports";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of what goes to the ERP and comes from it. */
export function createImportsApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ imports }, clientContext(...given));
}

/** Query options for imports. */
export const useImportsQueries = () => useServiceQueries(createImportsApi);
