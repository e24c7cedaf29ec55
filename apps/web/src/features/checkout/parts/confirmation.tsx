import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { useEffect, useRef } from "react";
import { addressLine } from "../../../shared/customer/address.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useNoticesDone } from "../../../shared/notices/use-notices.ts";
import { CardTotals } from "../../../shared/parts/card-totals.tsx";
import { Totals } from "../../../shared/parts/totals.tsx";
import { chargedWhen, formOf } from "../checkout-model.ts";
import { deliveryMessages } from "../delivery-messages.ts";
import { messages } from "../messages.ts";
import { checkoutPath } from "../use-ask-for-release.ts";
import { CheckoutLines } from "./checkout-lines.tsx";

/** The order exists: its number, what it holds, and where to go from here. */
export function Confirmation({ doc }: { doc: CheckoutDocument }) {
  const text = useText(messages);
  const sayDelivery = useText(deliveryMessages);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { totals, checkout, shipTo, location } = doc;
  const [, finish] = useNoticesDone();
  // Whoever was asked to release it, or told that it was not, is done with that.
  useEffect(() => finish(checkoutPath(checkout.checkoutUid)), [finish, checkout.checkoutUid]);
  const order = String(doc.orderNo);
  const approved = checkout.activatedBy !== null && checkout.activatedBy !== doc.buyer.usersId;
  const { note, delivery } = formOf(doc);
  const facts = [
    { term: text("poLabel"), value: <span className="font-mono">{checkout.customerPoNumber || "–"}</span> },
    { term: text("ordered"), value: <Timestamp value={checkout.dateLastModified} /> },
    {
      term: text("goesTo"),
      value: <bdi>{[shipTo?.shipToName, shipTo && addressLine(shipTo)].filter(Boolean).join(", ")}</bdi>,
    },
    ...(location ? [{ term: text("comesFrom"), value: location.locationName }] : []),
    ...(delivery ? [{ term: sayDelivery("delivery"), value: delivery.name }] : []),
    ...(note ? [{ term: text("deliveryNote"), value: note }] : []),
  ];
  return (
    <>
      <div ref={head} tabIndex={-1} className="outline-none">
        <PageHead
          title={text("placed", { order })}
          actions={
            <>
              <RouterLinkButton to="/shop">{text("shopOn")}</RouterLinkButton>
              <RouterLinkButton to="/shop/orders/$no" params={{ no: doc.orderNo ?? 0 }} variant="primary">
                {text("seeOrder")}
              </RouterLinkButton>
            </>
          }
        >
          {approved ? (
            <>
              <Status tone="ok">{text("approved")}</Status>
              {text("approvedHint")}
            </>
          ) : (
            <Status tone="ok">{text("placedHint")}</Status>
          )}
        </PageHead>
      </div>
      <div className="with-summary">
        <div className="flex min-w-0 flex-col gap-6">
          <DefinitionList inline items={facts} />
          <Section title={text("orderedLines")} note={text("lines", { count: doc.lines.length })}>
            <CheckoutLines caption={text("orderedLines")} doc={doc} />
          </Section>
        </div>
        <aside aria-label={text("summary")} className="summary">
          <Totals
            currency={totals.currency}
            rows={[
              { key: "subtotal", label: text("subtotal"), value: totals.subtotal },
              { key: "tax", label: text("tax"), value: totals.taxAmount },
              {
                key: "freight",
                label: text("freight"),
                value: totals.freightAmount === 0 ? text("freightFree") : totals.freightAmount,
              },
            ]}
            total={{ label: text("total"), value: totals.totalAmount }}
          />
          {doc.payment && <CardTotals payment={doc.payment} currency={totals.currency} when={chargedWhen(doc)} />}
        </aside>
      </div>
    </>
  );
}
