import type { PaymentsOperations } from "@purvey/contract/generated/payments";
import { payments } from "@purvey/contract/services/payments/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { elementHandlers } from "./element.ts";
import { unifiedHandlers } from "./unified.ts";

/** Payments by card with what answers them. */
export const paymentsImplementation: Implementation = implement<PaymentsOperations>(payments, {
  ...unifiedHandlers,
  ...elementHandlers,
  ...systemHandlers(payments),
});
