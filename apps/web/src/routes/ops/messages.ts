import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the area's frame. */
export const messages = defineMessages({
  id: "routes/ops",
  en: {
    title: "Operations",
    worklist: "Worklist",
    stockrooms: "Stockrooms",
    restocks: "Restock orders",
  },
});
