import type { ShippingOperations } from "@purvey/contract/generated/shipping";
import { shipping } from "@purvey/contract/services/shipping/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { rateHandlers } from "./rates.ts";

/** Shipping rates with what answers them. */
export const shippingImplementation: Implementation = implement<ShippingOperations>(shipping, {
  ...rateHandlers,
  ...systemHandlers(shipping),
});
