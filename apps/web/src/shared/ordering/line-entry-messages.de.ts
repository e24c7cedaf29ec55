import type { TextsOf } from "../i18n/messages.ts";
import type { lineEntryMessages } from "./line-entry-messages.ts";

export const de: TextsOf<typeof lineEntryMessages> = {
  paste: "Positionen",
  pasteHint: "Je Zeile eine, zum Beispiel: HB-M8-40; 2; BX",
  read: "Positionen übernehmen",
  file: "Datei laden",
  partOf: "Artikelnummer der Position {line}",
  quantityOf: "Menge der Position {line}",
  unitOf: "Einheit der Position {line}",
  foundAs: "Gefunden als {code}",
  yourNumber: "{code} ist Ihre Nummer dafür",
  otherNumber: "{code} ist eine andere Nummer dafür",
  barCode: "{code} ist der Strichcode dafür",
  customersNumber: "{code} ist die Nummer des Kunden dafür",
};
