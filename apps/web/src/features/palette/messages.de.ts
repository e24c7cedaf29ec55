import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Gehen, finden, tun",
  label: "Was suchen Sie?",
  hint: "Eine Maske, ein Artikel, ein Auftrag, eine Handlung",
  hintConsole: "Ein Endpunkt, eine Maske, eine Handlung",
  places: "Gehen zu",
  actions: "Hier tun",
  items: "Artikel",
  orders: "Aufträge",
  endpoints: "Endpunkte",
  console: "Konsole",
  error: "Was {error} bedeutet und wie man es auslöst",
  request: "Aufrufe der Anfrage {request}",
  order: "Auftrag {order}",
  saidForOrders:
    "meine meinen bestellung bestellungen auftrag stornieren ändern zurückgeben verfolgen status lieferung sendung nachbestellen",
  saidForInvoices: "meine bezahlen zahlen offen fällig bezahlt beleg kontoauszug herunterladen",
  saidForAccount: "mein meine lieferadresse adresse budget grenze freigeben kollegen benutzer rechte firma",
  saidForLines: "liste einfügen csv hochladen tabelle viele artikel bestellen",
  nothing: "Nichts heißt „{words}“. Versuchen Sie weniger Buchstaben.",
  count: "{count, plural, =0 {Nichts gefunden} one {# Zeile} other {# Zeilen}}",
};
