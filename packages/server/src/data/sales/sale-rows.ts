import type { Catalog } from "../catalog/catalog.ts";
import { allocate } from "./allocate.ts";
import { cents, extendedCents } from "./cents.ts";

/** A line of an order, invoice or quote. The price is that of one unit. */
export interface SaleLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
}

interface Sale {
  readonly number: number;
  readonly customerId: number;
  readonly contactId?: number;
  readonly shipToId: number;
  /** As a fraction of one; 0 for an exempt customer. */
  readonly taxRate: number;
  readonly date: string;
  readonly lines: readonly SaleLine[];
  readonly freight?: number;
}

/** An order; lines of an open one hold stock at its location. */
export interface OrderDraft extends Sale {
  readonly status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  readonly poNo: string | null;
  readonly locationId?: number;
  readonly usersId?: number;
}

/** An invoice of an order. */
export interface InvoiceDraft extends Sale {
  readonly order: number;
  readonly poNo: string | null;
  readonly paid: boolean;
}

/** A quote. */
export interface QuoteDraft extends Sale {
  readonly expires: string;
  readonly status: "open" | "accepted" | "expired" | "lost";
}

/** Adds an order with its lines. */
export function addOrder(catalog: Catalog, order: OrderDraft): void {
  const location = order.locationId ?? 20;
  const shipTo = catalog.rows.rows("ship_to").find((row) => row.ship_to_id === order.shipToId) ?? {};
  const customer = catalog.rows.rows("customer").find((row) => row.customer_id === order.customerId) ?? {};
  catalog.rows.add("order_hdr", {
    order_no: order.number,
    customer_id: order.customerId,
    contact_id: order.contactId,
    address_id: order.shipToId,
    ...{ ship_to_name: shipTo.ship_to_name, ship_to_address1: shipTo.address1, ship_to_city: shipTo.city },
    ...{ ship_to_state: shipTo.state, ship_to_zip: shipTo.postal_code, ship_to_country: "US" },
    location_id: location,
    company_id: customer.company_id,
    po_no: order.poNo,
    taker: order.usersId ? "WEB" : "COUNTER",
    order_date: order.date,
    requested_ship_date: daysLater(order.date, 2),
    promised_ship_date: daysLater(order.date, 2),
    status: order.status,
    ...totals(order),
    freight_amount: order.freight ?? 0,
    cancel_flag: order.status === "cancelled" ? "Y" : "N",
    web_order: order.usersId ? "Y" : "N",
    users_id: order.usersId,
    sales_rep_id: customer.sales_rep_id,
    date_last_modified: order.date,
  });
  for (const line of saleLines(catalog, order)) addOrderLine(catalog, order, line, location);
}

type LineRow = ReturnType<typeof saleLines>[number];

function addOrderLine(catalog: Catalog, order: OrderDraft, line: LineRow, location: number): void {
  const shipped = order.status === "shipped" || order.status === "invoiced";
  const holds = order.status === "open" || order.status === "picking";
  const allocated = holds ? allocate(catalog.rows, { ...line, location, order: order.number, date: order.date }) : 0;
  catalog.rows.add("order_line", {
    order_no: order.number,
    ...line,
    price_source: "list",
    qty_shipped: shipped ? line.quantity : 0,
    qty_allocated: allocated,
    qty_backordered: holds ? line.quantity - allocated : 0,
    location_id: location,
  });
}

/** Adds an invoice with its lines; it is due after 30 days. */
export function addInvoice(catalog: Catalog, invoice: InvoiceDraft): void {
  const sums = totals(invoice);
  catalog.rows.add("invoice_hdr", {
    invoice_no: invoice.number,
    order_no: invoice.order,
    customer_id: invoice.customerId,
    ship_to_id: invoice.shipToId,
    po_no: invoice.poNo,
    invoice_date: invoice.date,
    due_date: daysLater(invoice.date, 30),
    ...sums,
    freight_amount: invoice.freight ?? 0,
    amount_paid: invoice.paid ? sums.total_amount : 0,
    status: invoice.paid ? "paid" : "open",
  });
  for (const { unit_size: _size, ...line } of saleLines(catalog, invoice)) {
    catalog.rows.add("invoice_line", { invoice_no: invoice.number, ...line });
  }
}

/** Adds a quote with its lines. */
export function addQuote(catalog: Catalog, quote: QuoteDraft): void {
  catalog.rows.add("quote_hdr", {
    quote_no: quote.number,
    customer_id: quote.customerId,
    contact_id: quote.contactId,
    ship_to_id: quote.shipToId,
    quote_date: quote.date,
    expiration_date: quote.expires,
    status: quote.status,
    ...totals(quote),
  });
  for (const { unit_size: _size, ...line } of saleLines(catalog, quote)) {
    catalog.rows.add("quote_line", { quote_no: quote.number, ...line });
  }
}

function saleLines(catalog: Catalog, sale: Sale) {
  return sale.lines.map((line, index) => {
    const item = catalog.draft(line.itemId);
    const unit = item.units.find((candidate) => candidate.unit === line.unit);
    if (!unit) throw new RangeError(`The item \`${line.itemId}\` has no unit \`${line.unit}\`.`);
    return {
      line_no: index + 1,
      inv_mast_uid: catalog.items.require(line.itemId, "item"),
      item_id: line.itemId,
      description: item.description,
      quantity: line.quantity,
      unit_of_measure: line.unit,
      unit_size: unit.size,
      unit_price: line.unitPrice,
      extended_price: extendedCents(line.quantity, line.unitPrice) / 100,
    };
  });
}

function totals(sale: Sale): { subtotal: number; tax_amount: number; total_amount: number } {
  const extended = sale.lines.map((line) => extendedCents(line.quantity, line.unitPrice));
  const subtotal = extended.reduce((sum, amount) => sum + amount, 0);
  const tax = extended.reduce((sum, amount) => sum + cents((amount / 100) * sale.taxRate), 0);
  return {
    subtotal: subtotal / 100,
    tax_amount: tax / 100,
    total_amount: (subtotal + tax + cents(sale.freight ?? 0)) / 100,
  };
}

function daysLater(date: string, days: number): string {
  const time = new Date(`${date.replace(" ", "T")}Z`).getTime() + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
