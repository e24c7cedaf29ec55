import type { AddressValidationOperations } from "@purvey/contract/generated/addressValidation";
import { addressValidation } from "@purvey/contract/services/address-validation/index";
import { type Implementation, implement } from "../../implement.ts";
import { systemHandlers } from "../system.ts";
import { usHandlers } from "./us.ts";

/** Address validation with what answers it. */
export const addressValidationImplementation: Implementation = implement<AddressValidationOperations>(
  addressValidation,
  {
    ...usHandlers,
    ...systemHandlers(addressValidation),
  },
);
