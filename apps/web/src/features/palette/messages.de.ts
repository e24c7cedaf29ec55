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
  saidForUsers:
    "benutzer anlegen neu neuer konto passwort kennwort zurücksetzen sperren rolle rechte berechtigung zugang gruppe einladen mitarbeiter",
  saidForPrices: "preis kostet kosten artikel rabatt simulieren vergleichen vertrag kunde zahlt regel",
  saidForImport: "hochladen csv excel tabelle datei export herunterladen viele zeilen",
  saidForKeys: "schlüssel api token zugang programm maschine dienstkonto schnittstelle erstellen neu widerrufen",
  saidForCatalog: "artikel produkt ändern beschreibung bild merkmal marke suchwörter etikett fehlt vollständig",
  saidForAssistant: "ki fragen chatbot rubrik wissen dokument prüfen antwort",
  saidForContent: "artikel seite menü neuigkeiten podcast text",
  saidForSettings: "option einstellen konfiguration währung fracht geheimnis schlüssel einstellung",
  saidForReference: "bundesstaat code codes standort firma marke merkmal gruppe datensatz",
  saidForLabels: "drucken etikett etiketten barcode strichcode aufkleber lagerplatz regal artikel",
  saidForExplorer: "endpunkt endpunkte api aufruf senden probieren anfrage dienst",
  saidForLog: "verlauf aufrufe gesendet früher wiederholen vergleichen unterschied",
  saidForErrors: "fehler code abgelehnt bedeutung auslösen",
  saidForHealth: "läuft status erreichbar datenbank langsam ausfall",
  account: "Konto-Menü",
  saidForAccountMenu:
    "abmelden ausloggen dunkel dunkles hell wechseln design sprache englisch deutsch tasten profil wer bin",
  filling: "der die das ein eine einen was wie wo wann ich mir mich kann will möchte viel für und den dem zu ist",
  nothing: "Nichts heißt „{words}“. Versuchen Sie weniger Buchstaben.",
  count: "{count, plural, =0 {Nichts gefunden} one {# Zeile} other {# Zeilen}}",
};
