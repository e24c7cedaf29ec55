import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { businessError, invalid } from "../../platform/errors.ts";

/** A line of a purchase order or transfer, which a line of a document may belong to. */
export interface TargetLine {
  readonly poNo: number | null;
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly uom: string;
  readonly unitSize: number;
  readonly isOpen: boolean;
}

/** Where a document happens, and the lines that its own may belong to. */
export interface Target {
  readonly locationId: number;
  readonly otherLocationId: number | null;
  readonly lines: readonly TargetLine[];
}

/**
 * The purchase orders with their lines, and the location that they go to. Refuses (400) an order that does not exist, and
 * (422) orders of several locations.
 */
export async function purchaseOrderTarget(db: Queryable, site: string, numbers: readonly number[]): Promise<Target> {
  const rows = await db.query<{ poNo: number; locationId: number; lines: TargetLine[] }>(sql`
    select h.po_no as "poNo", h.location_id as "locationId",
      (select coalesce(json_agg(json_build_object('poNo', p.po_no, 'lineNo', p.line_no, 'invMastUid', p.inv_mast_uid,
          'itemId', p.item_id, 'uom', p.unit_of_measure, 'unitSize', p.unit_size,
          'isOpen', p.complete = 'N' and p.cancel_flag = 'N') order by p.line_no), '[]'::json)
        from po_line p where p.site_id = h.site_id and p.po_no = h.po_no) as lines
    from po_hdr h where h.site_id = ${site} and h.po_no = any(${[...numbers]}::bigint[]) order by h.po_no`);
  const missing = numbers.find((number) => !rows.some(({ poNo }) => poNo === number));
  if (missing !== undefined)
    throw invalid("poNo", `There is no purchase order \`${missing}\`; check the number on the packing slip.`, missing);
  const locations = new Set(rows.map(({ locationId }) => locationId));
  if (locations.size > 1)
    throw businessError(
      `The purchase orders ${numbers.join(", ")} are for several locations (${[...locations].join(", ")}). Book a receipt for each.`,
    );
  return { locationId: rows[0]?.locationId ?? 0, otherLocationId: null, lines: rows.flatMap(({ lines }) => lines) };
}

/** The transfer with its lines, sender and receiver. Refuses (400) one that does not exist. */
export async function transferTarget(db: Queryable, site: string, transferUid: number): Promise<Target> {
  const row = await db.first<Target>(sql`
    select d.location_id as "locationId", d.other_location_id as "otherLocationId",
      (select coalesce(json_agg(json_build_object('poNo', null, 'lineNo', n.line_no, 'invMastUid', n.inv_mast_uid,
          'itemId', i.item_id, 'uom', n.uom, 'unitSize', n.unit_size, 'isOpen', n.complete = 'N') order by n.line_no), '[]'::json)
        from warehouse_document_line n join item i on i.site_id = n.site_id and i.inv_mast_uid = n.inv_mast_uid
        where n.site_id = d.site_id and n.document_uid = d.document_uid) as lines
    from warehouse_document d
    where d.site_id = ${site} and d.kind = 'transfer' and d.document_uid = ${transferUid} and d.status_cd <> 700`);
  if (row) return row;
  throw invalid("transferUid", `There is no transfer \`${transferUid}\`; list the transfers to find it.`, transferUid);
}
