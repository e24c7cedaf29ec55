import { defineMessages } from "../i18n/messages.ts";

/** How the order of a list is said. */
export const sortNewsMessages = defineMessages({
  id: "shared/parts/sort-news",
  en: {
    ascending: "Sorted by “{name}”, ascending.",
    descending: "Sorted by “{name}”, descending.",
  },
});
