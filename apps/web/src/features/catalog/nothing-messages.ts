import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of results without rows: before a search, where nothing fits, without a network. */
export const nothingMessages = defineMessages({
  id: "features/catalog/nothing",
  en: {
    startTitle: "What are you looking for?",
    startHint: "Type a part number, your own number, a UPC or words into the search above.",
    startAct: "Search",
    nothingFound: "Nothing fits “{words}”.",
    didYouMean: "Did you mean",
    corrected: "Nothing fits “{words}”; these fit “{corrected}”.",
    someWords: "Parts with some of these words; those with most of them come first.",
    nothingNarrowed: "Nothing fits “{words}” with these filters.",
    nothingHint: "Dashes and blanks do not matter. Try fewer words, or a number from the label.",
    backToShop: "To the shop",
    anyWord: "Search for any of these words",
    withoutFilters: "Without filters",
    unsearched: "You are offline, and “{words}” was not searched before.",
    unsearchedAll: "You are offline, and this was not read before.",
    unsearchedHint: "It is searched as soon as the network is back.",
    keptParts: "Parts that you opened before",
    toLists: "Lists",
    toQuickOrder: "Quick order",
  },
});
