import { defineMessages } from "../i18n/messages.ts";

/** Texts of lines that begin with a count. */
export const countLineMessages = defineMessages({
  id: "shared/parts/count-line",
  en: {
    notCounted: "could not be counted",
    countAgain: "Count again: {what}",
  },
});
