import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the choice of a delivery and of the payment. */
export const deliveryMessages = defineMessages({
  id: "features/checkout/delivery",
  en: {
    delivery: "Delivery",
    weight: "{weight} lb",
    standard: "Standard delivery",
    standardHint: "We choose the carrier.",
    cheapest: "Cheapest",
    fastest: "Fastest",
    dayUnknown: "The carrier names no day.",
    noRates:
      "Carriers cannot be asked: {reason, select, weight {the weight of these items is not known} other {a postal code is missing}}.",
    ratesFailed: "The carriers' rates are not available now. You can order with standard delivery.",
    fewRates: "All other services cost more and come no earlier.",
    ratesForeign: "Carriers name their rates in another currency than this order's. It goes with standard delivery.",
    again: "Ask again",
    payment: "Payment",
    onAccount: "On account",
    card: "By card",
    cardHint: "You enter it on a page of the payment processor; we never see its number.",
    cardPage: "Enter the card",
    cardWaiting: "The page opens in a new window and can be used until {time}.",
    cardOther: "Use another card",
    cardStored: "{brand} ending in {lastFour}, good through {expiration}",
    cardDeclined:
      "{brand} ending in {lastFour} was declined, so nothing was ordered. Use another card, or choose to order on account.",
    cardMissing: "Enter the card, or choose to order on account.",
  },
});
