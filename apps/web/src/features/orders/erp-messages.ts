import { defineMessages } from "../../shared/i18n/messages.ts";

/** Whether an order reached the ERP, in words. */
export const erpMessages = defineMessages({
  id: "features/orders/erp",
  en: {
    sent: "Sent to ERP",
    waiting: "On its way to the ERP",
    held: "Held back: the ERP could not take it",
    heldHint: "Our order desk sees it and takes care of it. Your order is not lost.",
  },
});
