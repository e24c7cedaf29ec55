import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { arrivingMessages } from "./arriving-messages.ts";

export const de: TextsOf<typeof arrivingMessages> = {
  arriving: "Unterwegs",
  orders: "{count, plural, one {# Auftrag} other {# Aufträge}}",
  nothingArriving: "Nichts ist unterwegs. Was Sie bestellen, steht hier, bis es berechnet ist.",
  arrival:
    "{arrival, select, onWay {Er ist versandt und auf dem Weg zu Ihnen.} held {Er ist angehalten: Bis zur Freigabe geht nichts hinaus.} late {Er sollte am {date} hinausgehen und ist verspätet.} promised {Er soll am {date} hinausgehen.} other {Noch ist kein Termin zugesagt.}}",
  lines: "{count, plural, one {# Position} other {# Positionen}}",
  poNo: "Ihre Bestellung {po}",
};
