import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the area's frame. */
export const messages = defineMessages({
  id: "routes/dev",
  en: {
    title: "Developer console",
    explorer: "Explorer",
    log: "Log",
    errors: "Errors",
    health: "Health",
  },
});
