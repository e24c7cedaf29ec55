import type { CoreOperations } from "@purvey/contract/generated/core";
import { core } from "@purvey/contract/services/core/index";
import { type Implementation, implement } from "../../implement.ts";
import { systemHandlers } from "../system.ts";
import { addressHandlers } from "./address.ts";
import { cashDrawerHandlers } from "./cash-drawer.ts";
import { codeP21Handlers } from "./code-p21.ts";
import { companyHandlers } from "./company.ts";
import { locationHandlers } from "./location.ts";
import { paymentTypesHandlers } from "./payment-types.ts";

/** What answers the calls of the core service. */
export const coreImplementation: Implementation = implement<CoreOperations>(core, {
  ...addressHandlers,
  ...cashDrawerHandlers,
  ...companyHandlers,
  ...codeP21Handlers,
  ...locationHandlers,
  ...paymentTypesHandlers,
  ...systemHandlers(core),
});
