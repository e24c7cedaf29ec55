import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { browseMessages } from "./browse-messages.ts";

export const de: TextsOf<typeof browseMessages> = {
  brandCount: "{count, plural, one {# Marke} other {# Marken}}",
  items: "{count, plural, one {# Artikel} other {# Artikel}}",
  category: "Kategorie {name}",
  brand: "Marke {name}",
  noSuchCategory: "Der Shop hat keine Kategorie {name}.",
  noSuchBrand: "Der Shop hat keine Marke {name}.",
  missingHint:
    "Vielleicht wurde sie umbenannt oder aus dem Shop genommen. Die Artikel finden Sie über Begriffe oder Artikelnummern.",
  emptyCategory: "In {name} gibt es zurzeit keine Artikel.",
  emptyBrand: "Von {name} gibt es zurzeit keine Artikel.",
  nothingNarrowed: "Nichts in {name} passt zu diesen Filtern.",
  nothingWithWords: "Nichts in {name} passt zu „{words}“.",
  showAll: "Alles in {name} zeigen",
  searchEverywhere: "Überall nach „{words}“ suchen",
  searchWithin: "In {name} suchen",
  wordsWithin: "Begriffe oder Nummer",
  findCategory: "Kategorie oder Marke suchen",
  findCategoryHint: "Kategorie oder Marke",
  noCategoryWith: "Keine Kategorie oder Marke heißt „{words}“.",
  noCategories: "Der Shop hat noch keine Kategorien.",
};
