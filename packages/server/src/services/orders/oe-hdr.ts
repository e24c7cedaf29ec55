import type { OrdersOperations } from "@purvey/contract/generated/orders";
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

/** Orders by what is known of them, and for guests by number and postal code (R199). */
export const oeHdrHandlers: Handlers<Pick<OrdersOperations, "oeHdr.lookup" | "oeHdr.doc">> = {
  "oeHdr.lookup": (input, context) => {
    const visible = visibleCustomers(context, sql`h.customer_id`);
    return pageOfOrders(context, sql`${visible} and ${orderConditions(input, context)}`, input);
  },
  "oeHdr.doc": async ({ id, postalCode }, context) => {
    if (postalCode !== undefined) return trackOrder(id, postalCode, context);
    const row = await readOrderRow(id, visibleCustomers(context, sql`h.customer_id`), context);
    if (!row) throw notFound("order", id);
    return orderDocument(row, context);
  },
};

/** An unknown order and a wrong code take the same way and get the same answer. */
async function trackOrder(id: number, postalCode: string, context: Context) {
  const limits = [
    { subject: `track:order:${id}`, most: wrongCodes.order },
    { subject: `track:user:${context.user.userId}`, most: wrongCodes.caller },
  ];
  await countAttempt(context.db, context.site, limits, "Too many attempts to follow orders with wrong postal codes.");
  const row = await readOrderRow(id, sql`true`, context);
  if (!row || !samePostalCode(row.shipToZip, postalCode)) throw notFound("order", id);
  await takeBackAttempt(context.db, context.site, limits);
  return orderDocument(row, context);
}
