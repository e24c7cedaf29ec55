import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { facetMessages } from "./facet-messages.ts";

export const de: TextsOf<typeof facetMessages> = {
  filters: "Eingrenzen",
  moreValues: "{count, plural, one {Noch einer} other {# weitere}}",
  fewerValues: "Weniger",
  allOf: "Alles in {name}",
  clearFilters: "Alle Filter aufheben",
  pages: "Seiten der Treffer",
  previous: "Zurück",
  next: "Weiter",
};
