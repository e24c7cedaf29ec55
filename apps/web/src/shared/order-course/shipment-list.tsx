import type { OrderShipment } from "@purvey/contract/generated/orders";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../i18n/messages.ts";
import { CarriedLines } from "./carried-lines.tsx";
import { courseMessages } from "./messages.ts";

/** What left for an order: when, with whom, under which number, and what is in it. */
export function ShipmentList({ shipments }: { shipments: readonly OrderShipment[] }) {
  const text = useText(courseMessages);
  if (shipments.length === 0) return <p className="py-2 text-soft">{text("nothingLeft")}</p>;
  return (
    <ul className="shipments">
      {shipments.map((shipment) => (
        <li key={shipment.shipmentNo} className="border-b border-rule py-2.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="font-semibold">
              {[shipment.carrier, shipment.service].filter(Boolean).join(" ") ||
                text("shipment", { shipment: String(shipment.shipmentNo) })}
            </span>
            <Timestamp value={shipment.shipDate} className="text-sm text-soft" />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <TrackingNumber shipment={shipment} />
            <span className="text-sm text-soft">{text("from", { location: shipment.locationName })}</span>
          </div>
          <CarriedLines lines={shipment.lines} />
        </li>
      ))}
    </ul>
  );
}

/** The carrier's number; a link where the carrier tells where it is. */
function TrackingNumber({ shipment: { trackingNo, trackingUrl, carrier } }: { shipment: OrderShipment }) {
  const text = useText(courseMessages);
  if (!trackingNo) return <span className="text-sm text-soft">{text("noTracking")}</span>;
  const number = <span className="font-mono break-all">{trackingNo}</span>;
  if (!trackingUrl?.startsWith("https://"))
    return (
      <span>
        <span className="sr-only">{text("tracking")} </span>
        {number}
      </span>
    );
  return (
    <a
      href={trackingUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={text("trackAt", { number: trackingNo, carrier: carrier ?? "" })}
    >
      {number}
    </a>
  );
}
