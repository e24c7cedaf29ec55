import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { priceRuleMessages } from "./price-rule-messages.ts";

export const de: TextsOf<typeof priceRuleMessages> = {
  list: "Listenpreis: {price}.",
  class: "Preis Ihrer Preisklasse: {price}.",
  break: "Staffelpreis bei dieser Menge: {price}.",
  contract: "Preis aus Vertrag {job}: {price}.",
};
