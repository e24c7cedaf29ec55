import type { AddressValidationOperations } from "@purvey/contract/generated/addressValidation";
import type { Handlers } from "../../platform/endpoints/implement.ts";

/** `/us`: addresses in the United States (R184–R186). */
export const usHandlers: Handlers<Pick<AddressValidationOperations, "us.lookup">> = {
  "us.lookup": async (input, { providers }) => {
    const data = await providers.addresses.lookup(input);
    return { data, total: data.length };
  },
};
