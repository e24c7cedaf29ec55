import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { useText } from "../../../shared/i18n/messages.ts";
import { CardTotals } from "../../../shared/parts/card-totals.tsx";
import { Totals } from "../../../shared/parts/totals.tsx";
import { messages } from "../messages.ts";

const isInvoicedLater = ({ status }: CustomerOrder) => status !== "invoiced" && status !== "cancelled";

/** What an order comes to, and what its card bears where it is paid by one. */
export function OrderTotals({ order }: { order: CustomerOrder }) {
  const text = useText(messages);
  const freight = order.freightAmount === 0 ? text("freightFree") : order.freightAmount;
  return (
    <div>
      <Totals
        rows={[
          { key: "subtotal", label: text("subtotal"), value: order.subtotal },
          { key: "tax", label: text("tax"), value: order.taxAmount },
          { key: "freight", label: text("freight"), value: freight },
        ]}
        total={{ label: text("total"), value: order.totalAmount }}
      />
      {order.payment && <CardTotals payment={order.payment} when={isInvoicedLater(order) ? "later" : undefined} />}
    </div>
  );
}
