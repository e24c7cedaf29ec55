import { defineMessages } from "./i18n/messages.ts";

/** Texts that several features and the frame use. */
export const sharedMessages = defineMessages({
  id: "shared",
  en: {
    tryAgain: "Try again",
    loading: "Loading …",
    shop: "Shop",
    added: "{quantity} {unit} of {item} added to the cart.",
    toCart: "Cart",
    noCustomer: "You buy for no customer.",
    noCustomerHint:
      "Prices, carts and orders belong to a customer; items and their stock you can look up all the same.",
    noCustomerRep:
      "Choose in the bar above for which of your customers you act: prices, carts and orders are his then.",
    searchParts: "Search parts",
    pdf: "PDF",
    openPdf: "Open in a tab",
    savePdf: "Save the file",
    mayNotPrint: "You have no permission to print documents.",
  },
});
