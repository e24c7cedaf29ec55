import type { OrderPayment } from "@purvey/contract/generated/customers";
import { Money } from "@purvey/ui/data/money";
import { useText } from "../i18n/messages.ts";
import { cardTotalsMessages } from "./card-totals-messages.ts";

export interface CardTotalsProps {
  readonly payment: OrderPayment;
  readonly currency?: string | undefined;
  /** When the card is charged: `later`, with the shipment; `trial`, never. Nothing is said without it. */
  readonly when?: "later" | "trial" | undefined;
}

/** Below an order's total: what paying by card costs on top, and what the card bears. */
export function CardTotals({ payment, currency, when }: CardTotalsProps) {
  const text = useText(cardTotalsMessages);
  const { brand, lastFour, surchargeAmount, chargedAmount } = payment;
  const card = [brand ?? text("card"), lastFour].filter(Boolean).join(" ····\u00a0");
  return (
    <div>
      <dl className="totals">
        <div>
          <dt>{text("surcharge")}</dt>
          <dd>{surchargeAmount === 0 ? text("none") : <Money value={surchargeAmount} currency={currency} />}</dd>
        </div>
        <div>
          <dt>{text("charged", { card })}</dt>
          <dd>
            <Money className="font-semibold" value={chargedAmount} currency={currency} />
          </dd>
        </div>
      </dl>
      {when && <p className="mt-1 text-sm text-soft">{text(when)}</p>}
    </div>
  );
}
