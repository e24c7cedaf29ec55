import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { noCustomerMessages } from "./no-customer-messages.ts";

export const de: TextsOf<typeof noCustomerMessages> = {
  nobody: "Sie kaufen für keinen Kunden ein.",
  hint: "Preise, Warenkörbe und Aufträge gehören zu einem Kunden; Artikel und ihre Bestände können Sie trotzdem nachschlagen.",
};
