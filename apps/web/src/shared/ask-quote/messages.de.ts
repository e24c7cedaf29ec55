import type { TextsOf } from "../i18n/messages.ts";
import type { askQuoteMessages } from "./messages.ts";

export const de: TextsOf<typeof askQuoteMessages> = {
  ask: "Angebot anfragen",
  again: "Neu anfragen",
  againNo: "Neu anfragen: Angebot {number}",
  againNote: "Bitte erneuern Sie Angebot {number}.",
  title: "Angebot anfragen",
  goesTo: "Ihre Anfrage geht an {names}. Das Angebot steht unter „Angebote“, sobald es geschrieben ist.",
  nobody: "Hier ist niemand genannt, der Ihre Firma betreut. Rufen Sie die Niederlassung an, die Sie beliefert.",
  lines: "{count, plural, one {# Position geht} other {# Positionen gehen}} mit, mit Artikel, Menge und Einheit.",
  note: "Wofür, wie viel, bis wann",
  noteHint: "Artikel, Jahresmengen, Liefertermine, ein genannter Preis",
  nothing: "Schreiben Sie zuerst, was Sie brauchen.",
  tooLong:
    "Die Anfrage hat {count} Zeichen; höchstens {most} gehen. Wählen Sie weniger Positionen, oder schreiben Sie weniger.",
  send: "Anfrage senden",
  sent: "Ihre Anfrage wurde an {names} gesendet.",
};
