import type { TrackedOrder } from "@purvey/contract/generated/orders";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../../../shared/i18n/messages.ts";
import { CourseTimeline } from "../../../shared/order-course/course-timeline.tsx";
import { courseMessages } from "../../../shared/order-course/messages.ts";
import { isToLeave } from "../../../shared/order-course/order-shape.ts";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { ShipmentList } from "../../../shared/order-course/shipment-list.tsx";
import { messages } from "../messages.ts";

/** Where the order is and what is in it: no prices, no people. */
export function FoundOrder({ order }: { order: TrackedOrder }) {
  const text = useText(messages);
  const say = useText(courseMessages);
  const place = [order.shipToCity, order.shipToState].filter(Boolean).join(", ");
  const day = (term: "wanted" | "promised", value: string | null) =>
    value ? [{ term: text(term), value: <Timestamp value={value} detail="date" /> }] : [];
  return (
    <section>
      <h2 className="text-lg font-bold">{text("found", { order: String(order.orderNo) })}</h2>
      <OrderStatus order={order} />
      <div className="my-4">
        <DefinitionList
          items={[
            { term: text("ordered"), value: <Timestamp value={order.orderDate} detail="date" /> },
            ...day("wanted", order.requestedShipDate),
            ...day("promised", isToLeave(order) ? order.promisedShipDate : null),
            ...(order.locationName ? [{ term: text("comesFrom"), value: order.locationName }] : []),
            ...(place ? [{ term: text("goesTo"), value: place }] : []),
          ]}
        />
      </div>
      <h3 className="mb-1 font-semibold">{say("course")}</h3>
      <CourseTimeline order={order} />
      <h3 className="mt-4 mb-1 font-semibold">{say("shipments")}</h3>
      <ShipmentList shipments={order.shipments} />
      <h3 className="mt-4 mb-1 font-semibold">{text("lines")}</h3>
      <ul className="divide-y divide-rule border-y border-rule">
        {order.orderLines.map((line) => (
          <li key={line.lineNo} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="font-mono font-semibold">{line.itemNo}</span>
              <span className="block text-sm text-soft">{line.description}</span>
            </span>
            <span className="shrink-0 text-end">
              <Quantity quantity={line.quantity} unit={line.unitOfMeasure} />
              {line.qtyShipped > 0 && (
                <span className="block text-sm text-soft">
                  {text("onTheWay")}: <Quantity quantity={line.qtyShipped} unit={line.unitOfMeasure} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
