import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what opens over every screen. */
export const messages = defineMessages({
  id: "routes/signed-in",
  en: {
    everywhere: "Everywhere",
    palette: "Go to, find, do",
    trace: "Calls of this screen",
  },
});
