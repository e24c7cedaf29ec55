import type { TextsOf } from "./i18n/messages.ts";
import type { sharedMessages } from "./messages.ts";

export const de: TextsOf<typeof sharedMessages> = {
  tryAgain: "Erneut versuchen",
  loading: "Wird geladen …",
  shop: "Shop",
  added: "{quantity} {unit} von {item} in den Warenkorb gelegt.",
  toCart: "Warenkorb",
  noCustomer: "Sie kaufen für keinen Kunden ein.",
  noCustomerHint:
    "Preise, Warenkörbe und Aufträge gehören zu einem Kunden; Artikel und ihre Bestände können Sie trotzdem nachschlagen.",
  noCustomerRep:
    "Wählen Sie oben in der Leiste, für welchen Ihrer Kunden Sie handeln: Preise, Warenkörbe und Aufträge sind dann seine.",
  searchParts: "Artikel suchen",
  pdf: "PDF",
  openPdf: "In neuem Tab öffnen",
  savePdf: "Datei speichern",
  mayNotPrint: "Sie dürfen keine Belege drucken.",
};
