import type { CustomerOrder } from "@purvey/contract/generated/customers";
import type { FollowedOrder } from "@purvey/contract/generated/orders";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { PageHead } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { addressLine } from "../../../shared/customer/address.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { type Translate, useText } from "../../../shared/i18n/messages.ts";
import { CourseTimeline } from "../../../shared/order-course/course-timeline.tsx";
import { courseMessages } from "../../../shared/order-course/messages.ts";
import { isToLeave } from "../../../shared/order-course/order-shape.ts";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { erpMessages } from "../erp-messages.ts";
import { messages } from "../messages.ts";
import { ErpState } from "./erp-state.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTotals } from "./order-totals.tsx";

/** What `OrderPage` takes. */
export interface OrderPageProps {
  readonly order: CustomerOrder;
  /** What became of it. */
  readonly course: Pick<UseQueryResult<FollowedOrder>, "data" | "error" | "isLoadingError" | "refetch">;
}

/** Head, facts, lines and sum of an order. */
export function OrderPage({ order, course: { data: course, error, isLoadingError, refetch } }: OrderPageProps) {
  const text = useText(messages);
  const sayErp = useText(erpMessages);
  const sayCourse = useText(courseMessages);
  const orderNo = String(order.orderNo);
  const { shipToAddress1: address1, shipToCity: city, shipToState: state, shipToZip: postalCode } = order;
  const toLeave = isToLeave(order);
  const facts = [
    { term: text("poNo"), value: <span className="font-mono">{order.poNo ?? "–"}</span> },
    { term: text("date"), value: <Timestamp value={order.orderDate} /> },
    {
      term: text("shipTo"),
      value: (
        <bdi>{[order.shipToName, addressLine({ address1, city, state, postalCode })].filter(Boolean).join(", ")}</bdi>
      ),
    },
    ...(order.requestedShipDate
      ? [{ term: text("wanted"), value: <Timestamp value={order.requestedShipDate} detail="date" /> }]
      : []),
    ...(order.promisedShipDate && toLeave
      ? [{ term: text("promised"), value: <Timestamp value={order.promisedShipDate} detail="date" /> }]
      : []),
    ...(order.deliveryName ? [{ term: text("delivery"), value: order.deliveryName }] : []),
    ...(order.deliveryNote ? [{ term: text("deliveryNote"), value: order.deliveryNote }] : []),
    { term: text(order.orderedBy ? "orderedBy" : "taker"), value: takerOf(order, text) },
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
        <OrderStatus order={order} />
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
          {course && <OrderDelivery course={course} />}
          {isLoadingError && <Failure error={error} onRetry={refetch} />}
        </div>
        <aside aria-label={text("summary")} className="summary">
          <OrderTotals order={order} />
          {toLeave && <p className="text-sm text-soft">{text("toChange")}</p>}
          {course && (
            <section>
              <h2 className="mb-1 font-bold">{sayCourse("course")}</h2>
              <CourseTimeline order={course} />
            </section>
          )}
          {course?.invoices && <OrderInvoices invoices={course.invoices} />}
        </aside>
      </div>
    </>
  );
}

/** Who ordered: a person of the customer, his representative, or who took it at the counter. */
function takerOf(
  { orderedBy, onBehalf, taker, webOrder }: CustomerOrder,
  text: Translate<(typeof messages)["en"]>,
): string {
  if (orderedBy) return onBehalf === "Y" ? text("onBehalf", { name: orderedBy }) : orderedBy;
  return webOrder === "Y" ? text("web") : (taker ?? "–");
}
