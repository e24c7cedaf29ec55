import type { ErpOperations } from "@purvey/contract/generated/erp";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import { joinedPlans, runRefresh } from "../../platform/refresh/run-refresh.ts";
import { addressBookPlan } from "../../trades/customers/addresses/address-book.ts";
import { contactCustomersPlan } from "../../trades/customers/refresh-contact-customers.ts";
import { contactsPlan } from "../../trades/customers/refresh-contacts.ts";
import { shipTosPlan } from "../../trades/customers/refresh-ship-to.ts";

const contacts = joinedPlans(contactCustomersPlan, contactsPlan);
const customers = joinedPlans(shipTosPlan, addressBookPlan);

/** Refreshes of contacts and customers from the ERP (R258), with the plans of the customers service. */
export const entityRefreshHandlers: Handlers<
  Pick<ErpOperations, "entityContacts.refresh" | "entityCustomers.refresh">
> = {
  "entityContacts.refresh": (_input, context) => runRefresh(context, "entity-contacts", contacts),
  "entityCustomers.refresh": (_input, context) => runRefresh(context, "entity-customers", customers),
};
