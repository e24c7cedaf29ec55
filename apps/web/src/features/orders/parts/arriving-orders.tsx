import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatTimestamp, parseTimestamp } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { type Arrival, arrivalOf, arriving } from "../arrival.ts";
import { arrivingMessages } from "../arriving-messages.ts";
import { useNewestOrders } from "../use-newest-orders.ts";

/** How many orders are shown before the link to all of them. */
const shown = 5;

/** What is on its way: each order with its state, and when it leaves as a sentence. */
export function ArrivingOrders({ customerId }: { customerId: number }) {
  const text = useText(arrivingMessages);
  const { data, error, isLoadingError, refetch } = useNewestOrders(customerId);
  const now = useMemo(() => new Date(), []);
  const orders = data && arriving(data, now);
  return (
    <Section title={text("arriving")} note={orders && orders.length > 0 && text("orders", { count: orders.length })}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : orders === undefined ? (
        <p className="py-2">
          <Skeleton width="60%" />
        </p>
      ) : orders.length === 0 ? (
        <p className="border-b border-rule py-2 text-soft">{text("nothingArriving")}</p>
      ) : (
        <ul>
          {orders.slice(0, shown).map((order) => (
            <ArrivingOrder key={order.orderNo} order={order} arrival={arrivalOf(order, now)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ArrivingOrder({ order, arrival }: { order: CustomerOrder; arrival: Arrival | undefined }) {
  const text = useText(arrivingMessages);
  const { locale, timeZone } = useFormat();
  const { orderNo, promisedShipDate, shipToName, poNo, lineCount } = order;
  const promised = promisedShipDate ? parseTimestamp(promisedShipDate) : undefined;
  const date = promised ? formatTimestamp(promised, "date", { locale, timeZone }) : "";
  const facts = [text("lines", { count: lineCount }), shipToName, poNo && text("poNo", { po: poNo })];
  return (
    <li className="border-b border-rule py-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <Link to="/shop/orders/$no" params={{ no: orderNo }} className="font-mono font-semibold">
          {orderNo}
        </Link>
        <OrderStatus order={order} tone={arrival === "late" ? "low" : undefined} />
      </p>
      <p>{text("arrival", { arrival: arrival ?? "undated", date })}</p>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}
