import { defineMessages } from "./i18n/messages.ts";

/** Texts that several features and the frame use. */
export const sharedMessages = defineMessages({
  en: {
    tryAgain: "Try again",
    loading: "Loading …",
    shop: "Shop",
    cart: "Cart",
    orders: "Orders",
    added: "{quantity} {unit} of {item} added to the cart.",
    toCart: "Cart",
    yourNumber: "your number",
    elsewhere: "{quantity} elsewhere",
  },
});
