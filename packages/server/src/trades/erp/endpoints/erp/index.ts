import type { ErpOperations } from "@purvey/contract/generated/erp";
import { erp } from "@purvey/contract/services/erp/index";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { joinedPlans, runRefresh } from "../../../../platform/refresh/run-refresh.ts";
import { addressBookPlan, contactCustomersPlan, contactsPlan, shipTosPlan } from "../../../customers/index.ts";
import { transCategoryHandlers } from "./trans-category.ts";
import { transCompanyHandlers } from "./trans-company.ts";
import { transPurchaseOrderReceiptHandlers } from "./trans-purchase-order-receipt.ts";
import { transUserHandlers } from "./trans-user.ts";
import { transWebDisplayTypeHandlers } from "./trans-web-display-type.ts";

const contacts = joinedPlans(contactCustomersPlan, contactsPlan);
const customers = joinedPlans(shipTosPlan, addressBookPlan);

/** Refreshes of contacts and customers from the ERP (R258), with the plans of the customers service. */
const entityRefreshHandlers: Handlers<Pick<ErpOperations, "entityContacts.refresh" | "entityCustomers.refresh">> = {
  "entityContacts.refresh": (_input, context) => runRefresh(context, "entity-contacts", contacts),
  "entityCustomers.refresh": (_input, context) => runRefresh(context, "entity-customers", customers),
};

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
