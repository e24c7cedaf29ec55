import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { contacts, contactsUd, customerContacts, oeContactsCustomer } from "./contacts.ts";
import { customer } from "./customer.ts";
import { customerInvoices } from "./invoices.ts";
import { customerOrders } from "./orders.ts";
import { customerPurchasedItems } from "./purchased-items.ts";
import { customerQuotes } from "./quotes.ts";
import { customerAddress, customerShipTo, shipTo } from "./ship-to.ts";

/** Customers with their addresses, people, orders, invoices and quotes. */
export const customers: Service = service({
  name: "customers",
  title: "Customers",
  description: "Customers with their addresses, contacts, orders, invoices, quotes and purchased items.",
  domains: { system: "system" },
  resources: {
    customer,
    "customer.address": customerAddress,
    "customer.contacts": customerContacts,
    "customer.shipTo": customerShipTo,
    "customer.orders": customerOrders,
    "customer.invoices": customerInvoices,
    "customer.quotes": customerQuotes,
    "customer.purchasedItems": customerPurchasedItems,
    contacts,
    contactsUd,
    shipTo,
    oeContactsCustomer,
    system,
  },
});
