import { type JsonFields, jsonList, timeText } from "../../platform/db/json-list.ts";
import { orderSource } from "../../trades/orders/order-document.ts";
import { ticketStatus } from "../../trades/orders/pick-ticket-rows.ts";

const ofOrder = "l.site_id = h.site_id and l.order_no = h.order_no";

const shippedLines = jsonList(
  { orderLineNo: "n.order_line_no", itemNo: "l.item_id", quantity: "n.quantity", unitOfMeasure: "l.unit_of_measure" },
  `shipment_line n join order_line l on ${ofOrder} and l.line_no = n.order_line_no
    where n.site_id = s.site_id and n.shipment_no = s.shipment_no`,
  "n.order_line_no",
);

const pickedLines = jsonList(
  {
    ...{ orderLineNo: "l.line_no", itemNo: "l.item_id", unitOfMeasure: "l.unit_of_measure" },
    quantity: "round(n.quantity / l.unit_size, 6)",
  },
  `(select k.order_line_no, sum(k.qty_to_pick) as quantity from pick_ticket_line k
      where k.site_id = t.site_id and k.pick_ticket_no = t.pick_ticket_no group by 1) n
    join order_line l on ${ofOrder} and l.line_no = n.order_line_no`,
  "l.line_no",
);

/** What became of an order `h`, as expressions of its document: when it reached the ERP, what is picked, what left. */
export const orderCourse: JsonFields = {
  dateSentToErp: `(select max(r.date_delivered) from import_record r
    where r.site_id = h.site_id and r.source_name = '${orderSource}' and r.source_id = h.order_no::text
      and r.import_state = 'delivered' and r.import_status_cd <> 700)`,
  picking: jsonList(
    {
      ...{ pickTicketNo: "t.pick_ticket_no", locationName: "w.location_name", status: ticketStatus },
      ...{ dateCreated: timeText("t.date_created"), lines: pickedLines },
    },
    `pick_ticket t join location w on w.site_id = t.site_id and w.location_id = t.location_id
      where t.site_id = h.site_id and t.order_no = h.order_no and t.delete_flag = 'N'`,
    "t.pick_ticket_no",
  ),
  shipments: jsonList(
    {
      ...{ shipmentNo: "s.shipment_no", shipDate: timeText("s.ship_date"), locationName: "w.location_name" },
      ...{ carrier: "s.carrier", service: "s.service", trackingNo: "s.tracking_no", trackingUrl: "s.tracking_url" },
      lines: shippedLines,
    },
    `shipment s join location w on w.site_id = s.site_id and w.location_id = s.location_id
      where s.site_id = h.site_id and s.order_no = h.order_no`,
    "s.ship_date, s.shipment_no",
  ),
};
