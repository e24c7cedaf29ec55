import { defineMessages } from "../i18n/messages.ts";

/** Texts of the way from a selection to its labels. */
export const labelsOfMessages = defineMessages({
  id: "shared/parts/labels-of",
  en: {
    labels: "{count, plural, =0 {Labels} one {# label} other {# labels}}",
    noneSelected: "Select the rows that want a label first.",
  },
});
