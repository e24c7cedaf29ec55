import type { CommerceOperations } from "@purvey/contract/generated/commerce";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { addedLines, erpRequestOf } from "../../orders/index.ts";
import { addOrderLines } from "../order/add-order-lines.ts";
import { createOrder } from "../order/create-order.ts";

type OrderOperations = Pick<
  CommerceOperations,
  "checkout.prophet21Hdr.create" | "checkout.prophet21Hdr.prophet21Line.create"
>;

/** The order in the ERP that a checkout becomes (R064–R067). */
export const prophet21Handlers: Handlers<OrderOperations> = {
  "checkout.prophet21Hdr.create": ({ checkoutUid, ...input }, context) =>
    createOrder(checkoutUid, erpRequestOf(input), context),
  "checkout.prophet21Hdr.prophet21Line.create": ({ checkoutUid, prophet21HdrUid, ...input }, context) =>
    addOrderLines(checkoutUid, prophet21HdrUid, addedLines(input), context),
};
