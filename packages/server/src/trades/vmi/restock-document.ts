import type { RestockHeader } from "@purvey/contract/generated/vmi";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { jsonList } from "../../platform/db/json-list.ts";
import { joinPart, partNames } from "./part-columns.ts";

/** The columns of a restock order that a caller may sort by. */
export const restockFields = {
  restockHdrUid: "h.restock_hdr_uid",
  warehouseUid: "h.warehouse_uid",
  warehouseName: "w.warehouse_name",
  customerId: "w.customer_id",
  distributorsUid: "h.distributors_uid",
  distributorsName: "d.distributors_name",
  poNumber: "h.po_number",
  notes: "h.notes",
  restockState: `case h.status_cd when 700 then 'cancelled' when 704 then case when a.arrived > 0 then 'partial' else 'open' end
    else case when a.lines > 0 and a.open = 0 then 'received' else 'closed' end end`,
  lineCount: "a.lines",
  statusCd: "h.status_cd",
  usersId: "h.users_id",
  dateCreated: "h.date_created",
  dateLastModified: "h.date_last_modified",
} as const;

/** Whether something of a restock order's line `l` is still to arrive; what decides when the order is complete. */
export const isAwaited: Sql = raw("l.qty_received < l.qty_ordered");

const lineFields = {
  lineNo: "l.line_no",
  invMastUid: "l.inv_mast_uid",
  invProfileLineType: "l.inv_profile_line_type",
  ...partNames,
  qtyOrdered: "l.qty_ordered",
  qtyReceived: "l.qty_received",
  qtyOpen: "case h.status_cd when 704 then l.qty_ordered - l.qty_received else 0 end",
  complete: `h.status_cd <> 704 or not (${isAwaited.text})`,
};

const lines = jsonList(
  lineFields,
  `vmi_restock_line l ${joinPart("l", sql`l.site_id`).text} where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid`,
  "l.line_no",
);

/** The columns of a restock order with its lines. */
export const restockSelect: Sql = raw(
  `${Object.entries(restockFields)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(", ")}, ${lines} as lines`,
);

/** Restock orders `h` with their stockroom `w`, distributor `d` and figures `a`; conditions follow. */
export const restockFrom: Sql = sql`
  from vmi_restock_hdr h
  join vmi_warehouse w on w.site_id = h.site_id and w.warehouse_uid = h.warehouse_uid
  join vmi_distributor d on d.site_id = h.site_id and d.distributors_uid = h.distributors_uid
  cross join lateral (
    select count(*) as lines, count(*) filter (where ${isAwaited}) as open,
      count(*) filter (where l.qty_received > 0) as arrived
    from vmi_restock_line l where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid
  ) a`;

/** A restock order as answers have it; undefined when there is none of this number that fulfils the condition. */
export function readRestock(
  db: Queryable,
  site: string,
  restockHdrUid: number,
  condition: Sql = sql`true`,
): Promise<RestockHeader | undefined> {
  return db.first<RestockHeader>(
    sql`select ${restockSelect} ${restockFrom} where h.site_id = ${site} and h.restock_hdr_uid = ${restockHdrUid} and ${condition}`,
  );
}
