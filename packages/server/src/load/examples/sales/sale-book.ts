import type { Row } from "../../../platform/db/insert-rows.ts";
import { type Decimal, decimal, numberOf, roundMoney, sumOf } from "../../../values/decimal.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { RowSet } from "../row-set.ts";
import { allocate, type Portion } from "./allocate.ts";
import { daysLater } from "./dates.ts";
import type { InvoiceDraft, OrderDraft, QuoteDraft, SaleDraft } from "./sale-drafts.ts";
import { SaleTax } from "./sale-tax.ts";
import { addShipments, shippedOf } from "./shipments.ts";

/** The first number of a pick ticket. */
const firstTicket = 600_001;

/**
 * Writes orders, invoices and quotes into a catalogue's rows. Extended prices are quantity times unit price rounded half
 * up to cents, the subtotal is their sum, the tax is the tax engine's.
 */
export class SaleBook {
  readonly #catalog: Catalog;
  readonly #customers: ReadonlyMap<unknown, Row>;
  readonly #shipTos: ReadonlyMap<unknown, Row>;
  readonly #tax: SaleTax;

  /** Customers, ship-tos and taxes must be in the catalogue's rows already. */
  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#customers = new Map(catalog.rows.rows("customer").map((row) => [row.customer_id, row]));
    this.#shipTos = new Map(catalog.rows.rows("ship_to").map((row) => [row.ship_to_id, row]));
    this.#tax = new SaleTax(catalog.rows);
  }

  /** Adds an order with its lines; an open one allocates stock. */
  addOrder(order: OrderDraft): void {
    const customer = this.#customer(order);
    this.#catalog.rows.add("order_hdr", {
      order_no: order.number,
      customer_id: order.customerId,
      contact_id: order.contactId,
      ...addressColumns(this.#shipTo(order)),
      location_id: order.locationId,
      company_id: customer.company_id,
      po_no: order.poNo,
      taker: order.usersId ? "WEB" : "COUNTER",
      order_date: order.date,
      requested_ship_date: daysLater(order.date, 2),
      promised_ship_date: daysLater(order.date, order.promised ?? 2),
      status: order.status,
      ...this.#totals(order),
      cancel_flag: order.status === "cancelled" ? "Y" : "N",
      web_order: order.usersId ? "Y" : "N",
      users_id: order.usersId,
      sales_rep_id: customer.sales_rep_id,
      date_last_modified: order.date,
    });
    const picks = this.#lines(order).flatMap((line) => this.#addOrderLine(order, line));
    addPickTicket(this.#catalog.rows, order, picks);
    addShipments(this.#catalog.rows, order);
  }

  /** Adds an invoice with its lines. */
  addInvoice(invoice: InvoiceDraft): void {
    const totals = this.#totals(invoice);
    this.#catalog.rows.add("invoice_hdr", {
      invoice_no: invoice.number,
      order_no: invoice.order,
      customer_id: invoice.customerId,
      ship_to_id: invoice.shipToId,
      po_no: invoice.poNo,
      invoice_date: invoice.date,
      due_date: daysLater(invoice.date, 30),
      ...totals,
      amount_paid: invoice.paid ? totals.total_amount : 0,
      status: invoice.paid ? "paid" : "open",
    });
    for (const { unit_size: _size, price_source: _source, ...line } of this.#lines(invoice)) {
      this.#catalog.rows.add("invoice_line", { invoice_no: invoice.number, ...line });
    }
  }

  /** Adds a quote with its lines. */
  addQuote(quote: QuoteDraft): void {
    const { freight_amount: _freight, ...totals } = this.#totals(quote);
    this.#catalog.rows.add("quote_hdr", {
      quote_no: quote.number,
      customer_id: quote.customerId,
      contact_id: quote.contactId,
      ship_to_id: quote.shipToId,
      quote_date: quote.date,
      expiration_date: quote.expires,
      status: quote.status,
      note: quote.note,
      ...totals,
    });
    for (const { unit_size: _size, price_source: _source, ...line } of this.#lines(quote)) {
      this.#catalog.rows.add("quote_line", { quote_no: quote.number, ...line });
    }
  }

  /** Adds a line and answers what is to be picked for it. */
  #addOrderLine(order: OrderDraft, line: OrderLine): PickDraft[] {
    const shipped = shippedOf(order, line.line_no - 1);
    const quantity = line.quantity - shipped;
    const holds = order.status === "open" || order.status === "picking";
    const portions = holds
      ? allocate(this.#catalog.rows, {
          ...line,
          quantity,
          location: order.locationId,
          order: order.number,
          date: order.date,
        })
      : [];
    const allocated = portions.reduce((sum, { quantity }) => sum + quantity, 0);
    this.#catalog.rows.add("order_line", {
      order_no: order.number,
      ...line,
      qty_shipped: shipped,
      qty_allocated: allocated,
      qty_backordered: holds ? quantity * line.unit_size - allocated : 0,
      location_id: order.locationId,
    });
    return portions.map((portion) => ({ ...portion, lineNo: line.line_no, invMastUid: line.inv_mast_uid }));
  }

  #lines(sale: SaleDraft): OrderLine[] {
    return sale.lines.map((line, index) => {
      const item = this.#catalog.draft(line.itemId);
      const unit = item.units.find((candidate) => candidate.unit === line.unit);
      if (!unit) throw new RangeError(`The item \`${line.itemId}\` has no unit \`${line.unit}\`.`);
      return {
        line_no: index + 1,
        inv_mast_uid: this.#catalog.items.require(line.itemId, "item"),
        item_id: line.itemId,
        description: item.description,
        quantity: line.quantity,
        unit_of_measure: line.unit,
        unit_size: unit.size,
        unit_price: line.unitPrice,
        extended_price: numberOf(extended(line)),
        price_source: line.source,
      };
    });
  }

  #totals(sale: SaleDraft) {
    const amounts = sale.lines.map(extended);
    const freight = sale.freight ?? 0;
    const subtotal = sumOf(amounts);
    const tax = this.#tax.taxOf(this.#customer(sale), this.#shipTo(sale), amounts, freight);
    return {
      subtotal: numberOf(subtotal),
      tax_amount: tax,
      freight_amount: freight,
      total_amount: numberOf(subtotal.plus(tax).plus(freight)),
    };
  }

  #customer(sale: SaleDraft): Row {
    return required(this.#customers, sale.customerId, "customer");
  }

  #shipTo(sale: SaleDraft): Row {
    return required(this.#shipTos, sale.shipToId, "ship-to");
  }
}

