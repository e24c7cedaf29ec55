import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the way from the suggestions to all results. */
export const allResultsMessages = defineMessages({
  id: "features/catalog/all-results",
  en: {
    allResults: "{count, plural, one {The one result} other {All # results}}",
    allResultsAbout: "{count, plural, other {All of about # results}}",
  },
});
