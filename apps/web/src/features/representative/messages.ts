import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of a sales representative's first screen. */
export const messages = defineMessages({
  id: "features/representative",
  en: {
    nobody: "You buy for no customer.",
    hint: "Choose a customer to act for: prices, carts, quotes and orders are theirs then. An order of the list opens for its customer.",
    customers: "Act for a customer",
    orders: "Newest orders of your customers",
    order: "Order",
    openOrder: "Order {order} of {customer}",
    customer: "Customer",
    status: "Status",
    poNo: "Their PO",
    ordered: "Ordered",
    orderedBy: "Ordered by",
    total: "Total",
    none: "None of your customers has ordered yet.",
    noneHint: "What they order, and what you order for them, appears here.",
    searchParts: "Search parts",
  },
});
