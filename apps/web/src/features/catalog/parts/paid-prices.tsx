import { customers } from "@purvey/client/services/customers";
import type { PaidPrice } from "@purvey/contract/generated/customers";
import { InCurrency, useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { StepLine, type StepLinkAttributes } from "@purvey/ui/data/step-line";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { formatPrice, formatTimestamp, parseTimestamp } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { paidMessages } from "../paid-messages.ts";
import { paidRange, paidSteps } from "../paid-steps.ts";

/** How many order lines are drawn: as many steps as a phone has room for. */
const drawn = 12;

export interface PaidPricesProps {
  readonly customerId: number;
  readonly invMastUid: number;
}

/** What the customer paid for an item in their latest orders: a line of steps, its range in words, and a table. Nothing where they never bought it. */
export function PaidPrices({ customerId, invMastUid }: PaidPricesProps) {
  const text = useText(paidMessages);
  const { acting, companyName } = useWho();
  const { queries } = useService(customers);
  const input = { customerId, invMastUid, limit: drawn };
  const { data: found, error, isLoadingError, refetch } = useQuery(queries.customer.purchasedItems.prices(input));
  const title = acting ? text("paidFor", { company: companyName }) : text("paid");
  if (isLoadingError) {
    return (
      <Section title={title} className="mt-6">
        <Failure error={error} onRetry={refetch} />
      </Section>
    );
  }
  if (!found || found.data.length === 0) return null;
  const [latest] = found.data;
  // Prices of two currencies are no line.
  const comparable = found.data.filter(({ currency }) => currency === latest?.currency);
  return (
    <Section title={title} className="mt-6">
      <InCurrency currency={latest?.currency}>
        {comparable.length > 1 && <PaidLine paid={comparable} />}
        <PaidWords paid={comparable} total={found.totalResults} />
      </InCurrency>
      <details className="question">
        <summary>{text("table")}</summary>
        <PaidTable paid={found.data} />
      </details>
    </Section>
  );
}

/** Amounts and dates of the site in words. */
function useWords() {
  const format = useFormat();
  return {
    money: (amount: number) => formatPrice(amount, format),
    date: (stored: string) => {
      const instant = parseTimestamp(stored);
      return instant ? formatTimestamp(instant, "date", format) : stored;
    },
  };
}

function PaidLine({ paid }: { paid: readonly PaidPrice[] }) {
  const text = useText(paidMessages);
  const { money, date } = useWords();
  const [now] = useState(() => new Date());
  const unit = paid[0]?.baseUnit ?? "";
  const points = paidSteps(paid, now).map(({ paid: { orderNo, lineNo, orderDate, basePrice }, days }) => ({
    key: `${orderNo}/${lineNo}`,
    label: text("step", { date: date(orderDate), price: money(basePrice), unit, order: String(orderNo) }),
    value: basePrice,
    span: days,
    link: (attributes: StepLinkAttributes) => <Link to="/shop/orders/$no" params={{ no: orderNo }} {...attributes} />,
  }));
  return (
    <>
      <StepLine label={text("perUnit", { unit })} points={points} className="mt-3" />
      <p aria-hidden="true" className="flex justify-between text-xs text-soft">
        <span>{date(paid.at(-1)?.orderDate ?? "")}</span>
        <span>{text("today")}</span>
      </p>
    </>
  );
}

function PaidWords({ paid, total }: { paid: readonly PaidPrice[]; total: number }) {
  const text = useText(paidMessages);
  const { money } = useWords();
  const unit = paid[0]?.baseUnit ?? "";
  const { lowest, highest } = paidRange(paid);
  const count = paid.length;
  return (
    <p className="mt-1 text-sm text-soft">
      {lowest === highest
        ? text("same", { price: money(lowest), unit })
        : text("range", { lowest: money(lowest), highest: money(highest), unit })}{" "}
      {total > count ? text("latestOf", { count, total }) : text("latest", { count })}
    </p>
  );
}

/** The lines of orders with what was paid, each with the way to its order. */
function PaidTable({ paid }: { paid: readonly PaidPrice[] }) {
  const text = useText(paidMessages);
  const unit = paid[0]?.baseUnit ?? "";
  return (
    <table className="break-table">
      <caption className="sr-only">{text("perUnit", { unit })}</caption>
      <thead>
        <tr>
          <th scope="col">{text("ordered")}</th>
          <th scope="col">{text("quantity")}</th>
          <th scope="col">{text("each", { unit })}</th>
        </tr>
      </thead>
      <tbody>
        {paid.map(({ orderNo, lineNo, orderDate, quantity, unitOfMeasure, basePrice, currency }) => (
          <tr key={`${orderNo}/${lineNo}`}>
            <th scope="row">
              <Timestamp value={orderDate} detail="date" />
              <Link to="/shop/orders/$no" params={{ no: orderNo }} className="block">
                {text("order", { order: String(orderNo) })}
              </Link>
            </th>
            <td>
              <Quantity quantity={quantity} unit={unitOfMeasure} />
            </td>
            <td>
              <Money price value={basePrice} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
