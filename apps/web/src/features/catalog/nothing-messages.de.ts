import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { nothingMessages } from "./nothing-messages.ts";

export const de: TextsOf<typeof nothingMessages> = {
  startTitle: "Was suchen Sie?",
  startHint: "Geben Sie oben eine Artikelnummer, Ihre eigene Nummer, einen UPC oder Begriffe ein.",
  startAct: "Suchen",
  nothingFound: "Nichts passt zu „{words}“.",
  didYouMean: "Meinten Sie",
  corrected: "Nichts passt zu „{words}“; dies passt zu „{corrected}“.",
  someWords: "Teile mit einigen dieser Wörter; die mit den meisten stehen oben.",
  nothingNarrowed: "Nichts passt mit diesen Filtern zu „{words}“.",
  nothingHint:
    "Bindestriche und Leerzeichen spielen keine Rolle. Versuchen Sie es mit weniger Wörtern oder einer Nummer vom Etikett.",
  backToShop: "Zum Shop",
  anyWord: "Nach einem beliebigen dieser Wörter suchen",
  withoutFilters: "Ohne Filter",
  unsearched: "Sie sind offline, und „{words}“ wurde noch nicht gesucht.",
  unsearchedAll: "Sie sind offline, und das wurde noch nicht gelesen.",
  unsearchedHint: "Gesucht wird, sobald das Netz wieder da ist.",
  keptParts: "Artikel, die Sie schon geöffnet haben",
  toLists: "Listen",
  toQuickOrder: "Schnellbestellung",
};
