import type { AddressValidationOperations } from "@purvey/contract/generated/addressValidation";
import { addressValidation } from "@purvey/contract/services/address-validation/index";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";

/** `/us`: addresses in the United States (R184–R186). */
const usHandlers: Handlers<Pick<AddressValidationOperations, "us.lookup">> = {
  "us.lookup": async (input, { providers }) => {
    const data = await providers.addresses.lookup(input);
    return { data, total: data.length };
  },
};

/** Address validation with what answers it. */
export const addressValidationImplementation: Implementation = implement<AddressValidationOperations>(
  addressValidation,
  {
    ...usHandlers,
    ...systemHandlers(addressValidation),
  },
);
