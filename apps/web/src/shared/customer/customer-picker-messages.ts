import { defineMessages } from "../i18n/messages.ts";

/** Texts of choosing a customer. */
export const customerPickerMessages = defineMessages({
  id: "shared/customer/customer-picker",
  en: {
    hint: "Number, name, e-mail or city",
    nobody: "No customer fits “{words}”.",
  },
});
