import type { RowSet } from "../row-set.ts";
import { daysLater } from "./dates.ts";
import type { OrderDraft, ShipmentDraft } from "./sale-drafts.ts";

/** The first number of a shipment. */
const firstShipment = 650_001;

interface ShippedBy {
  readonly carrier: string;
  readonly service: string;
  readonly track?: (orderNo: number) => { readonly tracking_no: string; readonly tracking_url: string };
}

const ups: ShippedBy = {
  carrier: "UPS",
  service: "Ground",
  track: (orderNo) => {
    const tracking_no = `1Z4TW888035${String(orderNo).padStart(7, "0")}`;
    return { tracking_no, tracking_url: `https://www.ups.com/track?tracknum=${tracking_no}` };
  },
};
const fedex: ShippedBy = {
  carrier: "FedEx",
  service: "Ground",
  track: (orderNo) => {
    const tracking_no = `7712${String(orderNo).padStart(8, "0")}`;
    return { tracking_no, tracking_url: `https://www.fedex.com/fedextrack/?trknbr=${tracking_no}` };
  },
};
const ownTruck: ShippedBy = { carrier: "Our own truck", service: "Tour" };

/** Who carries an order: parcels go with either of two carriers, every third order with the tour. */
function carrierOf(orderNo: number): ShippedBy {
  return [ups, fedex, ownTruck][orderNo % 3] ?? ups;
}

/** What left for an order: as the draft says, otherwise everything on the day after it was ordered once it is shipped. */
export function shipmentsOf(order: OrderDraft): readonly ShipmentDraft[] {
  if (order.shipments) return order.shipments;
  if (order.status !== "shipped" && order.status !== "invoiced") return [];
  return [{ days: 1, quantities: order.lines.map(({ quantity }) => quantity) }];
}

/** How much of a line left, in its unit; `index` counts from 0. */
export function shippedOf(order: OrderDraft, index: number): number {
  return shipmentsOf(order).reduce((sum, { quantities }) => sum + (quantities[index] ?? 0), 0);
}

/** Adds the shipments of an order with their lines. */
export function addShipments(rows: RowSet, order: OrderDraft): void {
  for (const { days, quantities } of shipmentsOf(order)) {
    const shipment_no = firstShipment + rows.rows("shipment").length;
    const { carrier, service, track } = carrierOf(order.number + days - 1);
    const ship_date = `${daysLater(order.date, days).slice(0, 10)} 12:45:00`;
    rows.add("shipment", {
      shipment_no,
      order_no: order.number,
      location_id: order.locationId,
      ship_date,
      carrier,
      service,
      ...track?.(order.number),
    });
    quantities.forEach((quantity, index) => {
      if (quantity > 0) rows.add("shipment_line", { shipment_no, order_line_no: index + 1, quantity });
    });
  }
}
