import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { paidMessages } from "./paid-messages.ts";

/** German texts of what a company paid for an item. */
export const de: TextsOf<typeof paidMessages> = {
  paid: "Was Sie bezahlt haben",
  paidFor: "Was {company} bezahlt hat",
  perUnit: "Bezahlt je {unit}",
  step: "{date}: {price} / {unit}, Auftrag {order}",
  today: "heute",
  same: "{price} / {unit} in jedem Auftrag.",
  range: "Von {lowest} bis {highest} / {unit}.",
  latest: "{count, plural, one {Eine Auftragsposition.} other {# Auftragspositionen.}}",
  latestOf: "Die letzten {count} von {total} Auftragspositionen.",
  table: "Alle als Tabelle",
  ordered: "Bestellt",
  quantity: "Menge",
  each: "Je {unit}",
  order: "Auftrag {order}",
};
