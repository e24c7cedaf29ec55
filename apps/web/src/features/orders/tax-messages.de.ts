import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { taxMessages } from "./tax-messages.ts";

/** German. */
export const de: TextsOf<typeof taxMessages> = {
  taxes: "Beim Steuerdienst",
  sale: "Verkauf",
  returned: "Erstattung",
  voided: "Storniert",
  begun: "In Arbeit",
  tax: "{tax} Steuer",
};
