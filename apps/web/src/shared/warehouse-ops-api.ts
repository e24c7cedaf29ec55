import { createClientOf } from "@purvey/client/client";
import { warehouseOps } from "@purvey/client/services/warehouseOps";
import { clientContext } from "./api.ts";
import { useServiceQueries } from "./service-api.ts";

/** The client of warehouse operations: receiving and transfers. */
export function createWarehouseOpsApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ warehouseOps }, clientContext(...given));
}

/** Query options for every endpoint of warehouse operations. */
export const useWarehouseOpsQueries = () => useServiceQueries(createWarehouseOpsApi);
