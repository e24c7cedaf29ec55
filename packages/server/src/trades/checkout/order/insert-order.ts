import type { ErpOrderLine } from "@purvey/contract/generated/commerce";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { pickTicketInserts } from "../../inventory/pick-ticket-inserts.ts";
import type { ErpPayment } from "../../orders/erp-order-request.ts";
import { type DocumentDraft, recordOrder } from "../../orders/order-document.ts";
import { type QuoteUse, quoteUpdates } from "../../orders/quoted-price.ts";
import type { OrderDraft } from "../checkout/order-draft.ts";

/** What goes into the tables beside what the order answers. */
export interface OrderRest {
  readonly site: string;
  readonly companyId: string | null;
  readonly salesRepId: string | null;
  readonly payment: ErpPayment | undefined;
  /** What its lines take from contracts, by `jobPriceLineUid`. */
  readonly contractUse: ReadonlyMap<number, Decimal>;
  /** What its lines take from quotes. */
  readonly quoteUse: QuoteUse;
  readonly cartHdrUid: number | null;
  /** What goes to the ERP. */
  readonly document: DocumentDraft;
}

/**
 * Stores an order with its lines and pick ticket, records that it has to go to the ERP, counts what it takes from
 * contracts and quotes, and closes its checkout and cart – in ONE statement, however many lines there are. Answers its number and date.
 *
 * @throws RESOURCE_CONFLICT when another order has used up a contract's quantity since the price was read.
 */
export async function insertOrder(
  db: Queryable,
  order: OrderDraft,
  rest: OrderRest,
): Promise<{ orderNo: number; orderDate: string }> {
  const row = await db.first<{ orderNo: number; orderDate: string; contracts: number }>(sql`
    with hdr as (${headerInsert(order, rest)}),
    line as (${linesInsert(rest.site, sql`(select order_no from hdr)`, order.lines)}),
    ${pickTicketInserts(rest.site)},
    ${contractUpdates(rest.site, rest.contractUse)},
    ${quoteUpdates(rest.site, rest.quoteUse)},
    crt as (
      update cart_hdr c set status_cd = 705, process_cd = 1185, date_last_modified = localtimestamp(0)
      where c.site_id = ${rest.site} and c.cart_hdr_uid = ${rest.cartHdrUid}::bigint
    ), chk as (
      update checkout k set order_no = hdr.order_no, status_cd = 705, process_cd = 705, date_last_modified = localtimestamp(0)
      from hdr where k.site_id = ${rest.site} and k.checkout_uid = ${order.checkoutUid}
    ), imp as (${recordOrder(rest.site, rest.document)})
    select hdr.order_no as "orderNo", hdr.order_date as "orderDate", (select count(*) from contract) as "contracts" from hdr`);
  if (!row) throw new Error("The order was not stored, though the statement always stores one.");
  requireContracts(row.contracts, rest.contractUse);
  return row;
}

function headerInsert(order: OrderDraft, rest: OrderRest): Sql {
  const values = {
    site_id: rest.site,
    customer_id: order.customerId,
    contact_id: order.contactId,
    address_id: order.shipToId,
    ship_to_name: order.shipToName,
    ship_to_address1: order.shipToAddress1,
    ship_to_address2: order.shipToAddress2,
    ship_to_city: order.shipToCity,
    ship_to_state: order.shipToState,
    ship_to_zip: order.shipToZip,
    ship_to_country: order.shipToCountry,
    ship_to_email: order.shipToEmail,
    location_id: order.locationId,
    company_id: rest.companyId,
    po_no: order.customerPoNumber,
    taker: order.taker,
    ...{
      class1_id: order.class1,
      class2_id: order.class2,
      class3_id: order.class3,
      class4_id: order.class4,
      class5_id: order.class5,
    },
    requested_ship_date: order.requestedShipDate,
    delivery_code: order.deliveryCode,
    delivery_name: order.deliveryName,
    delivery_note: order.deliveryNote,
    status: order.status,
    subtotal: order.subtotal,
    tax_amount: order.taxAmount,
    freight_amount: order.freightAmount,
    total_amount: order.totalAmount,
    web_order: "Y",
    users_id: order.userId,
    user_email: order.userEmail,
    checkout_uid: order.checkoutUid,
    payment_account: rest.payment ? { ...rest.payment, ...cardOf(order) } : null,
    surcharge_amount: order.payment?.surchargeAmount ?? 0,
    on_behalf: order.onBehalf,
    sales_rep_id: rest.salesRepId,
  };
  return sql`
    insert into order_hdr (${raw(Object.keys(values).join(", "))}) values (${join(Object.values(values))})
    returning order_no, order_date`;
}

