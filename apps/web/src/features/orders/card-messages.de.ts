import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { cardMessages } from "./card-messages.ts";

/** German. */
export const de: TextsOf<typeof cardMessages> = {
  card: "Karte",
  held: "Reserviert",
  charged: "Belastet",
  letGo: "Reservierung aufgehoben",
  givenBack: "Erstattet",
  begun: "In Arbeit",
  declined: "Abgelehnt",
  refundable: "Noch erstattbar",
  giveBack: "Geld erstatten",
  refundTitle: "Geld zum Auftrag {order} erstatten",
  amount: "Betrag in {currency}",
  amountHint: "Höchstens {most}",
  reason: "Grund",
  reasonHint: "Der Kunde liest ihn beim Auftrag.",
  noAmount: "Geben Sie an, wie viel erstattet wird.",
  tooMuch: "Höchstens {most} können erstattet werden.",
  noReason: "Geben Sie den Grund der Erstattung an.",
  begins: "{amount} werden der Karte erstattet.",
};
