import type { OrderShipment } from "@purvey/contract/generated/orders";
import { Quantity } from "@purvey/ui/data/quantity";
import { useText } from "../i18n/messages.ts";
import { courseMessages } from "./messages.ts";

type CarriedLine = Pick<OrderShipment["lines"][number], "orderLineNo" | "itemNo" | "quantity" | "unitOfMeasure">;

/** What `CarriedLines` takes. */
export interface CarriedLinesProps {
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
