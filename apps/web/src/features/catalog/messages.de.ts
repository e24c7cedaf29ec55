import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  results: "Treffer",
  resultsFor: "„{words}“",
  found: "{count, plural, =0 {Keine Artikel} one {# Artikel} other {# Artikel}}",
  foundAbout: "{count, plural, other {Etwa # Artikel}}",
  filterCount: "{count, plural, =0 {Eingrenzen} other {Eingrenzen (#)}}",
  sortBy: "Sortierung",
  sort: "{order, select, relevance {Beste Treffer} itemId {Artikelnummer} priceAsc {Listenpreis aufsteigend} priceDesc {Listenpreis absteigend} popularity {Meistgekauft} other {Neueste}}",
  item: "Artikel",
  description: "Bezeichnung",
  brand: "Marke",
  stockAt: "Bestand {place}",
  stock: "Bestand",
  price: "Ihr Preis",
  quantity: "Menge",
  quantityOf: "Menge von {item}",
  add: "Hinzufügen",
  addItem: "{item} dem Warenkorb hinzufügen",
  contract: "Rahmenvertrag",
  elsewhere: "{quantity} an anderen Standorten",
  onRequest: "Auf Anfrage",
  page: "Seite {page} von {pages}",
  allCategories: "Alle Kategorien",
  addRow: "Zeile in den Warenkorb legen",
};
