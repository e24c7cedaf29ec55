import type { OrderDocument, OrdersOperations, TrackedOrder } from "@purvey/contract/generated/orders";
import sql from "sql-template-tag";
import { countAttempt, takeBackAttempt } from "../../auth/attempt-limit.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../errors.ts";
import type { Handlers } from "../../implement.ts";
import { visibleCustomers } from "../customers/access.ts";
import { orderConditions } from "./order-conditions.ts";
import { orderDocument, pageOfOrders, readOrderRow } from "./order-rows.ts";
import { samePostalCode } from "./same-postal-code.ts";

/** How many wrong postal codes an order takes in a quarter of an hour, and how many one caller may try in all. */
const wrongCodes = { order: 10, caller: 100 };

type OeHdrOperations = Pick<OrdersOperations, "oeHdr.lookup" | "oeHdr.doc" | "oeHdr.track">;

/** Orders by what is known of them, and for guests by number and postal code (R199). */
export const oeHdrHandlers: Handlers<OeHdrOperations> = {
  "oeHdr.lookup": (input, context) => {
    const visible = visibleCustomers(context, sql`h.customer_id`);
    return pageOfOrders(context, sql`${visible} and ${orderConditions(input, context)}`, input);
  },
  "oeHdr.doc": async ({ id, postalCode }, context) => {
    if (postalCode !== undefined) return followOrder(id, postalCode, `track:user:${context.user.userId}`, context);
    const row = await readOrderRow(id, visibleCustomers(context, sql`h.customer_id`), context);
    if (!row) throw notFound("order", id);
    return orderDocument(row, context);
  },
  "oeHdr.track": async ({ id, postalCode }, context) =>
    trackedOrder(await followOrder(id, postalCode, `track:guest:${context.address ?? ""}`, context)),
};

/** An unknown order and a wrong code take the same way and get the same answer. */
async function followOrder(id: number, postalCode: string, caller: string, context: Context): Promise<OrderDocument> {
  const limits = [
    { subject: `track:order:${id}`, most: wrongCodes.order },
    { subject: caller, most: wrongCodes.caller },
  ];
  await countAttempt(context.db, context.site, limits, "Too many attempts to follow orders with wrong postal codes.");
  const row = await readOrderRow(id, sql`true`, context);
  if (!row || !samePostalCode(row.shipToZip, postalCode)) throw notFound("order", id);
  await takeBackAttempt(context.db, context.site, limits);
  return orderDocument(row, context);
}

/** What a guest is told of an order. */
function trackedOrder(order: OrderDocument): TrackedOrder {
  const { orderNo, orderDate, requestedShipDate, promisedShipDate, status, statusDesc } = order;
  const { shipToCity, shipToState, locationName, dateSentToErp, shipments } = order;
  return {
    ...{ orderNo, orderDate, requestedShipDate, promisedShipDate, status, statusDesc },
    ...{ shipToCity, shipToState, locationName, dateSentToErp, shipments },
    orderLines: order.orderLines.map(({ lineNo, itemNo, description, quantity, unitOfMeasure, qtyShipped }) => ({
      ...{ lineNo, itemNo, description, quantity, unitOfMeasure, qtyShipped },
    })),
  };
}
