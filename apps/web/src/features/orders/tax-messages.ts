import { defineMessages } from "../../shared/i18n/messages.ts";

/** What the tax provider records of an order, in words. */
export const taxMessages = defineMessages({
  id: "features/orders/tax",
  en: {
    taxes: "At the tax provider",
    sale: "Sale",
    returned: "Return",
    voided: "Voided",
    begun: "Under way",
    tax: "{tax} tax",
  },
});
