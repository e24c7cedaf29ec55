import type { CoreOperations } from "@purvey/contract/generated/core";
import { core } from "@purvey/contract/services/core/index";
import { type Implementation, implement } from "../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../platform/endpoints/system.ts";
import { addressHandlers } from "../../trades/site/endpoints/core/address.ts";
import { companyHandlers } from "../../trades/site/endpoints/core/company.ts";
import { locationHandlers } from "../../trades/site/endpoints/core/location.ts";
import { cashDrawerHandlers } from "./cash-drawer.ts";
import { codeP21Handlers } from "./code-p21.ts";
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
