import type { RowSet } from "../../load/examples/row-set.ts";
import type { Row } from "../../platform/db/insert-rows.ts";
import type { OrderDocument } from "../../trades/orders/order-document.ts";

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The document that went, or will go, to the ERP for an order of a row set. */
export function documentOfRow(
  rows: RowSet,
  order: Row,
  salesRepId: string | null = text(order.sales_rep_id),
): OrderDocument {
  const customer = rows.rows("customer").find((row) => row.customer_id === order.customer_id) ?? {};
  const user = rows.rows("users").find((row) => row.id === order.users_id) ?? {};
  const lines = rows.rows("order_line").filter((row) => row.order_no === order.order_no);
  return {
    importSetNo: String(order.order_no),
    orderNo: Number(order.order_no),
    orderDate: String(order.order_date),
    impOeHdr: {
      customerId: Number(order.customer_id),
      customerName: text(customer.customer_name),
      companyId: text(order.company_id),
      contactId: numberOrNull(order.contact_id),
      salesLocationId: numberOrNull(order.location_id),
      approved: "Y",
      quote: "N",
      customerPoNumber: text(order.po_no),
      requestedDate: text(order.requested_ship_date),
      taker: text(order.taker),
      shipToId: numberOrNull(order.address_id),
      shipToName: text(order.ship_to_name),
      shipToAddress1: text(order.ship_to_address1),
      shipToAddress2: null,
      shipToCity: text(order.ship_to_city),
      shipToState: text(order.ship_to_state),
      shipToZip: text(order.ship_to_zip),
      shipToCountry: text(order.ship_to_country),
      shipToEmail: null,
      ...{ deliveryCode: null, deliveryName: null, deliveryNote: null },
      ...{ class1: text(customer.class1_id), class2: null, class3: null, class4: null, class5: null },
      subtotal: Number(order.subtotal),
      taxAmount: Number(order.tax_amount),
      freightAmount: Number(order.freight_amount),
      totalAmount: Number(order.total_amount),
      currency: "USD",
      lines: lines.map((line) => ({
        lineNo: Number(line.line_no),
        invMastUid: Number(line.inv_mast_uid),
        itemId: String(line.item_id),
        description: String(line.description),
        unitQuantity: Number(line.quantity),
        unitOfMeasure: String(line.unit_of_measure),
        unitPrice: Number(line.unit_price),
        extendedPrice: Number(line.extended_price),
        manualPriceOverride: "N",
        willCall: "N",
        sourceLocationId: numberOrNull(line.location_id),
        lineNote: null,
      })),
    },
    impOeHdrWeb: {
      webReferenceNo: null,
      checkoutUid: null,
      cartHdrUid: null,
      sourceName: order.web_order === "Y" ? "shop" : null,
      usersId: numberOrNull(order.users_id),
      userName: text(user.name),
      userEmail: text(user.email),
    },
    impOeHdrSalesrep: salesRepId ? [{ salesrepId: salesRepId, commissionSplit: 100, primarySalesrep: "Y" }] : [],
  };
}
