import type { TextsOf } from "../i18n/messages.ts";
import type { cardTotalsMessages } from "./card-totals-messages.ts";

export const de: TextsOf<typeof cardTotalsMessages> = {
  surcharge: "Kartenzuschlag",
  none: "keiner",
  charged: "Belastung {card}",
  card: "Karte",
};
