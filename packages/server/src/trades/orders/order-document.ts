import type { ErpOrder } from "@purvey/contract/generated/commerce";
import type { ImpOeHdr, ImpOeHdrWeb, ImpOeLine, SalesrepShareInput } from "@purvey/contract/generated/imports";
import sql, { type Sql } from "sql-template-tag";
import { orderSource } from "../customers/index.ts";

/** An order before it has its number and date. */
export type OrderDraft = Omit<ErpOrder, "prophet21HdrUid" | "orderNo" | "orderDate">;

/** What an order comes from. */
export interface OrderOrigin {
  readonly checkout: {
    readonly checkoutUid: number;
    readonly checkoutUuid: string;
    readonly sourceName: string | null;
  };
  readonly cart: { readonly cartHdrUid: number } | null;
  readonly customer: {
    readonly customerName: string;
    readonly companyId: string | null;
    readonly salesRepId: string | null;
  } | null;
  readonly buyer: { readonly name: string };
}

/** The header as the record's json holds it: the order's number and date stand beside it. */
export type DocumentHeader = Omit<ImpOeHdr, "importUid" | "importSetNo" | "orderNo" | "orderDate">;

/** A representative's share as the record's json holds it. */
export type DocumentSalesrep = Required<SalesrepShareInput>;

/** An order's document before the order has its number and date. */
export interface DocumentDraft {
  readonly impOeHdr: DocumentHeader;
  readonly impOeHdrWeb: Omit<ImpOeHdrWeb, "importUid" | "importSetNo" | "orderNo" | "dateSubmitted">;
  readonly impOeHdrSalesrep: readonly DocumentSalesrep[];
}

/** An order's document as the record's json holds it. */
export interface OrderDocument extends DocumentDraft {
  readonly importSetNo: string;
  readonly orderNo: number;
  readonly orderDate: string;
}

/** What of an order changes when lines are added to it. */
export type DocumentLines = Pick<
  DocumentHeader,
  "addressCheck" | "subtotal" | "taxAmount" | "freightAmount" | "totalAmount" | "lines"
>;

/** The document of an order that a checkout becomes. */
export function documentOf(order: OrderDraft, { checkout, cart, customer, buyer }: OrderOrigin): DocumentDraft {
  return {
    impOeHdr: {
      customerId: order.customerId,
      customerName: customer?.customerName ?? null,
      companyId: customer?.companyId ?? null,
      contactId: order.contactId,
      salesLocationId: order.locationId,
      approved: "Y",
      quote: "N",
      customerPoNumber: order.customerPoNumber,
      requestedDate: order.requestedShipDate,
      deliveryCode: order.deliveryCode,
      deliveryName: order.deliveryName,
      deliveryNote: order.deliveryNote,
      taker: order.taker,
      shipToId: order.shipToId,
      shipToName: order.shipToName,
      shipToEmail: order.shipToEmail,
      shipToAddress1: order.shipToAddress1,
      shipToAddress2: order.shipToAddress2,
      shipToCity: order.shipToCity,
      shipToState: order.shipToState,
      shipToZip: order.shipToZip,
      shipToCountry: order.shipToCountry,
      class1: order.class1,
      class2: order.class2,
      class3: order.class3,
      class4: order.class4,
      class5: order.class5,
      currency: order.currency,
      ...documentLines(order),
    },
    impOeHdrWeb: {
      webReferenceNo: checkout.checkoutUuid,
      checkoutUid: checkout.checkoutUid,
      cartHdrUid: cart?.cartHdrUid ?? null,
      sourceName: checkout.sourceName,
      usersId: order.userId,
      userName: buyer.name || null,
      userEmail: order.userEmail,
    },
    impOeHdrSalesrep: customer?.salesRepId
      ? [{ salesrepId: customer.salesRepId, commissionSplit: 100, primarySalesrep: "Y" }]
      : [],
  };
}

/** An order's lines and sums as its document has them, and what was said of where they go. */
export function documentLines(
  order: Pick<OrderDraft, "addressCheck" | "subtotal" | "taxAmount" | "freightAmount" | "totalAmount" | "lines">,
): DocumentLines {
  const { addressCheck, subtotal, taxAmount, freightAmount, totalAmount } = order;
  return { addressCheck, subtotal, taxAmount, freightAmount, totalAmount, lines: order.lines.map(documentLine) };
}

function documentLine({
  unitSize: _,
  priceSource: _source,
  quoteNo: _quote,
  qtyAllocated: _a,
  qtyBackordered: _b,
  ...line
}: OrderDraft["lines"][number]): ImpOeLine {
  const { locationId, ...rest } = line;
  return { ...rest, sourceLocationId: locationId };
}

/** The plan that orders go to the ERP by, of the site; null where it has none. */
function orderPlan(site: string): Sql {
  return sql`(
    select min(m.scheduled_import_master_uid) from scheduled_import_master m
    where m.site_id = ${site} and m.document_type = ${orderSource} and m.direction = 'outbound' and m.status_cd = 704)`;
}

/**
 * Records that the order of the common table expression `hdr` has to go to the ERP, with its document: part of the
 * statement that stores the order, so that there is no order without.
 */
export function recordOrder(site: string, document: DocumentDraft): Sql {
  return sql`
    insert into import_record (site_id, scheduled_import_master_uid, source_name, source_id, reference_no, json_data)
    select ${site}, ${orderPlan(site)}, ${orderSource}, hdr.order_no::text, ${document.impOeHdr.customerPoNumber}::text,
      jsonb_build_object('importSetNo', hdr.order_no::text, 'orderNo', hdr.order_no,
        'orderDate', to_char(hdr.order_date, 'YYYY-MM-DD HH24:MI:SS')) || ${document}::jsonb
    from hdr`;
}

/**
 * Common table expressions that bring an order's document in line with lines added to it: changed where it has not
 * arrived yet, else the whole order goes out once more.
 */
export function recordAddedLines(site: string, orderNo: number, lines: DocumentLines): Sql {
  const own = sql`r.site_id = ${site} and r.source_name = ${orderSource} and r.source_id = ${String(orderNo)} and r.import_status_cd <> 700`;
  const changed = sql`jsonb_set(r.json_data, '{impOeHdr}', (r.json_data -> 'impOeHdr') || ${lines}::jsonb)`;
  return sql`
    waiting as (
      update import_record r set json_data = ${changed}, date_last_modified = localtimestamp(0)
      where ${own} and r.import_state <> 'delivered' and r.json_data ? 'impOeHdr' returning 1
    ), again as (
      insert into import_record (site_id, scheduled_import_master_uid, source_name, source_id, reference_no, json_data)
      select r.site_id, r.scheduled_import_master_uid, r.source_name, r.source_id, r.reference_no, ${changed}
      from import_record r where ${own} and r.json_data ? 'impOeHdr' and not exists (select 1 from waiting)
      order by r.import_uid desc limit 1
    )`;
}
