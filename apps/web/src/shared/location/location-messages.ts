import { defineMessages } from "../i18n/messages.ts";

/** Texts of where somebody works. */
export const locationMessages = defineMessages({
  id: "shared/location/location",
  en: {
    unknown: "It is not known where you work.",
    denied:
      "Your account names no location, and your role lacks the permission “{sentence}” (core.read) to choose one. An administrator can give you either.",
    none: "This site has no location yet. An administrator loads them from the ERP.",
    toWorklist: "To the worklist",
  },
});