interface OrderLine {
  readonly line_no: number;
  readonly inv_mast_uid: number;
  readonly item_id: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit_of_measure: string;
  readonly unit_size: number;
  readonly unit_price: number;
  readonly extended_price: number;
  readonly price_source: string;
}

function extended(line: { readonly quantity: number; readonly unitPrice: number }): Decimal {
  return roundMoney(decimal(line.quantity).times(line.unitPrice), "USD");
}

function addressColumns(shipTo: Row): Row {
  return {
    address_id: shipTo.ship_to_id,
    ship_to_name: shipTo.ship_to_name,
    ship_to_address1: shipTo.address1,
    ship_to_city: shipTo.city,
    ship_to_state: shipTo.state,
    ship_to_zip: shipTo.postal_code,
    ship_to_country: "US",
  };
}

function required(rows: ReadonlyMap<unknown, Row>, key: number, what: string): Row {
  const row = rows.get(key);
  if (row) return row;
  throw new RangeError(`There is no ${what} ${key}; add it before its sales.`);
}

/** What is to be taken from a bin for a line of an order. */
interface PickDraft extends Portion {
  readonly lineNo: number;
  readonly invMastUid: number;
}

/** Adds the pick ticket of an order that holds stock, lines in the order of the bins; one being picked is printed. */
function addPickTicket(rows: RowSet, order: OrderDraft, picks: readonly PickDraft[]): void {
  if (picks.length === 0) return;
  const number = firstTicket + rows.rows("pick_ticket").length;
  rows.add("pick_ticket", {
    pick_ticket_no: number,
    order_no: order.number,
    location_id: order.locationId,
    printed_flag: order.status === "picking" ? "Y" : "N",
    date_created: order.date,
    date_last_modified: order.date,
  });
  const walk = [...picks].sort((a, b) => compare(a.bin, b.bin) || compare(a.lot, b.lot) || a.lineNo - b.lineNo);
  walk.forEach(({ lineNo, invMastUid, bin, lot, quantity }, index) => {
    rows.add("pick_ticket_line", {
      pick_ticket_no: number,
      line_number: index + 1,
      order_line_no: lineNo,
      inv_mast_uid: invMastUid,
      bin,
      lot,
      qty_to_pick: quantity,
    });
  });
}

function compare(a: string | null, b: string | null): number {
  const [one, other] = [a ?? "", b ?? ""];
  return one < other ? -1 : Number(one > other);
}
