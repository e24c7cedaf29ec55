import type { OrderShipment } from "@purvey/contract/generated/orders";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../i18n/messages.ts";
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

type CarriedLine = Pick<OrderShipment["lines"][number], "orderLineNo" | "itemNo" | "quantity" | "unitOfMeasure">;

interface CarriedLinesProps {
  readonly lines: readonly CarriedLine[];
}

/** Beyond so many lines the others are folded: what follows them on the page stays in reach. */
const mostOpen = 12;

/** The parts of a shipment or a pick ticket and how many of each; of many the first ones, and the others on demand. */
export function CarriedLines({ lines }: CarriedLinesProps) {
  const text = useText(courseMessages);
  const shown = lines.length > mostOpen ? mostOpen / 2 : mostOpen;
  const more = lines.slice(shown);
  return (
    <>
      <LineList lines={lines.slice(0, shown)} />
      {more.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="w-fit cursor-pointer">{text("moreLines", { count: more.length })}</summary>
          <LineList lines={more} />
        </details>
      )}
    </>
  );
}

function LineList({ lines }: CarriedLinesProps) {
  return (
    <ul className="mt-1">
      {lines.map((line) => (
        <li key={line.orderLineNo} className="flex justify-between gap-4 text-sm">
          <span className="min-w-0 font-mono">{line.itemNo}</span>
          <Quantity quantity={line.quantity} unit={line.unitOfMeasure} />
        </li>
      ))}
    </ul>
  );
}
