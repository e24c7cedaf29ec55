import type { VmiOperations } from "@purvey/contract/generated/vmi";
import { vmi } from "@purvey/contract/services/vmi/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { distributorHandlers } from "./distributors.ts";
import { profileHandlers } from "./inv-profile-hdr.ts";
import { profileLineHandlers } from "./inv-profile-line.ts";
import { productHandlers } from "./products.ts";
import { replenishHandlers } from "./replenish.ts";
import { restockHandlers } from "./restock-hdr.ts";
import { sectionHandlers } from "./sections.ts";
import { warehouseHandlers } from "./warehouse.ts";
import { warehouseMoveHandlers } from "./warehouse-moves.ts";
import { warehouseStockHandlers } from "./warehouse-stock.ts";
import { warehouseUserHandlers } from "./warehouse-users.ts";

/** Answers `vmi`. */
export const vmiImplementation: Implementation = implement<VmiOperations>(vmi, {
  ...warehouseHandlers,
  ...warehouseStockHandlers,
  ...warehouseMoveHandlers,
  ...replenishHandlers,
  ...warehouseUserHandlers,
  ...distributorHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...profileLineHandlers,
  ...restockHandlers,
  ...sectionHandlers,
  ...systemHandlers(vmi),
});
