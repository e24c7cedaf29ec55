import type { PurchaseOrder, PurchaseOrderLine } from "@purvey/contract/generated/orders";
import sql, { raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../platform/db/columns.ts";
import { type JsonFields, selectList } from "../../platform/db/json-list.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { dayIn } from "../../platform/settings/branch-day.ts";

/** Purchase orders `h` with their vendor `v` and location `p`. */
export const purchaseOrdersFrom: Sql = raw(`from po_hdr h
  join vendor v on v.site_id = h.site_id and v.vendor_id = h.vendor_id
  join location p on p.site_id = h.site_id and p.location_id = h.location_id`);

const ofOrder = "from po_line l where l.site_id = h.site_id and l.po_no = h.po_no";

/** `Y` of purchase orders that goods may come for. */
export const purchaseAwaited: Sql = raw(
  "(case when h.approved = 'Y' and h.complete = 'N' and h.cancel_flag = 'N' then 'Y' else 'N' end)",
);

/** `Y` of awaited purchase orders whose last day is over where they are to come. */
export const purchaseOverdue: Sql = sql`(case when ${purchaseAwaited} = 'Y' and h.date_due::date < ${dayIn(sql`p.timezone`)} then 'Y' else 'N' end)`;

/** The sum of the lines of a purchase order `h`, without cancelled ones. */
export const purchaseTotal = `(select coalesce(sum(round(l.qty_ordered * l.unit_cost, currency_decimals(h.currency))), 0) ${ofOrder} and l.cancel_flag <> 'Y')`;

const headers: JsonFields = {
  poNo: "h.po_no",
  vendorId: "h.vendor_id",
  vendorName: "v.vendor_name",
  externalPoNo: "h.external_po_no",
  locationId: "h.location_id",
  locationName: "p.location_name",
  companyId: "h.company_id",
  poDate: "h.po_date",
  dateDue: "h.date_due",
  requestedBy: "h.requested_by",
  buyerId: "h.buyer_id",
  terms: "h.terms",
  carrierId: "h.carrier_id",
  approved: "h.approved",
  complete: "h.complete",
  cancelFlag: "h.cancel_flag",
  status: `case when h.cancel_flag = 'Y' then 'cancelled' when h.complete = 'Y' then 'complete'
    when h.approved <> 'Y' then 'unapproved'
    when exists (select 1 ${ofOrder} and l.base_received > 0) then 'partial' else 'open' end`,
  overdue: purchaseOverdue.sql,
  totalAmount: purchaseTotal,
  currency: "h.currency",
  lineCount: `(select count(*) ${ofOrder})`,
  notes: "h.notes",
  dateCreated: "h.date_created",
  dateLastModified: "h.date_last_modified",
};

/** What is selected of a purchase order's header. */
export const purchaseOrderSelect: Sql = selectList(headers);

/** What purchase orders can be sorted by. */
export const purchaseOrderFields: readonly string[] = Object.keys(headers);

/** The expressions behind {@link purchaseOrderFields}, by column. */
export const purchaseOrderExpressions: Readonly<Record<string, string>> = sortExpressions(headers);

/** A purchase order as it is selected. */
export type PurchaseOrderRow = Omit<PurchaseOrder, "lines">;

const baseQtyOpen = `case when l.complete = 'Y' or l.cancel_flag = 'Y' or h.cancel_flag = 'Y' then 0
  else greatest(l.qty_ordered * l.unit_size - l.base_received, 0) end`;

/** What came of a line `l` of an order `h` and what is still to come: counted in base units, said in the line's unit too. */
export const cameOfLine: JsonFields = {
  qtyOrdered: "l.qty_ordered",
  qtyReceived: "round(l.base_received / l.unit_size, 6)",
  qtyOpen: `round((${baseQtyOpen}) / l.unit_size, 6)`,
  baseQtyReceived: "round(l.base_received, 6)",
  baseQtyOpen: `round(${baseQtyOpen}, 6)`,
};

const lines: JsonFields = {
  lineNo: "l.line_no",
  invMastUid: "l.inv_mast_uid",
  itemId: "l.item_id",
  itemDesc: "coalesce(l.item_desc, i.item_desc)",
  vendorItemId: "coalesce(l.vendor_item_id, n.vendor_item_id)",
  upcOrEanId: "nullif(i.upc_or_ean_id, '')",
  ...cameOfLine,
  unitOfMeasure: "l.unit_of_measure",
  unitSize: "l.unit_size",
  baseUnit: "i.base_unit",
  unitCost: "l.unit_cost",
  extendedCost: "round(l.qty_ordered * l.unit_cost, currency_decimals(h.currency))",
  dateDue: "coalesce(l.date_due, h.date_due)",
  complete: "l.complete",
  cancelFlag: "l.cancel_flag",
  serialized: "i.serialized",
  trackLots: "i.track_lots",
  trackBins: `case when exists (select 1 from bin b where b.site_id = h.site_id and b.location_id = h.location_id and b.status_cd = 704)
    then 'Y' else 'N' end`,
  primaryBin: "s.primary_bin",
};

/** The lines of several purchase orders in one statement, by their number, in their order. */
export async function purchaseLinesOf(
  { db, site }: Context,
  numbers: readonly number[],
): Promise<Map<number, PurchaseOrderLine[]>> {
  const found = new Map<number, PurchaseOrderLine[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  const rows = await db.query<PurchaseOrderLine & { poNo: number }>(sql`
    select l.po_no as "poNo", ${selectList(lines)}
    from po_line l
    join po_hdr h on h.site_id = l.site_id and h.po_no = l.po_no
    join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid
    left join item_vendor n on n.site_id = l.site_id and n.inv_mast_uid = l.inv_mast_uid and n.vendor_id = h.vendor_id
    left join item_stock s on s.site_id = l.site_id and s.inv_mast_uid = l.inv_mast_uid and s.location_id = h.location_id
    where l.site_id = ${site} and l.po_no = any(${numbers}::bigint[]) order by l.po_no, l.line_no`);
  for (const { poNo, ...line } of rows) found.get(poNo)?.push(line);
  return found;
}
