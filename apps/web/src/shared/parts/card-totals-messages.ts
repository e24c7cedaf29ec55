import { defineMessages } from "../i18n/messages.ts";

/** Texts of what a card bears. */
export const cardTotalsMessages = defineMessages({
  id: "shared/parts/card-totals",
  en: {
    surcharge: "Card surcharge",
    none: "none",
    charged: "To pay by {card}",
    card: "card",
    later: "Nothing is charged before the goods leave.",
    trial: "Cards are only tried out here: no money moves.",
  },
});
