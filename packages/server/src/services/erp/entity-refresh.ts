import type { ErpOperations } from "@purvey/contract/generated/erp";
import { addressBookPlan } from "../../addresses/address-book.ts";
import type { Handlers } from "../../implement.ts";
import { joinedPlans, runRefresh } from "../../refresh/run-refresh.ts";
import { contactCustomersPlan } from "../customers/refresh-contact-customers.ts";
import { contactsPlan } from "../customers/refresh-contacts.ts";
import { shipTosPlan } from "../customers/refresh-ship-to.ts";

const contacts = joinedPlans(contactCustomersPlan, contactsPlan);
const customers = joinedPlans(shipTosPlan, addressBookPlan);

/** Refreshes of contacts and customers from the ERP (R258), with the plans of the customers service. */
export const entityRefreshHandlers: Handlers<
  Pick<ErpOperations, "entityContacts.refresh" | "entityCustomers.refresh">
> = {
  "entityContacts.refresh": (_input, context) => runRefresh(context, "entity-contacts", contacts),
  "entityCustomers.refresh": (_input, context) => runRefresh(context, "entity-customers", customers),
};
