// What other trades may take of this one.
export { requireExistingCustomer, visibleCustomers } from "./access.ts";
export { addressBookPlan, alignAddressBook } from "./addresses/address-book.ts";
export { effectiveShipTo } from "./customer-rows.ts";
export { readInvoice } from "./endpoints/customers/invoices.ts";
export {
  linesOf,
  type OrderRow,
  orderColumns,
  orderExpressions,
  orderHeaderOf,
  orderLineTable,
  orderOf,
  orderPayment,
  orderSelect,
  orderSource,
} from "./order-rows.ts";
export { contactCustomersPlan } from "./refresh-contact-customers.ts";
export { contactsPlan } from "./refresh-contacts.ts";
export { shipTosPlan } from "./refresh-ship-to.ts";
export { allowanceTables, effectiveLimit } from "./web-allowance.ts";
