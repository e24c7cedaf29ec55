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
  noPdfHere: "Dieser Browser zeigt keine PDF in einer Seite. Öffnen Sie sie in einem Tab, oder speichern Sie sie.",
  mayNotPrint: "Sie dürfen keine Belege drucken.",
};
