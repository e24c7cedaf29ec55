import type { ErpOrderLine } from "@purvey/contract/generated/commerce";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";
import type { TaxDocument } from "../../../platform/ports/tax-provider.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { pickTicketInserts } from "../../inventory/index.ts";
import {
  type DocumentDraft,
  type ErpPayment,
  type OrderDraft,
  type QuoteUse,
  quoteUpdates,
  recordOrder,
  taxSaleInsert,
} from "../../orders/index.ts";
import { holdTaken } from "../../payments/index.ts";
import { contractUnitSize } from "../../pricing/index.ts";
import { approvalEnd } from "../approvals/approval-chain.ts";
import type { FreightSetter, FreightSource } from "../freight/own-freight.ts";

/** What goes into the tables beside what the order answers. */
export interface OrderRest {
  readonly site: string;
  readonly companyId: string | null;
  readonly salesRepId: string | null;
  readonly payment: ErpPayment | undefined;
  /** The hold on its card; null where nothing is held. */
  readonly holdUid: number | null;
  /** What its lines take from contracts, by `jobPriceLineUid`, in base units. */
  readonly contractUse: ReadonlyMap<number, Decimal>;
  /** What its lines take from quotes. */
  readonly quoteUse: QuoteUse;
  readonly cartHdrUid: number | null;
  /** Who places it. */
  readonly placedBy: number;
  /** The tax provider's answer that its tax is of. */
  readonly taxQuoteUid: number | null;
  /** What its tax provider is to record when goods leave; null where it records nothing. */
  readonly taxSale: readonly TaxDocument[] | null;
  /** The carriers' offer that its freight is of. */
  readonly freightOfferUid: number | null;
  /** What its freight is: a carrier's, the site's own, the site's in place of a carrier's, or given by hand. */
  readonly freightSource: FreightSource;
  /** Who gave its freight by hand, and when. */
  readonly freightSetter: FreightSetter | null;
  /** What goes to the ERP. */
  readonly document: DocumentDraft;
}

/**
 * Stores an order with its lines and pick ticket, records that it has to go to the ERP, counts what it takes from
 * contracts and quotes, and closes its checkout and cart – in ONE statement, however many lines there are. Answers its number and date.
 *
 * @throws RESOURCE_CONFLICT when another order has used up a contract's quantity since the price was read, or the hold on
 * its card was let go of.
 */
export async function insertOrder(
  db: Queryable,
  order: OrderDraft,
  rest: OrderRest,
): Promise<{ orderNo: number; orderDate: string }> {
  const { holdUid } = rest;
  const held = holdUid === null ? empty : sql`, ${holdTaken(rest.site, holdUid)}`;
  const holds = holdUid === null ? sql`1` : sql`(select count(*) from held)`;
  const row = await db.first<{ orderNo: number; orderDate: string; contracts: number; holds: number }>(sql`
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
    ), ${approvalEnd(rest.site, order.checkoutUid, rest.placedBy)}, imp as (${recordOrder(rest.site, rest.document)})${taxSaleInsert(rest.site, rest.taxSale)}${held}
    select hdr.order_no as "orderNo", hdr.order_date as "orderDate", (select count(*) from contract) as "contracts", ${holds} as "holds" from hdr`);
  if (!row) throw new Error("The order was not stored, though the statement always stores one.");
  requireContracts(row.contracts, rest.contractUse);
  if (row.holds !== 1)
    throw conflict("The hold on the card was let go of meanwhile. Repeat the order: the card is asked again.");
  return { orderNo: row.orderNo, orderDate: row.orderDate };
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
    address_check: order.addressCheck,
    location_id: order.locationId,
    company_id: rest.companyId,
    po_no: order.customerPoNumber,
    taker: order.taker,
    class1_id: order.class1,
    class2_id: order.class2,
    class3_id: order.class3,
    class4_id: order.class4,
    class5_id: order.class5,
    requested_ship_date: order.requestedShipDate,
    delivery_code: order.deliveryCode,
    delivery_name: order.deliveryName,
    delivery_note: order.deliveryNote,
    status: order.status,
    subtotal: order.subtotal,
    tax_amount: order.taxAmount,
    tax_source: order.taxSource,
    tax_estimated: order.taxEstimated,
    tax_document_no: order.taxDocumentNo,
    tax_quote_uid: rest.taxQuoteUid,
    freight_amount: order.freightAmount,
    freight_offer_uid: rest.freightOfferUid,
    freight_source: rest.freightSource,
    freight_set_by: rest.freightSetter?.usersId ?? null,
    freight_set_at: rest.freightSetter?.at ?? null,
    total_amount: order.totalAmount,
    currency: order.currency,
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
  // Most orders take nothing of a contract, and a plan costs by its size.
  if (use.size === 0) return sql`contract as (select 1 where false)`;
  return sql`
    taken as (
      select * from unnest((select ${[...use.keys()]}::bigint[]), (select ${[...use.values()].map((quantity) => quantity.toFixed())}::numeric[])) as t (uid, quantity)
    ), ordered as materialized (
      select l.job_price_line_uid as uid from job_price_line l join taken t on t.uid = l.job_price_line_uid
      where l.site_id = ${site} order by l.job_price_line_uid for update of l
    ), contract as (
      update job_price_line l set base_qty_ordered = l.base_qty_ordered + t.quantity
      from taken t join ordered o on o.uid = t.uid
      where l.site_id = ${site} and l.job_price_line_uid = t.uid
        and (l.qty_maximum is null or l.base_qty_ordered + t.quantity <= l.qty_maximum * ${contractUnitSize})
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
