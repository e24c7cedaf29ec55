import type { ErpOrder } from "@purvey/contract/generated/commerce";
import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { orderPayment } from "../customers/index.ts";

/** An order with its lines, in one statement; undefined when there is none of that number. */
export async function readOrder(db: Queryable, site: string, orderNo: number): Promise<ErpOrder | undefined> {
  const order = await db.first<Omit<ErpOrder, "created" | "warnings">>(sql`
    select o.order_no as "prophet21HdrUid", o.order_no as "orderNo", o.checkout_uid as "checkoutUid",
      o.customer_id as "customerId", o.contact_id as "contactId", o.po_no as "customerPoNumber",
      case when o.cancel_flag = 'Y' then 'cancelled' else o.status end as "status",
      o.order_date as "orderDate", o.requested_ship_date as "requestedShipDate",
      o.delivery_code as "deliveryCode", o.delivery_name as "deliveryName", o.delivery_note as "deliveryNote", o.address_id as "shipToId",
      o.ship_to_name as "shipToName", o.ship_to_address1 as "shipToAddress1", o.ship_to_address2 as "shipToAddress2",
      o.ship_to_city as "shipToCity", o.ship_to_state as "shipToState", o.ship_to_zip as "shipToZip",
      o.ship_to_country as "shipToCountry", o.ship_to_email as "shipToEmail", o.address_check as "addressCheck", o.location_id as "locationId", o.taker,
      o.class1_id as "class1", o.class2_id as "class2", o.class3_id as "class3", o.class4_id as "class4",
      o.class5_id as "class5", o.users_id as "userId", o.user_email as "userEmail", o.subtotal, o.tax_amount as "taxAmount",
      o.tax_source as "taxSource", o.tax_estimated as "taxEstimated", o.tax_document_no as "taxDocumentNo",
      o.freight_amount as "freightAmount", o.total_amount as "totalAmount",
      o.on_behalf as "onBehalf", ${raw(orderPayment("o"))} as "payment", o.currency,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lineNo', l.line_no, 'invMastUid', l.inv_mast_uid, 'itemId', l.item_id, 'description', l.description,
          'unitQuantity', l.quantity, 'unitOfMeasure', l.unit_of_measure, 'unitSize', l.unit_size, 'unitPrice', l.unit_price,
          'extendedPrice', l.extended_price, 'manualPriceOverride', l.manual_price_override, 'willCall', l.will_call,
          'priceSource', l.price_source, 'quoteNo', l.quote_no, 'qtyAllocated', l.qty_allocated, 'qtyBackordered', l.qty_backordered,
          'locationId', l.location_id, 'lineNote', l.line_note
        ) order by l.line_no), '[]')
        from order_line l where l.site_id = o.site_id and l.order_no = o.order_no
      ) as "lines"
    from order_hdr o where o.site_id = ${site} and o.order_no = ${orderNo} and o.delete_flag = 'N'`);
  return order && { ...order, created: false, warnings: [] };
}
