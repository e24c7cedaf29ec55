import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the beginning of the shop for who buys for no customer. */
export const noCustomerMessages = defineMessages({
  id: "routes/shop/no-customer",
  en: {
    nobody: "You buy for no customer.",
    hint: "Prices, carts and orders belong to a customer; items and their stock you can look up all the same.",
  },
});
