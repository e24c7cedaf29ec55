import { orders } from "@purvey/client/services/orders";
import type { CustomerOrder, OrderPayment } from "@purvey/contract/generated/customers";
import type { FollowedOrder, OrderInvoice } from "@purvey/contract/generated/orders";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { PageHead } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { addressLine } from "../../../shared/customer/address.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { type Translate, useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { CourseTimeline } from "../../../shared/order-course/course-timeline.tsx";
import { courseMessages } from "../../../shared/order-course/messages.ts";
import { isToLeave } from "../../../shared/order-course/order-shape.ts";
import { OrderStatus } from "../../../shared/order-course/order-status.tsx";
import { CardTotals } from "../../../shared/parts/card-totals.tsx";
import { FreightNote } from "../../../shared/parts/freight-note.tsx";
import { PdfButton } from "../../../shared/parts/pdf-button.tsx";
import { Totals } from "../../../shared/parts/totals.tsx";
import { useService } from "../../../shared/use-service.ts";
import { erpMessages } from "../erp-messages.ts";
import { messages } from "../messages.ts";
import { orderPrint } from "../order-print.ts";
import { reorderMessages } from "../reorder-messages.ts";
import { useAddressMark } from "../use-address-mark.ts";
import { CardMovements } from "./card-movements.tsx";
import { ErpState } from "./erp-state.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderLines } from "./order-lines.tsx";
import { TaxDocuments } from "./tax-documents.tsx";

const shapes = { open: "open", paid: "ok", void: "neutral" } as const;

/** The invoices of an order: to the list, and on paper. */
function OrderInvoices({ invoices }: { invoices: readonly OrderInvoice[] }) {
  const text = useText(messages);
  const { api } = useService(orders);
  return (
    <section>
      <h2 className="mb-1 font-bold">{text("invoices")}</h2>
      {invoices.length === 0 && <p className="text-soft">{text("noInvoice")}</p>}
      <ul>
        {invoices.map(({ invoiceNo, status }) => (
          <li key={invoiceNo} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1.5">
            <Link to="/shop/invoices" search={{ q: String(invoiceNo) }} className="font-mono font-semibold">
              {text("invoice", { invoice: String(invoiceNo) })}
            </Link>
            <Status tone={shapes[status]}>{text(status)}</Status>
            <span className="ms-auto">
              <PdfButton
                label={text("printInvoice", { invoice: String(invoiceNo) })}
                print={(language) => api.invoiceHdr.reprint({ id: invoiceNo, language }).data}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isInvoicedLater = ({ status }: CustomerOrder) => status !== "invoiced" && status !== "cancelled";

/** What an order comes to, and what its card bears where it is paid by one. */
function OrderTotals({ order }: { order: CustomerOrder }) {
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
        currency={order.currency}
        total={{ label: text("total"), value: order.totalAmount }}
      />
      <FreightNote freight={order} />
      {order.payment && (
        <CardTotals
          payment={order.payment}
          currency={order.currency}
          when={isInvoicedLater(order) ? "later" : undefined}
        />
      )}
    </div>
  );
}

const ReorderDialog = laterPart(async () => (await import("./reorder-dialog.tsx")).ReorderDialog);

/** What can be done with an order: print it, order it again. */
function OrderActions({ order }: { order: CustomerOrder }) {
  const text = useText(reorderMessages);
  const addressMark = useAddressMark(order);
  const [open, setOpen] = useState(false);
  const cardOf = ({ brand, lastFour }: OrderPayment) =>
    lastFour ? text("cardEnding", { brand: brand ?? "", lastFour }).trim() : (brand ?? "");
  return (
    <>
      <PdfButton print={orderPrint(order, { cardOf, cardTerms: text("cardTerms"), addressMark })} />
      <Button icon="sync" onClick={() => setOpen(true)}>
        {text("reorder")}
      </Button>
      {open && <ReorderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

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
  const toLeave = isToLeave(order);
  const facts = [
    { term: text("poNo"), value: <span className="font-mono">{order.poNo ?? "–"}</span> },
    { term: text("date"), value: <Timestamp value={order.orderDate} /> },
    { term: text("shipTo"), value: <OrderDestination order={order} /> },
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
          {course && <CardMovements course={course} />}
          {course && <TaxDocuments course={course} />}
          {course?.invoices && <OrderInvoices invoices={course.invoices} />}
        </aside>
      </div>
    </>
  );
}

/** Who ordered: a person of the customer, their representative, or who took it at the counter. */
function takerOf(
  { orderedBy, onBehalf, taker, webOrder }: CustomerOrder,
  text: Translate<(typeof messages)["en"]>,
): string {
  if (orderedBy) return onBehalf === "Y" ? text("onBehalf", { name: orderedBy }) : orderedBy;
  return webOrder === "Y" ? text("web") : (taker ?? "–");
}

/** Where an order goes, and that its address was not confirmed when it was ordered. */
function OrderDestination({ order }: { order: CustomerOrder }) {
  const mark = useAddressMark(order);
  const { shipToAddress1: address1, shipToCity: city, shipToState: state, shipToZip: postalCode } = order;
  return (
    <>
      <bdi>{[order.shipToName, addressLine({ address1, city, state, postalCode })].filter(Boolean).join(", ")}</bdi>
      {mark && (
        <Status tone="low" className="block whitespace-normal!">
          {mark}
        </Status>
      )}
    </>
  );
}
