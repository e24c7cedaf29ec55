import type { CustomersOperations } from "@purvey/contract/generated/customers";
import { customers } from "@purvey/contract/services/customers/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { contactHandlers } from "./contacts.ts";
import { customerHandlers } from "./customer.ts";
import { invoiceHandlers } from "./invoices.ts";
import { orderHandlers } from "./orders.ts";
import { purchasedItemHandlers } from "./purchased-items.ts";
import { quoteHandlers } from "./quotes.ts";
import { shipToHandlers } from "./ship-to.ts";

/** Customers with their addresses, people, orders, invoices and quotes. */
export const customersImplementation: Implementation = implement<CustomersOperations>(customers, {
  ...customerHandlers,
  ...shipToHandlers,
  ...contactHandlers,
  ...orderHandlers,
  ...invoiceHandlers,
  ...quoteHandlers,
  ...purchasedItemHandlers,
  ...systemHandlers(customers),
});
