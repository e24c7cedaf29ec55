import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

/** German. */
export const de: TextsOf<typeof messages> = {
  title: "Auftrag verfolgen",
  lead: "Mit Auftragsnummer und Postleitzahl des Lieferorts. Ohne Konto.",
  order: "Auftragsnummer",
  orderMissing: "Geben Sie die Auftragsnummer ein: nur Ziffern.",
  postalCode: "Postleitzahl des Lieferorts",
  postalCodeMissing: "Geben Sie die Postleitzahl ein.",
  find: "Auftrag suchen",
  unknown: "Kein Auftrag hat diese Nummer und diese Postleitzahl.",
  unknownHint: "Prüfen Sie beide: Sie stehen auf der Auftragsbestätigung.",
  tooMany: "Zu viele Versuche. Warten Sie {seconds} Sekunden, und versuchen Sie es dann noch einmal.",
  found: "Auftrag {order}",
  goesTo: "Geht nach",
  comesFrom: "Kommt aus",
  ordered: "Bestellt",
  wanted: "Gewünscht bis",
  promised: "Versand am",
  lines: "Inhalt",
  item: "Artikel",
  quantity: "Menge",
  onTheWay: "Unterwegs",
  signIn: "Anmelden, um Preise zu sehen und nachzubestellen",
};
