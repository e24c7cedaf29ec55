import type { AddressValidationOperations } from "@purvey/contract/generated/addressValidation";
import { addressValidation } from "@purvey/contract/services/address-validation/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { usHandlers } from "../../../../services/address-validation/us.ts";

/** Address validation with what answers it. */
export const addressValidationImplementation: Implementation = implement<AddressValidationOperations>(
  addressValidation,
  {
    ...usHandlers,
    ...systemHandlers(addressValidation),
  },
);
