import type { PickTicket } from "@purvey/contract/generated/orders";
import { Banner } from "@purvey/ui/banner";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

const shapes: Readonly<Record<PickTicket["status"], StatusShape>> = {
  open: "open",
  printed: "half",
  shipped: "ok",
  cancelled: "neutral",
};

/** Where a ticket stands in the ERP. */
export function TicketStatus({ status }: Pick<PickTicket, "status">) {
  const text = useText(messages);
  return <Status tone={shapes[status]}>{text(`status-${status}`)}</Status>;
}

/** Says what ticking off does not do: the services have no call that confirms a pick. */
export function NotPosted() {
  const text = useText(messages);
  return (
    <Banner tone="low" title={text("notPosted")} className="mb-4">
      {text("notPostedHint")}
    </Banner>
  );
}
