import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { defineMessages } from "../../shared/i18n/messages.ts";

const words = {
  list: "List price: {price}.",
  class: "Price of your price class: {price}.",
  break: "Price at this quantity: {price}.",
  contract: "Price of contract {job}: {price}.",
} as const satisfies Record<PriceEngineResult["priceSource"], string>;

/** Which rule gave a price, by its code. */
export const priceRuleMessages = defineMessages({
  id: "features/catalog/price-rule",
  en: words,
});
