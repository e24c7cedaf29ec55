import type { Row } from "../../../platform/db/insert-rows.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { type VendorDefinition, vendorDefinition } from "../catalog/vendor-definitions.ts";
import { daysLater } from "../sales/dates.ts";

/**
 * Writes purchase orders into a catalogue's rows: lines at the item's cost under the vendor's number, due after the
 * vendor's lead time. What open lines still have to come must stand in `item_stock.qty_on_order` already.
 */
export class PurchaseBook {
  readonly #catalog: Catalog;
  readonly #sources: ReadonlyMap<string, Row>;

  /** The items must be in the catalogue's rows already. */
  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#sources = new Map(
      catalog.rows.rows("item_vendor").map((row) => [`${row.inv_mast_uid} ${row.vendor_id}`, row]),
    );
  }

  /** Adds a purchase order with its lines. */
  add(draft: PurchaseDraft): void {
    const vendor = vendorDefinition(draft.vendorName);
    const due = daysLater(draft.date, vendor.leadTimeDays);
    const complete = draft.lines.every(isComplete);
    this.#catalog.rows.add("po_hdr", {
      po_no: draft.number,
      vendor_id: vendor.vendorId,
      location_id: draft.locationId,
      company_id: "PDS",
      po_date: draft.date,
      date_due: due,
      terms: vendor.terms,
      requested_by: "Ada Okafor",
      buyer_id: "ada",
      carrier_id: vendor.leadTimeDays > 8 ? "ESTES" : "UPS",
      approved: (draft.approved ?? true) ? "Y" : "N",
      complete: complete ? "Y" : "N",
      cancel_flag: draft.cancelled ? "Y" : "N",
      notes: draft.notes,
      date_created: draft.date,
      date_last_modified: complete ? due : draft.date,
    });
    draft.lines.forEach((line, index) => {
      const row = { po_no: draft.number, line_no: index + 1, ...this.#line(line, vendor) };
      this.#catalog.rows.add("po_line", { ...row, date_due: due, cancel_flag: draft.cancelled ? "Y" : "N" });
    });
  }

  #line(line: PurchaseLine, vendor: VendorDefinition): Row {
    const item = this.#catalog.draft(line.itemId);
    const unit = item.units.find((candidate) => candidate.unit === line.unit);
    if (!unit) throw new RangeError(`The item \`${line.itemId}\` has no unit \`${line.unit}\`.`);
    const uid = this.#catalog.items.require(line.itemId, "item");
    return {
      inv_mast_uid: uid,
      item_id: line.itemId,
      item_desc: item.description,
      vendor_item_id: this.#sources.get(`${uid} ${vendor.vendorId}`)?.vendor_item_id,
      qty_ordered: line.ordered,
      base_received: (line.received ?? 0) * unit.size,
      unit_of_measure: line.unit,
      unit_size: unit.size,
      unit_cost: numberOf(decimal(item.cost).times(unit.size).round(4)),
      complete: isComplete(line) ? "Y" : "N",
    };
  }
}

function isComplete({ ordered, received = 0 }: PurchaseLine): boolean {
  return received >= ordered;
}

/** A line of a purchase order. Quantities are in the line's unit. */
export interface PurchaseLine {
  readonly itemId: string;
  readonly unit: string;
  readonly ordered: number;
  /** Default nothing. */
  readonly received?: number;
}

/** A purchase order. It is complete when every line has come; what is not approved or cancelled counts as not on order. */
export interface PurchaseDraft {
  readonly number: number;
  readonly vendorName: string;
  readonly locationId: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly date: string;
  readonly lines: readonly PurchaseLine[];
  /** Default true. */
  readonly approved?: boolean;
  /** Default false. */
  readonly cancelled?: boolean;
  readonly notes?: string;
}