/** What is known here of the card goes before what the caller said of it. */
function cardOf({ payment }: OrderDraft) {
  return payment && { brand: payment.brand, lastFour: payment.lastFour };
}

/** Inserts lines of an order whose number an expression gives; answers what {@link pickTicketInserts} reads of them. */
export function linesInsert(site: string, orderNo: Sql, lines: readonly ErpOrderLine[]): Sql {
  return sql`
    insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure,
      unit_size, unit_price, extended_price, manual_price_override, will_call, price_source, qty_allocated, qty_backordered,
      location_id, line_note, quote_no)
    select ${site}, ${orderNo}, n.* from unnest(
      (select ${lines.map((line) => line.lineNo)}::integer[]), (select ${lines.map((line) => line.invMastUid)}::bigint[]),
      (select ${lines.map((line) => line.itemId)}::text[]), (select ${lines.map((line) => line.description)}::text[]),
      (select ${lines.map((line) => line.unitQuantity)}::numeric[]), (select ${lines.map((line) => line.unitOfMeasure)}::text[]),
      (select ${lines.map((line) => line.unitSize)}::numeric[]), (select ${lines.map((line) => line.unitPrice)}::numeric[]),
      (select ${lines.map((line) => line.extendedPrice)}::numeric[]), (select ${lines.map((line) => line.manualPriceOverride)}::text[]),
      (select ${lines.map((line) => line.willCall)}::text[]), (select ${lines.map((line) => line.priceSource)}::text[]),
      (select ${lines.map((line) => line.qtyAllocated)}::numeric[]), (select ${lines.map((line) => line.qtyBackordered)}::numeric[]),
      (select ${lines.map((line) => line.locationId)}::bigint[]), (select ${lines.map((line) => line.lineNote)}::text[]),
      (select ${lines.map((line) => line.quoteNo)}::bigint[])) as n
    returning order_no, line_no, inv_mast_uid, location_id, qty_allocated`;
}

/** Common table expressions that count what lines take from contracts; `contract` has a row for each that had enough. */
export function contractUpdates(site: string, use: ReadonlyMap<number, Decimal>): Sql {
  return sql`
    taken as (
      select * from unnest((select ${[...use.keys()]}::bigint[]), (select ${[...use.values()].map((quantity) => quantity.toFixed(6))}::numeric[])) as t (uid, quantity)
    ), ordered as materialized (
      select l.job_price_line_uid as uid from job_price_line l join taken t on t.uid = l.job_price_line_uid
      where l.site_id = ${site} order by l.job_price_line_uid for update of l
    ), contract as (
      update job_price_line l set qty_ordered = l.qty_ordered + t.quantity
      from taken t join ordered o on o.uid = t.uid
      where l.site_id = ${site} and l.job_price_line_uid = t.uid
        and (l.qty_maximum is null or l.qty_ordered + t.quantity <= l.qty_maximum)
      returning 1
    )`;
}

/** Refuses when a contract no longer had what the price was given for. */
export function requireContracts(changed: number, use: ReadonlyMap<number, Decimal>): void {
  if (changed === use.size) return;
  throw conflict(
    "Another order has used up the quantity of a contract meanwhile, so the price no longer holds. Look at the new prices, and order again.",
    { code: "CONTRACT_QUANTITY_EXCEEDED" },
  );
}
