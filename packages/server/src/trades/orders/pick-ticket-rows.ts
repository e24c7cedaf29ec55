import { raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../platform/db/columns.ts";
import { type JsonFields, selectList } from "../../platform/db/json-list.ts";

/** Tickets `t` with their order `h`, its customer `c` and the location `p`. */
export const ticketsFrom: Sql = raw(`from pick_ticket t
  join order_hdr h on h.site_id = t.site_id and h.order_no = t.order_no
  join customer c on c.site_id = h.site_id and c.customer_id = h.customer_id
  join location p on p.site_id = t.site_id and p.location_id = t.location_id`);

const gone =
  "case when t.delete_flag = 'Y' or h.delete_flag = 'Y' or h.cancel_flag = 'Y' or h.status = 'cancelled' then 'Y' else 'N' end";

/** `Y` for a ticket that was deleted or whose order was given up. */
export const ticketGone: Sql = raw(`(${gone})`);

/** Where a ticket `t` of the order `h` stands. */
export const ticketStatus = `case when ${gone} = 'Y' then 'cancelled' when h.status in ('shipped', 'invoiced') then 'shipped'
    when t.printed_flag = 'Y' then 'printed' else 'open' end`;

/** `Y` for a ticket of which something is still to be picked, printed or not. */
export const ticketToPick: Sql = raw(`(case when (${ticketStatus}) in ('open', 'printed') then 'Y' else 'N' end)`);

const tickets: JsonFields = {
  pickTicketNo: "t.pick_ticket_no",
  orderNo: "t.order_no",
  companyId: "h.company_id",
  locationId: "t.location_id",
  locationName: "p.location_name",
  customerId: "h.customer_id",
  customerName: "c.customer_name",
  poNo: "h.po_no",
  shipToName: "h.ship_to_name",
  shipToCity: "h.ship_to_city",
  shipToState: "h.ship_to_state",
  shipToZip: "h.ship_to_zip",
  requestedShipDate: "h.requested_ship_date",
  deliveryName: "h.delivery_name",
  deliveryNote: "h.delivery_note",
  printedFlag: "t.printed_flag",
  deleteFlag: gone,
  status: ticketStatus,
  lineCount:
    "(select count(*) from pick_ticket_line n where n.site_id = t.site_id and n.pick_ticket_no = t.pick_ticket_no)",
  dateCreated: "t.date_created",
  dateLastModified: "t.date_last_modified",
};

/** What is selected of a ticket. */
export const ticketSelect: Sql = selectList(tickets);

/** What tickets can be sorted by. */
export const ticketFields: readonly string[] = Object.keys(tickets);

/** The expressions behind {@link ticketFields}, by column. */
export const ticketExpressions: Readonly<Record<string, string>> = sortExpressions(tickets);

/** Lines `k` of tickets `t` with the order's line `l`, the item `i` and the bin `b`. */
export const ticketLinesFrom: Sql = raw(`from pick_ticket_line k
  join pick_ticket t on t.site_id = k.site_id and t.pick_ticket_no = k.pick_ticket_no
  join order_line l on l.site_id = t.site_id and l.order_no = t.order_no and l.line_no = k.order_line_no
  join item i on i.site_id = k.site_id and i.inv_mast_uid = k.inv_mast_uid
  left join bin b on b.site_id = t.site_id and b.location_id = t.location_id and b.bin = k.bin`);

const lines: JsonFields = {
  pickTicketNo: "k.pick_ticket_no",
  lineNumber: "k.line_number",
  orderNo: "t.order_no",
  orderLineNo: "k.order_line_no",
  invMastUid: "k.inv_mast_uid",
  itemId: "l.item_id",
  itemDesc: "l.description",
  upcOrEanId: "nullif(i.upc_or_ean_id, '')",
  bin: "k.bin",
  binDesc: "b.bin_desc",
  lot: "nullif(k.lot, '')",
  qtyToPick: "round(k.qty_to_pick / l.unit_size, 6)",
  qtyPicked: "round(k.qty_picked / l.unit_size, 6)",
  unitOfMeasure: "l.unit_of_measure",
  unitSize: "l.unit_size",
  baseUnit: "i.base_unit",
  baseQtyToPick: "k.qty_to_pick",
  serialized: "i.serialized",
  trackLots: "i.track_lots",
  lineNote: "l.line_note",
};

/** What is selected of a line. */
export const ticketLineSelect: Sql = selectList(lines);

/** What lines can be sorted by. */
export const ticketLineFields: readonly string[] = Object.keys(lines);

/** The expressions behind {@link ticketLineFields}, by column. */
export const ticketLineExpressions: Readonly<Record<string, string>> = sortExpressions(lines);
