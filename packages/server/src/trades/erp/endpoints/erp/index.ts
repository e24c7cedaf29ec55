import type { ErpOperations } from "@purvey/contract/generated/erp";
import { erp } from "@purvey/contract/services/erp/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { entityRefreshHandlers } from "../../../../services/erp/entity-refresh.ts";
import { transCategoryHandlers } from "./trans-category.ts";
import { transCompanyHandlers } from "./trans-company.ts";
import { transPurchaseOrderReceiptHandlers } from "./trans-purchase-order-receipt.ts";
import { transUserHandlers } from "./trans-user.ts";
import { transWebDisplayTypeHandlers } from "./trans-web-display-type.ts";

/** What answers the calls of the ERP. */
export const erpImplementation: Implementation = implement<ErpOperations>(erp, {
  ...entityRefreshHandlers,
  ...transCategoryHandlers,
  ...transCompanyHandlers,
  ...transUserHandlers,
  ...transWebDisplayTypeHandlers,
  ...transPurchaseOrderReceiptHandlers,
  ...systemHandlers(erp),
});
