import { documentOfRow } from "../../../data/imports/document-of-row.ts";
import type { Row } from "../../../platform/db/insert-rows.ts";
import { orderProblems } from "../../../trades/erp/order-problems.ts";
import { type DocumentHeader, orderSource } from "../../../trades/orders/order-document.ts";
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
