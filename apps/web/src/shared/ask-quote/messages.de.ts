import type { TextsOf } from "../i18n/messages.ts";
import type { askQuoteMessages } from "./messages.ts";

export const de: TextsOf<typeof askQuoteMessages> = {
  ask: "Angebot anfragen",
  again: "Neu anfragen",
  againNo: "Neu anfragen: Angebot {number}",
  againNote: "Bitte erneuern Sie Angebot {number}.",
  title: "Angebot anfragen",
  goesTo: "Ihre Anfrage geht an die Betreuung Ihrer Firma. Die Antwort steht unter Ihren Anfragen.",
  lineNo: "Position {number}",
  item: "Artikel",
  quantity: "Menge",
  unit: "Einheit",
  wished: "Preisvorstellung",
  addLine: "Position hinzufügen",
  removeLine: "Position {number} entfernen",
  note: "Wofür, wie viel, bis wann",
  noteHint: "Artikel, Jahresmengen, Liefertermine, ein genannter Preis",
  nothing: "Geben Sie eine Position an, oder schreiben Sie, was Sie brauchen.",
  noItem: "Geben Sie zu jeder Position den Artikel an.",
  noQuantity: "Geben Sie zu jeder Position die Menge an.",
  noPrice: "Geben Sie zu jeder Position den Preis an.",
  send: "Anfrage senden",
  sent: "Ihre Anfrage wurde gesendet.",
};
