import type { TaxOperations } from "@purvey/contract/generated/tax";
import { tax } from "@purvey/contract/services/tax/index";
import { type Implementation, implement } from "../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../platform/endpoints/system.ts";
import { rateHandlers } from "./rates.ts";

/** Taxes with what answers them. */
export const taxImplementation: Implementation = implement<TaxOperations>(tax, {
  ...rateHandlers,
  ...systemHandlers(tax),
});
