import type { Row } from "../../../platform/db/insert-rows.ts";
import { orderSource } from "../../../trades/customers/order-rows.ts";
import { orderProblems } from "../../../trades/erp/order-problems.ts";
import type { DocumentHeader, OrderDocument } from "../../../trades/orders/order-document.ts";
import type { RowSet } from "../row-set.ts";
import { dateText } from "../sales/dates.ts";

/** A document that is no order. */
export interface OtherImport {
  readonly plan: number;
  readonly sourceName: string;
  readonly sourceId: string;
  readonly state: "initial" | "hold" | "delivered";
  /** How many hours ago it was made, and has been in its state. */
  readonly hours: number;
  readonly results?: string;
  readonly document: object;
}

/** Writes import records into a row set, dated back from the moment of seeding: some are recent, some are stuck. */
export class ImportBook {
  readonly #rows: RowSet;
  readonly #plan: number;
  readonly #now: number;

  /** `plan` is the one that orders go by, `now` the moment of seeding in milliseconds since 1970. */
  constructor(rows: RowSet, plan: number, now: number) {
    this.#rows = rows;
    this.#plan = plan;
    this.#now = now;
  }

  /** An order that arrived so many hours ago. */
  addDelivered(order: Row, hours: number): void {
    const document = documentOfRow(this.#rows, order);
    this.#add(
      { ...this.#orderColumns(order), json_data: document },
      "delivered",
      hours,
      `Taken over as order ${document.orderNo}.`,
    );
  }

  /** An order on hold for so many hours, because of what is wrong in its header: what the check says of it. */
  addHeld(order: Row, hours: number, wrong: Partial<DocumentHeader>): void {
    const right = documentOfRow(this.#rows, order);
    const document = { ...right, impOeHdr: { ...right.impOeHdr, ...wrong } };
    const { customerId, lines } = document.impOeHdr;
    const customer = this.#rows.rows("customer").find((row) => row.customer_id === customerId);
    const problems = orderProblems(document, {
      orderStatus: String(order.status),
      customer: { creditHold: false, poNoRequired: customer?.po_no_required === "Y" },
      shipToCustomerId: customerId,
      units: new Map(lines.map(({ invMastUid, unitOfMeasure }) => [invMastUid, [unitOfMeasure]])),
    });
    if (problems.length === 0)
      throw new RangeError(`Nothing is wrong with order ${document.orderNo}, so it is not held.`);
    const po = wrong.customerPoNumber === null ? { reference_no: null } : {};
    this.#add({ ...this.#orderColumns(order), ...po, json_data: document }, "hold", hours, problems.join(" "));
  }

  /** Any other document. */
  addOther({ plan, sourceName, sourceId, state, hours, results, document }: OtherImport): void {
    const row = {
      scheduled_import_master_uid: plan,
      source_name: sourceName,
      source_id: sourceId,
      json_data: document,
    };
    this.#add(row, state, hours, results ?? null);
  }

  #orderColumns(order: Row): Row {
    return {
      scheduled_import_master_uid: this.#plan,
      source_name: orderSource,
      source_id: String(order.order_no),
      reference_no: order.po_no,
    };
  }

  #add(row: Row, state: string, hours: number, results: string | null): void {
    const since = dateText(this.#now - hours * 3_600_000);
    this.#rows.add("import_record", {
      import_uid: this.#rows.rows("import_record").length + 60_001,
      ...row,
      import_state: state,
      import_results: results,
      attempts: state === "initial" ? 0 : 1,
      state_since: since,
      date_delivered: state === "delivered" ? since : null,
      date_created: dateText(this.#now - hours * 3_600_000 - 20_000),
      date_last_modified: since,
    });
  }
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

const numberOrNull = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The document that went, or will go, to the ERP for an order of a row set. */
function documentOfRow(rows: RowSet, order: Row, salesRepId: string | null = text(order.sales_rep_id)): OrderDocument {
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
      deliveryCode: null,
      deliveryName: null,
      deliveryNote: null,
      class1: text(customer.class1_id),
      class2: null,
      class3: null,
      class4: null,
      class5: null,
      addressCheck: null,
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
