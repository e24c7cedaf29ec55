import type { FollowedOrder } from "@purvey/contract/generated/orders";
import { Status } from "@purvey/ui/data/status";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { courseMessages } from "../../../shared/order-course/messages.ts";
import { CarriedLines, ShipmentList } from "../../../shared/order-course/shipment-list.tsx";
import { messages } from "../messages.ts";

/** What of an order left, and what the warehouse prepares of it, in a buyer's words. */
export function OrderDelivery({ course: { shipments, picking = [] } }: { course: FollowedOrder }) {
  const text = useText(messages);
  const say = useText(courseMessages);
  const toPick = picking.filter(({ status }) => status === "open" || status === "printed");
  return (
    <>
      {toPick.length > 0 && (
        <Section title={text("picking")}>
          <ul>
            {toPick.map((ticket) => (
              <li key={ticket.pickTicketNo} className="border-b border-rule py-2.5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="font-semibold">{text("ticket", { ticket: String(ticket.pickTicketNo) })}</span>
                  <Status tone={ticket.status === "printed" ? "half" : "open"}>
                    {text(ticket.status === "printed" ? "printed" : "waits")}
                  </Status>
                </div>
                <p className="text-sm text-soft">{say("from", { location: ticket.locationName })}</p>
                <CarriedLines lines={ticket.lines} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={say("shipments")}
        note={shipments.length > 0 && say("shipmentCount", { count: shipments.length })}
      >
        <ShipmentList shipments={shipments} />
      </Section>
    </>
  );
}
