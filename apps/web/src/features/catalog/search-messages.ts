import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the search box and of what rows and suggestions have in common: the frame needs them before any screen. */
export const searchMessages = defineMessages({
  id: "features/catalog/search",
  en: {
    search: "Search parts",
    searchHint: "Part number or words",
    nothingTyped: "Nothing fits “{words}”.",
    offline: "You are offline.",
    closest: "With some of the words:",
    yourNumber: "your number",
    theirNumber:
      "{type, select, supplier {supplier’s number} manufacturer {maker’s number} upc {UPC} legacy {former number} competitor {competitor’s number} other {number}}",
    focusSearch: "Search",
    categories: "Categories",
    brands: "Brands",
    stockValue: "{value, select, in_stock {In stock} other {Out of stock}}",
  },
});
