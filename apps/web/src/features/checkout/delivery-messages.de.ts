import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { deliveryMessages } from "./delivery-messages.ts";

/** German. */
export const de: TextsOf<typeof deliveryMessages> = {
  delivery: "Lieferung",
  weight: "{weight} lb",
  standard: "Standardversand",
  standardHint: "Wir wählen Paketdienst oder Spedition.",
  cheapest: "Am günstigsten",
  fastest: "Am schnellsten",
  dayUnknown: "Der Paketdienst nennt keinen Tag.",
  noRates:
    "Die Paketdienste können nicht gefragt werden: {reason, select, weight {das Gewicht dieser Artikel ist nicht bekannt} other {eine Postleitzahl fehlt}}.",
  ratesFailed: "Die Preise der Paketdienste sind gerade nicht verfügbar. Sie können mit Standardversand bestellen.",
  fewRates: "Alle anderen Dienste kosten mehr und liefern nicht früher.",
  ratesForeign:
    "Die Paketdienste nennen ihre Preise in einer anderen Währung als der dieser Bestellung. Sie geht mit Standardversand.",
  again: "Noch einmal fragen",
  payment: "Zahlung",
  onAccount: "Auf Rechnung",
  card: "Mit Karte",
  cardHint: "Sie geben sie auf einer Seite des Zahlungsdienstes ein; ihre Nummer sehen wir nie.",
  cardPage: "Karte eingeben",
  cardWaiting: "Die Seite öffnet sich in einem neuen Fenster und gilt bis {time}.",
  cardOther: "Andere Karte verwenden",
  cardStored: "{brand}, endet auf {lastFour}, gültig bis {expiration}",
  cardDeclined:
    "{brand}, endet auf {lastFour}, wurde abgelehnt, bestellt ist nichts. Nehmen Sie eine andere Karte, oder bestellen Sie auf Rechnung.",
  cardMissing: "Geben Sie die Karte ein, oder bestellen Sie auf Rechnung.",
};
