import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { useKnownWords } from "../known-words/use-known-words.ts";
import { shapeOf } from "./order-shape.ts";
import { orderStatusMessages } from "./order-status-messages.ts";

export interface OrderStatusProps {
  readonly order: Pick<CustomerOrder, "status" | "statusDesc">;
  /** The shape, where more is known than the status tells: an order that is late. */
  readonly tone?: StatusShape | undefined;
}

/** Where an order stands, in the person's language; long words break in a narrow column. */
export function OrderStatus({ order, tone = shapeOf(order) }: OrderStatusProps) {
  const say = useKnownWords(orderStatusMessages);
  return (
    <Status tone={tone} className="whitespace-normal!">
      {say(order.status, order.statusDesc)}
    </Status>
  );
}
