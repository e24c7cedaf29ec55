import type { TaxOperations } from "@purvey/contract/generated/tax";
import { tax } from "@purvey/contract/services/tax/index";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { requireCurrency } from "../../../../platform/require-code.ts";

/** `/rates`: the tax of a document (R164–R166). */
const rateHandlers: Handlers<Pick<TaxOperations, "rates.create">> = {
  "rates.create": (input, context) =>
    context.providers.tax.rates(
      { ...input, currencyCode: requireCurrency("currencyCode", input.currencyCode) },
      context,
    ),
};

/** Taxes with what answers them. */
export const taxImplementation: Implementation = implement<TaxOperations>(tax, {
  ...rateHandlers,
  ...systemHandlers(tax),
});
