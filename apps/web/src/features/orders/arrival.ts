import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { parseTimestamp } from "@purvey/ui/format";

type Promised = Pick<CustomerOrder, "status" | "promisedShipDate">;

/** Where an order that has not arrived stands: what is said of it. */
export type Arrival = "onWay" | "held" | "late" | "promised" | "undated";

/** Where an order stands at a moment; undefined for one that is done with. */
export function arrivalOf({ status, promisedShipDate }: Promised, now: Date): Arrival | undefined {
  if (status === "invoiced" || status === "cancelled") return undefined;
  if (status === "shipped") return "onWay";
  if (status === "held") return "held";
  const promised = promisedShipDate ? parseTimestamp(promisedShipDate) : undefined;
  if (!promised) return "undated";
  // A promise holds to the end of its day.
  return promised.getTime() + 86_400_000 < now.getTime() ? "late" : "promised";
}

/** Orders that have not arrived, those first that leave first; those without a date last. */
export function arriving<Order extends Promised>(orders: readonly Order[], now: Date): Order[] {
  const dayOf = ({ promisedShipDate }: Order) => promisedShipDate ?? "9999";
  return orders
    .filter((order) => arrivalOf(order, now) !== undefined)
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}
