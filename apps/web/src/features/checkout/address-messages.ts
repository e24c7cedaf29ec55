import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what the post says of the place that an order goes to. */
export const addressMessages = defineMessages({
  id: "features/checkout/address",
  en: {
    corrected: "The post knows this address as:",
    unknown: "The post does not know this address. Check it, or choose another place.",
    unchecked: "This address could not be checked. Make sure that it is right.",
    take: "Deliver there",
    taken: "It is added to your addresses. Prices that are agreed for {name} alone do not go with it.",
    askFor: "Choose another place, or ask our sales desk to correct the address of {name}.",
    correct: "Correct the address",
  },
});
