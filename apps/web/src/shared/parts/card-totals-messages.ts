import { defineMessages } from "../i18n/messages.ts";

/** Texts of what a card bears. */
export const cardTotalsMessages = defineMessages({
  id: "shared/parts/card-totals",
  en: { surcharge: "Card surcharge", none: "none", charged: "Charged to {card}", card: "Card" },
});
