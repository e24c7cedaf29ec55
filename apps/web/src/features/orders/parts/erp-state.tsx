import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { erpMessages } from "../erp-messages.ts";

/** Whether the order reached the ERP; nothing for an order that came from there. */
export function ErpState({ order: { erpState } }: { order: Pick<CustomerOrder, "erpState"> }) {
  const text = useText(erpMessages);
  if (!erpState) return null;
  if (erpState === "held")
    return (
      <Status tone="low" className="whitespace-normal!">
        {text("held")}
      </Status>
    );
  return <span className="block text-sm text-soft">{text(erpState)}</span>;
}
