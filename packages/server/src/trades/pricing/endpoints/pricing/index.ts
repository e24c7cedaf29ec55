import type { PricingOperations } from "@purvey/contract/generated/pricing";
import { pricing } from "@purvey/contract/services/pricing/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { jobPriceHandlers } from "./job-price-hdr.ts";
import { priceEngineHandlers } from "./price-engine.ts";
import { taxEngineHandlers } from "./tax-engine.ts";

/** Prices, taxes and contracts with what answers them. */
export const pricingImplementation: Implementation = implement<PricingOperations>(pricing, {
  ...priceEngineHandlers,
  ...taxEngineHandlers,
  ...jobPriceHandlers,
  ...systemHandlers(pricing),
});
