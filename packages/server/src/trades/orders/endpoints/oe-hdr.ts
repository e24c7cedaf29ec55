import type { OrdersOperations, TrackedOrder } from "@purvey/contract/generated/orders";
import sql from "sql-template-tag";
import { countAttempt, takeBackAttempt } from "../../../platform/auth/attempt-limit.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import { samePostalCode } from "../../../services/orders/same-postal-code.ts";
import { visibleCustomers } from "../../customers/access.ts";
import { orderConditions } from "../order-conditions.ts";
import { orderDocument, pageOfOrders, readOrderRow } from "../order-rows.ts";

/** How many wrong postal codes an order takes in a quarter of an hour, and how many an address or a user may try in all. */
const wrongCodes = { order: 10, caller: 20 };

type OeHdrOperations = Pick<OrdersOperations, "oeHdr.lookup" | "oeHdr.doc" | "oeHdr.track">;

/** Orders by what is known of them, and for guests by number and postal code (R199). */
export const oeHdrHandlers: Handlers<OeHdrOperations> = {
  "oeHdr.lookup": (input, context) => {
    const visible = visibleCustomers(context, sql`h.customer_id`);
    return pageOfOrders(context, sql`${visible} and ${orderConditions(input, context)}`, input);
  },
  "oeHdr.doc": async ({ id, postalCode }, context) => {
    if (postalCode !== undefined) await requirePostalCode(id, postalCode, context);
    const row = await readOrderRow(id, visibleCustomers(context, sql`h.customer_id`), context);
    if (row) return orderDocument(row, context);
    if (postalCode === undefined) throw notFound("order", id);
    return trackedOrder(id, context);
  },
  "oeHdr.track": async ({ id, postalCode }, context) => {
    await requirePostalCode(id, postalCode, context);
    return trackedOrder(id, context);
  },
};

/** Refuses a wrong code as if there were no such order: an unknown order takes the same way, with the same statements. */
async function requirePostalCode(id: number, postalCode: string, context: Context): Promise<void> {
  const { db, site, address = "", principal } = context;
  const callers = [`track:address:${address}`, ...(principal ? [`track:user:${principal.userId}`] : [])];
  const limits = [
    { subject: `track:order:${id}`, most: wrongCodes.order },
    ...callers.map((subject) => ({ subject, most: wrongCodes.caller })),
  ];
  context.markLimited();
  await countAttempt(db, site, limits, "Too many attempts to follow orders with wrong postal codes.");
  const order = await db.first<{ shipToZip: string | null }>(sql`
    select ship_to_zip as "shipToZip" from order_hdr
    where site_id = ${site} and order_no = ${id} and delete_flag = 'N'`);
  if (!samePostalCode(order?.shipToZip ?? null, postalCode)) throw notFound("order", id);
  await takeBackAttempt(db, site, limits);
}

/** What a guest is told of an order. */
async function trackedOrder(id: number, context: Context): Promise<TrackedOrder> {
  const row = await readOrderRow(id, sql`true`, context);
  if (!row) throw notFound("order", id);
  const { orderNo, orderDate, requestedShipDate, promisedShipDate, status, statusDesc, orderLines, ...rest } =
    await orderDocument(row, context);
  const { shipToCity, shipToState, locationName, dateSentToErp, shipments } = rest;
  return {
    ...{ orderNo, orderDate, requestedShipDate, promisedShipDate, status, statusDesc },
    ...{ shipToCity, shipToState, locationName, dateSentToErp, shipments },
    orderLines: orderLines.map(({ lineNo, itemNo, description, quantity, unitOfMeasure, qtyShipped }) => ({
      ...{ lineNo, itemNo, description, quantity, unitOfMeasure, qtyShipped },
    })),
  };
}
