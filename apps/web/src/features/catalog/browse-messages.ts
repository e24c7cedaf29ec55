import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the pages of categories and brands. */
export const browseMessages = defineMessages({
  id: "features/catalog/browse",
  en: {
    brandCount: "{count, plural, one {# brand} other {# brands}}",
    items: "{count, plural, one {# item} other {# items}}",
    category: "Category {name}",
    brand: "Brand {name}",
    noSuchCategory: "The shop has no category {name}.",
    noSuchBrand: "The shop has no brand {name}.",
    missingHint: "It may have been renamed or taken out of the shop. What it held is found by words or part number.",
    emptyCategory: "{name} holds no items now.",
    emptyBrand: "There are no items of {name} now.",
    nothingNarrowed: "Nothing in {name} fits these filters.",
    nothingWithWords: "Nothing in {name} fits “{words}”.",
    showAll: "Show all of {name}",
    searchEverywhere: "Search for “{words}” everywhere",
    searchWithin: "Search in {name}",
    wordsWithin: "Words or number",
    findCategory: "Find a category or brand",
    findCategoryHint: "Category or brand",
    noCategoryWith: "No category or brand is called “{words}”.",
    noCategories: "The shop has no categories yet.",
  },
});
