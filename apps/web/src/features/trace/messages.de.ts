import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Aufrufe dieser Maske",
  none: "Diese Maske hat noch nichts gerufen.",
  method: "Aufruf",
  status: "Status",
  time: "Dauer",
  request: "Anfrage",
  noAnswer: "Keine Antwort",
  waiting: "wartet",
  retries: "{count, plural, one {# Wiederholung} other {# Wiederholungen}}",
  notSent: "nicht gesendet",
  tryIt: "{endpoint} in der Konsole ausprobieren",
  toLog: "Im Protokoll öffnen",
  allScreens: "Aufrufe aller Masken",
  maintenance: "Wartung bis {end}.",
  maintenanceHint: "Bis dahin werden manche Aufrufe abgelehnt. Was Sie eingegeben haben, bleibt in dieser Maske.",
};
