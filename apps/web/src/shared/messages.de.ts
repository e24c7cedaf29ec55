import type { TextsOf } from "./i18n/messages.ts";
import type { sharedMessages } from "./messages.ts";

export const de: TextsOf<typeof sharedMessages> = {
  tryAgain: "Erneut versuchen",
  loading: "Wird geladen …",
  shop: "Shop",
  added: "{quantity} {unit} von {item} in den Warenkorb gelegt.",
  toCart: "Warenkorb",
  searchParts: "Artikel suchen",
  pdf: "PDF",
  openPdf: "In neuem Tab öffnen",
  savePdf: "Datei speichern",
  mayNotPrint: "Sie dürfen keine Belege drucken.",
};
