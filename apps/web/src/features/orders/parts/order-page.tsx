import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { addressLine } from "../../../shared/customer/address.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { Totals } from "../../../shared/parts/totals.tsx";
import { erpMessages } from "../erp-messages.ts";
import { messages } from "../messages.ts";
import { shapeOf } from "../order-view.ts";
import { ErpState } from "./erp-state.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";

/** Head, facts, lines and sum of an order. */
export function OrderPage({ order }: { order: CustomerOrder }) {
  const text = useText(messages);
  const sayErp = useText(erpMessages);
  const orderNo = String(order.orderNo);
  const { shipToAddress1: address1, shipToCity: city, shipToState: state, shipToZip: postalCode } = order;
  const facts = [
    { term: text("poNo"), value: <span className="font-mono">{order.poNo ?? "–"}</span> },
    { term: text("date"), value: <Timestamp value={order.orderDate} /> },
    {
      term: text("shipTo"),
      value: [order.shipToName, addressLine({ address1, city, state, postalCode })].filter(Boolean).join(", "),
    },
    ...(order.requestedShipDate
      ? [{ term: text("wanted"), value: <Timestamp value={order.requestedShipDate} detail="date" /> }]
      : []),
    ...(order.promisedShipDate
      ? [{ term: text("promised"), value: <Timestamp value={order.promisedShipDate} detail="date" /> }]
      : []),
    { term: text("taker"), value: order.webOrder === "Y" ? text("web") : (order.taker ?? "–") },
  ];
  return (
    <>
      <PageHead
        title={text("orderNo", { order: orderNo })}
        actions={<OrderActions order={order} />}
        trail={
          <Breadcrumbs>
            {[
              <Link key="orders" to="/shop/orders">
                {text("orders")}
              </Link>,
              orderNo,
            ]}
          </Breadcrumbs>
        }
      >
        <Status tone={shapeOf(order)}>{order.statusDesc}</Status>
        {order.erpState !== "held" && <ErpState order={order} />}
      </PageHead>
      {order.erpState === "held" && (
        <Banner tone="low" title={sayErp("held")} className="mb-4">
          {sayErp("heldHint")}
        </Banner>
      )}
      <div className="with-summary">
        <div className="flex min-w-0 flex-col gap-6">
          <DefinitionList inline items={facts} />
          <OrderLines order={order} />
        </div>
        <aside aria-label={text("summary")} className="summary">
          <Totals
            rows={[
              { key: "subtotal", label: text("subtotal"), value: order.subtotal },
              { key: "tax", label: text("tax"), value: order.taxAmount },
              {
                key: "freight",
                label: text("freight"),
                value: order.freightAmount === 0 ? text("freightFree") : order.freightAmount,
              },
            ]}
            total={{ label: text("total"), value: order.totalAmount }}
          />
        </aside>
      </div>
    </>
  );
}
