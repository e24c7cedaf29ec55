import { defineMessages } from "../i18n/messages.ts";

/** What the application tells people by itself, worded in the language of who reads it. */
export const wordedMessages = defineMessages({
  id: "shared/notices/worded",
  en: {
    approvalAsked: "{name} asks for your approval",
    approvalAskedFor:
      "{name} submitted an order of {total} with the purchase order number {po}. Open it to approve it.",
    approvalRefused: "{name} did not approve your order",
    quoteAsked: "{name}, {company}, asks for a quote",
    quoteCountered: "{name}, {company}, counters your offer",
    quoteAccepted: "{name}, {company}, accepted your offer",
    quoteOffered: "{name} offers you prices",
    quoteDeclined: "{name} declined your request for a quote",
    openRequest: "Open it to see what it is about.",
  },
});
