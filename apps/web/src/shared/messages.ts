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
    searchParts: "Search parts",
    pdf: "PDF",
    openPdf: "Open in a tab",
    savePdf: "Save the file",
    noPdfHere: "This browser shows no PDF inside a page. Open it in a tab, or save it.",
    mayNotPrint: "You have no permission to print documents.",
  },
});
