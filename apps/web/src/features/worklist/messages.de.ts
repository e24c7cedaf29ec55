import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  worklist: "Arbeitsliste",
  calm: "Nichts wartet auf Sie.",
  calmHint: "Hier steht es, wenn Teile unter ihr Minimum fallen, Lieferungen überfällig sind oder etwas festhängt.",
  some: "{count, plural, one {# Sache wartet} other {# Sachen warten}}",
  stockrooms: "Kundenlager",
  goods: "Waren",
  system: "Zwischen den Systemen",
  toReorder: "{count, plural, one {Teil} other {Teile}} nachzubestellen",
  openRestocks: "{count, plural, one {Nachbestellung} other {Nachbestellungen}} unterwegs",
  overdue: "{count, plural, one {Bestellung} other {Bestellungen}} überfällig",
  picks: "{count, plural, one {Pickliste} other {Picklisten}} zu kommissionieren",
  stuck: "{count, plural, one {Import} other {Importe}} seit zwei Tagen fest",
  waiting: "{count, plural, one {Änderung} other {Änderungen}} noch nicht gespeichert",
  refused: "{count, plural, one {Änderung wurde} other {Änderungen wurden}} abgelehnt",
  toStockrooms: "Zu den Kundenlagern",
  toShop: "Zum Shop",
  unknown: "ließ sich nicht zählen",
};
