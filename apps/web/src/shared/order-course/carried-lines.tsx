import type { OrderShipment } from "@purvey/contract/generated/orders";
import { Quantity } from "@purvey/ui/data/quantity";

/** What `CarriedLines` takes. */
export interface CarriedLinesProps {
  readonly lines: readonly Pick<
    OrderShipment["lines"][number],
    "orderLineNo" | "itemNo" | "quantity" | "unitOfMeasure"
  >[];
}

/** The parts of a shipment or a pick ticket and how many of each. */
export function CarriedLines({ lines }: CarriedLinesProps) {
  return (
    <ul className="mt-1.5">
      {lines.map((line) => (
        <li key={line.orderLineNo} className="flex justify-between gap-4 text-sm">
          <span className="min-w-0 font-mono">{line.itemNo}</span>
          <Quantity quantity={line.quantity} unit={line.unitOfMeasure} />
        </li>
      ))}
    </ul>
  );
}
