import type { RateShopOperations } from "@purvey/contract/generated/rateShop";
import { rateShop } from "@purvey/contract/services/rate-shop/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { ratesShopHandlers } from "./rates-shop.ts";

/** Rate shopping with what answers it. */
export const rateShopImplementation: Implementation = implement<RateShopOperations>(rateShop, {
  ...ratesShopHandlers,
  ...systemHandlers(rateShop),
});
