import type { CommerceOperations } from "@purvey/contract/generated/commerce";
import { commerce } from "@purvey/contract/services/commerce/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { approvalHandlers } from "./approvals.ts";
import { cartHdrHandlers } from "./cart-hdr.ts";
import { cartLineHandlers } from "./cart-line.ts";
import { checkoutHandlers } from "./checkout.ts";
import { prophet21Handlers } from "./prophet21.ts";
import { quoteRequestHandlers } from "./quote-requests.ts";

/** Carts, checkouts and orders with what answers them. */
export const commerceImplementation: Implementation = implement<CommerceOperations>(commerce, {
  ...cartHdrHandlers,
  ...cartLineHandlers,
  ...checkoutHandlers,
  ...prophet21Handlers,
  ...approvalHandlers,
  ...quoteRequestHandlers,
  ...systemHandlers(commerce),
});
