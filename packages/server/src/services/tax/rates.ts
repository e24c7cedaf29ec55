import type { TaxOperations } from "@purvey/contract/generated/tax";
import type { Handlers } from "../../platform/endpoints/implement.ts";

/** `/rates`: the tax of a document (R164–R166). */
export const rateHandlers: Handlers<Pick<TaxOperations, "rates.create">> = {
  "rates.create": (input, context) => context.providers.tax.rates(input, context),
};
