import type { TaxOperations } from "@purvey/contract/generated/tax";
import { tax } from "@purvey/contract/services/tax/index";
import { type Implementation, implement } from "../../implement.ts";
import { systemHandlers } from "../system.ts";
import { rateHandlers } from "./rates.ts";

/** Taxes with what answers them. */
export const taxImplementation: Implementation = implement<TaxOperations>(tax, {
  ...rateHandlers,
  ...systemHandlers(tax),
});
