import type { TextsOf } from "../i18n/messages.ts";
import type { actingMessages } from "./messages.ts";

export const de: TextsOf<typeof actingMessages> = {
  actsFor: "Sie handeln für {customer}.",
  actsForHint: "Preise, Bestand, Warenkörbe und Aufträge sind die dieses Kunden.",
  onHold:
    "Dieser Kunde ist kreditgesperrt: Bis die Debitorenbuchhaltung die Sperre aufhebt, wird kein Auftrag angenommen.",
  stop: "Nicht mehr für {customer} handeln",
  stopShort: "Beenden",
  other: "Anderer Kunde …",
  title: "Für einen Kunden handeln",
  search: "Ihre Kunden",
  hint: "Nummer, Name, E-Mail oder Ort",
  nobody: "Keiner Ihrer Kunden passt zu „{words}“.",
  noCustomers: "Ihnen ist kein Kunde zugeordnet.",
  lately: "Zuletzt bestellt",
  found: "Gefunden",
  refused: "Sie können für Kunde {customer} nicht mehr handeln",
  goOn: "Als Sie selbst weiterarbeiten",
  notAlone: "Jeder Auftrag nennt Sie als Besteller und den Kunden, für den Sie handeln.",
};
