import { defineMessages } from "../i18n/messages.ts";

/** Texts of the item beside the work. */
export const itemPaneMessages = defineMessages({
  id: "shared/parts/item-pane",
  en: {
    about: "About the item",
    binsHere: "Bins at {location}",
    noBins: "It lies in no bin here.",
    usual: "usual bin",
    stock: "Stock by location",
    noStock: "No location keeps it.",
    available: "available",
  },
});
