import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the area's frame. */
export const messages = defineMessages({
  id: "routes/shop",
  en: {
    title: "Shop",
    quickOrder: "Quick order",
    lists: "Lists",
    cart: "Cart",
    orders: "Orders",
    invoices: "Invoices",
    quotes: "Quotes",
    quoteRequests: "Quote requests",
    account: "Account",
  },
});
