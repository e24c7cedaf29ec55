import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { searchMessages } from "./search-messages.ts";

export const de: TextsOf<typeof searchMessages> = {
  search: "Artikel suchen",
  searchHint: "Artikelnummer oder Begriffe",
  nothingTyped: "Nichts passt zu „{words}“.",
  offline: "Sie sind offline.",
  closest: "Kein Artikel hat alle diese Wörter. Diese haben einige:",
  yourNumber: "Ihre Nummer",
  theirNumber:
    "{type, select, supplier {Lieferantennummer} manufacturer {Herstellernummer} upc {UPC} legacy {frühere Nummer} competitor {Nummer eines Mitbewerbers} other {Nummer}}",
  focusSearch: "Suchen",
  categories: "Kategorien",
  brands: "Marken",
  stockValue: "{value, select, in_stock {Auf Lager} other {Nicht auf Lager}}",
};
