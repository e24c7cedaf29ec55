import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { approvalPolicy, approvals } from "./approvals.ts";
import { cartHdr } from "./cart-hdr.ts";
import { cartLine } from "./cart-line.ts";
import { checkout, checkoutProphet21Hdr, checkoutProphet21Line } from "./checkout.ts";
import { quoteRequests } from "./quote-requests.ts";

/** Carts, their lines, checkouts and the orders they become (R003). */
export const commerce: Service = service({
  name: "commerce",
  title: "Commerce",
  description: "Carts, cart lines, checkout and the creation of ERP orders.",
  resources: {
    cartHdr,
    cartLine,
    checkout,
    "checkout.prophet21Hdr": checkoutProphet21Hdr,
    "checkout.prophet21Hdr.prophet21Line": checkoutProphet21Line,
    approvals,
    approvalPolicy,
    quoteRequests,
    system,
  },
});
