import type { DocumentResult } from "@purvey/contract/generated/warehouseOps";
import sql, { type Sql } from "sql-template-tag";
import { decimal, inBaseUnits } from "../../values/decimal.ts";
import type { DocumentKind, DocumentLine, WarehouseDocument } from "./document.ts";

/** What of a line goes where, as it is stored: quantities in the line's unit. */
export interface StoredPortion {
  readonly bin: string | null;
  readonly lot: string | null;
  readonly quantity: number | null;
  readonly serials: readonly string[];
}

/** A line as the database answers it, for every kind. */
export interface LineRow {
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly serialized: string;
  readonly trackLots: string;
  readonly baseUnit: string;
  readonly quantity: number | null;
  readonly uom: string;
  readonly unitSize: number;
  readonly toBin: string | null;
  readonly moveAvailable: "Y" | "N";
  readonly moveAllocations: "Y" | "N";
  readonly poNo: number | null;
  readonly targetLineNo: number | null;
  readonly bins: readonly StoredPortion[];
  readonly complete: "Y" | "N";
  readonly reason: string | null;
  readonly qtyShipped: number;
  readonly qtyReceived: number;
  readonly qtyShort: number;
  readonly qtyInTransit: number;
}

/** A document as the database answers it, for every kind. */
export interface DocumentRow {
  readonly documentUid: number;
  readonly kind: DocumentKind;
  readonly importState: "initial" | "hold" | "delivered";
  readonly usersId: number;
  readonly locationId: number;
  readonly locationName: string;
  readonly otherLocationId: number | null;
  readonly otherLocationName: string | null;
  readonly requestId: string | null;
  readonly referenceNo: string | null;
  readonly poNo: number | null;
  readonly transferUid: number | null;
  readonly carrierName: string | null;
  readonly trackingNo: string | null;
  readonly properties: Record<string, unknown>;
  readonly jsonData: string | null;
  readonly response: DocumentResult | null;
  readonly statusCd: 704 | 705 | 700;
  readonly processMessage: string | null;
  readonly attempts: number;
  readonly dateCreated: string;
  readonly dateLastModified: string;
  readonly dateProcessed: string | null;
  readonly lines: readonly LineRow[];
}

/** The columns of a document `d` with its lines, in one statement for any number of documents. */
export const documentColumns: Sql = sql`
  d.document_uid as "documentUid", d.kind, d.import_state as "importState", d.users_id as "usersId",
  d.location_id as "locationId", l.location_name as "locationName",
  d.other_location_id as "otherLocationId", t.location_name as "otherLocationName", d.request_id as "requestId",
  d.reference_no as "referenceNo", d.po_no as "poNo", d.transfer_uid as "transferUid",
  d.carrier_name as "carrierName", d.tracking_no as "trackingNo", d.properties, d.json_data as "jsonData", d.response,
  d.status_cd as "statusCd", d.process_message as "processMessage", d.attempts,
  d.date_created as "dateCreated", d.date_last_modified as "dateLastModified", d.date_processed as "dateProcessed",
  (select coalesce(json_agg(json_build_object(
      'lineNo', n.line_no, 'invMastUid', n.inv_mast_uid, 'itemId', i.item_id, 'itemDesc', i.item_desc,
      'serialized', i.serialized, 'trackLots', i.track_lots, 'baseUnit', i.base_unit,
      'quantity', n.quantity, 'uom', n.uom, 'unitSize', n.unit_size, 'toBin', n.to_bin,
      'moveAvailable', n.move_available, 'moveAllocations', n.move_allocations,
      'poNo', n.po_no, 'targetLineNo', n.target_line_no, 'bins', n.bins, 'complete', n.complete, 'reason', n.reason,
      'qtyShipped', coalesce(w.shipped, 0), 'qtyReceived', coalesce(w.received, 0),
      'qtyInTransit', coalesce(w.in_transit, 0), 'qtyShort', n.qty_unshipped + coalesce(w.short, 0)
    ) order by n.line_no), '[]'::json)
    from warehouse_document_line n
    join item i on i.site_id = n.site_id and i.inv_mast_uid = n.inv_mast_uid
    left join lateral (
      select sum(r.qty_shipped) as shipped, sum(r.qty_received + r.qty_over) as received, sum(r.qty_short) as short,
        sum(r.qty_shipped - r.qty_received - r.qty_short) as in_transit
      from stock_transit r where r.site_id = n.site_id and r.transfer_uid = n.document_uid and r.line_no = n.line_no
    ) w on true
    where n.site_id = d.site_id and n.document_uid = d.document_uid) as lines`;

/** Where a document `d` and the names of its locations come from. */
export const documentSource: Sql = sql`
  from warehouse_document d
  join location l on l.site_id = d.site_id and l.location_id = d.location_id
  left join location t on t.site_id = d.site_id and t.location_id = d.other_location_id`;

/** The document as it is applied: base units, exact. */
export function documentOf(row: DocumentRow): WarehouseDocument {
  return {
    documentUid: row.documentUid,
    kind: row.kind,
    usersId: row.usersId,
    locationId: row.locationId,
    otherLocationId: row.otherLocationId ?? undefined,
    transferUid: row.transferUid ?? undefined,
    referenceNo: row.referenceNo ?? undefined,
    lines: row.lines.map(lineOf),
  };
}

function lineOf(row: LineRow): DocumentLine {
  const inBase = (quantity: number | null) =>
    quantity === null ? undefined : inBaseUnits(decimal(quantity), decimal(row.unitSize));
  const quantity = inBase(row.quantity);
  const { lineNo, invMastUid, itemId, baseUnit } = row;
  return {
    lineNo,
    invMastUid,
    itemId,
    baseUnit,
    quantity,
    isSerialized: row.serialized === "Y",
    hasLots: row.trackLots === "Y",
    toBin: row.toBin ?? undefined,
    movesFree: row.moveAvailable === "Y",
    movesAllocated: row.moveAllocations === "Y",
    poNo: row.poNo ?? undefined,
    targetLineNo: row.targetLineNo ?? undefined,
    portions: row.bins.map((portion) => ({
      bin: portion.bin ?? undefined,
      lot: portion.lot ?? undefined,
      quantity: inBase(portion.quantity) ?? quantity,
      serials: portion.serials,
    })),
    isFinal: row.complete === "Y",
    reason: row.reason ?? undefined,
  };
}
