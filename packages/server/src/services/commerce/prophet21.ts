import type { CommerceOperations } from "@purvey/contract/generated/commerce";
import { addOrderLines } from "../../commerce/add-order-lines.ts";
import { createOrder } from "../../commerce/create-order.ts";
import { addedLines, erpRequestOf } from "../../commerce/erp-order-request.ts";
import type { Handlers } from "../../implement.ts";

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
