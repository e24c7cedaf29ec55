import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what stands around the rows of results: narrowing them, and turning their pages. */
export const facetMessages = defineMessages({
  id: "features/catalog/facet",
  en: {
    filters: "Narrow down",
    moreValues: "{count, plural, one {One more} other {# more}}",
    fewerValues: "Fewer",
    allOf: "All of {name}",
    clearFilters: "Clear all",
    pages: "Pages of results",
    previous: "Previous",
    next: "Next",
  },
});
