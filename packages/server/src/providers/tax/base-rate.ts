import { usStates } from "../../places/us-states.ts";
import type { TaxInputs } from "../../trades/pricing/tax-inputs.ts";

/**
 * The inputs of a tax with the state's general rate, where the site's tables have nothing for a state of the United
 * States; as they are otherwise.
 */
export function withBaseRate<T extends TaxInputs>(inputs: T, country: string): { inputs: T; isBase: boolean } {
  const state = country === "US" ? usStates.get(inputs.state ?? "") : undefined;
  if (inputs.jurisdictions.length > 0 || !state || state.baseTaxRate === 0) return { inputs, isBase: false };
  const jurisdiction = {
    jurisdictionName: state.name,
    jurisdictionLevel: "state" as const,
    taxRate: state.baseTaxRate,
    taxClass: null,
    taxFreight: state.taxesFreight,
  };
  return { inputs: { ...inputs, jurisdictions: [jurisdiction] }, isBase: true };
}
