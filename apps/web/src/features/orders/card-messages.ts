import { defineMessages } from "../../shared/i18n/messages.ts";

/** What was done with the card of an order, in words. */
export const cardMessages = defineMessages({
  id: "features/orders/card",
  en: {
    card: "Card",
    held: "Held",
    charged: "Charged",
    letGo: "Hold let go",
    givenBack: "Given back",
    begun: "Under way",
    declined: "Refused",
    refundable: "Can still be given back",
    giveBack: "Give money back",
    refundTitle: "Give money back of order {order}",
    amount: "Amount in {currency}",
    amountHint: "At most {most}",
    reason: "Reason",
    reasonHint: "The customer reads it on the order.",
    noAmount: "Say how much goes back.",
    tooMuch: "At most {most} can be given back.",
    noReason: "Say why it goes back.",
    begins: "{amount} go back to the card.",
  },
});
