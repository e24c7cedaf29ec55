import type { OrdersOperations, TrackedOrder } from "@purvey/contract/generated/orders";
import sql from "sql-template-tag";
import { countAttempt, takeBackAttempt } from "../../../platform/auth/attempt-limit.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { canonicalPlace, type SaidPlace } from "../../../values/places/canonical-place.ts";
import { visibleCustomers } from "../../customers/index.ts";
import { refundOrder } from "../../payments/index.ts";
import { orderConditions } from "../order-conditions.ts";
import { orderDocument, pageOfOrders, readOrderRow } from "../order-rows.ts";

/** How many wrong postal codes an order takes in a quarter of an hour, and how many an address or a user may try in all. */
const wrongCodes = { order: 10, caller: 20 };

type OeHdrOperations = Pick<OrdersOperations, "oeHdr.lookup" | "oeHdr.doc" | "oeHdr.track" | "oeHdr.refund">;

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
  "oeHdr.refund": async ({ id, amount, reason }, context) => {
    const visible = visibleCustomers(context, sql`h.customer_id`);
    const order = await readOrderRow(id, visible, context);
    if (!order) throw notFound("order", id);
    await refundOrder({ orderNo: id, amount, reason }, context);
    return orderDocument((await readOrderRow(id, visible, context)) ?? order, context);
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
  const order = await db.first<SaidPlace>(sql`
    select ship_to_zip as "postalCode", ship_to_state as state, ship_to_country as country from order_hdr
    where site_id = ${site} and order_no = ${id} and delete_flag = 'N'`);
  if (!samePostalCode(order ?? {}, postalCode)) throw notFound("order", id);
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
    orderNo,
    orderDate,
    requestedShipDate,
    promisedShipDate,
    status,
    statusDesc,
    shipToCity,
    shipToState,
    locationName,
    dateSentToErp,
    shipments,
    orderLines: orderLines.map(({ lineNo, itemNo, description, quantity, unitOfMeasure, qtyShipped }) => ({
      lineNo,
      itemNo,
      description,
      quantity,
      unitOfMeasure,
      qtyShipped,
    })),
  };
}

/**
 * True when a postal code is that of a place, however it is written: blanks, dashes, case, lost zeros and the last four
 * digits of a ZIP+4 do not count. A missing code is never the same as another.
 *
 * @example samePostalCode({ state: "OH", postalCode: "43610-1234" }, "43610") // true
 */
export function samePostalCode(place: SaidPlace, said: string): boolean {
  const wanted = comparable(place);
  return wanted !== "" && wanted === comparable({ ...place, postalCode: said });
}

function comparable(place: SaidPlace): string {
  const compact = compactCode(canonicalPlace(place).postalCode ?? "");
  return /^\d{9}$/.test(compact) ? compact.slice(0, 5) : compact;
}
