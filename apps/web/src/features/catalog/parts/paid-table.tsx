import type { PaidPrice } from "@purvey/contract/generated/customers";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { paidMessages } from "../paid-messages.ts";

/** The lines of orders with what was paid, each with the way to its order. */
export function PaidTable({ paid }: { paid: readonly PaidPrice[] }) {
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
        {paid.map(({ orderNo, lineNo, orderDate, quantity, unitOfMeasure, basePrice }) => (
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
              <Money price value={basePrice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
