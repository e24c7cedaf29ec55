import type { TextsOf } from "../i18n/messages.ts";
import type { cardTotalsMessages } from "./card-totals-messages.ts";

export const de: TextsOf<typeof cardTotalsMessages> = {
  surcharge: "Kartenzuschlag",
  none: "keiner",
  charged: "Zu zahlen mit {card}",
  card: "Karte",
  later: "Abgebucht wird erst, wenn die Ware das Lager verlässt.",
  trial: "Karten werden hier nur ausprobiert: Es fließt kein Geld.",
};
