import { Button } from "@purvey/ui/button";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { RadioGroup, type RadioOption } from "@purvey/ui/radio-group";
import { Section } from "@purvey/ui/shell/page-head";
import { useTold } from "../../../shared/errors/told-errors.ts";
import { type Translate, useText } from "../../../shared/i18n/messages.ts";
import { deliveryMessages } from "../delivery-messages.ts";
import type { DeliveryOption } from "../delivery-model.ts";
import { messages } from "../messages.ts";
import { type Delivery, useDelivery, useRevisedDelivery } from "../use-delivery.ts";
import type { FormSectionProps } from "./checkout-page.tsx";

/** The value of the choice that leaves the carrier to the shop. */
const standard = "standard";
/** How many carriers' rows are kept free while they are asked. */
const places = 3;

/** Which carrier brings the goods: by the shop's own rates, or one of those worth choosing between. */
export function DeliverySection({ doc, form, change, locked }: FormSectionProps) {
  const text = useText(deliveryMessages);
  const delivery = useDelivery(doc);
  useRevisedDelivery(form, locked ? undefined : delivery.options, change);
  const { weight } = doc.delivery;
  const carriers = delivery.options?.map((option) => carrierRow(option, text)) ?? [];
  const rows = [useStandardRow(doc.delivery.standardFreight, doc.totals.currency), ...carriers];
  const value = form.delivery?.code ?? standard;
  const choose = (code: string) => {
    const option = delivery.options?.find((each) => each.code === code);
    const chosen = option && { code, name: option.name, cost: option.cost };
    change({ ...form, delivery: chosen }, true);
  };
  return (
    <Section title={text("delivery")} note={weight > 0 && text("weight", { weight: Math.round(weight * 10) / 10 })}>
      <div className={delivery.missing ? "radio-ledger" : "radio-ledger min-h-44"}>
        <RadioGroup
          legend={<span className="sr-only">{text("delivery")}</span>}
          value={value}
          options={locked ? rows.map((row) => ({ ...row, disabled: row.value !== value })) : rows}
          awaited={awaitedCarriers(delivery)}
          onValueChange={choose}
        />
        <NoRates {...delivery} />
      </div>
    </Section>
  );
}

function useStandardRow(cost: number, currency: string): RadioOption {
  const text = useText(deliveryMessages);
  const included = useText(messages)("freightFree");
  return {
    value: standard,
    label: <span className="font-semibold">{text("standard")}</span>,
    hint: text("standardHint"),
    aside: cost === 0 ? included : <Money value={cost} currency={currency} />,
  };
}

/** How many carriers there will be, as far as one can tell while they are asked. */
function awaitedCarriers({ options, missing, error }: Delivery): number {
  return options || missing || error ? 0 : places;
}

function carrierRow(option: DeliveryOption, text: Translate<typeof deliveryMessages.en>): RadioOption {
  const { code, name, due, cost, currency, cheapest, fastest } = option;
  const named = [cheapest && text("cheapest"), fastest && text("fastest")].filter(Boolean).join(" · ");
  return {
    value: code,
    label: (
      <>
        <span className="font-semibold">{named || name}</span>
        {named && <span className="ms-2 text-soft">{name}</span>}
      </>
    ),
    hint: due ? <Timestamp value={due} /> : text("dayUnknown"),
    aside: <Money value={cost} currency={currency} />,
  };
}

/** Why there are no carriers to choose from, or so few. */
function NoRates({ options, beaten, foreign, missing, error, askAgain }: Delivery) {
  const text = useText(deliveryMessages);
  useTold(error);
  if (foreign) return <p className="mt-2 text-sm text-soft">{text("ratesForeign")}</p>;
  if (beaten) return <p className="mt-2 text-sm text-soft">{text("fewRates")}</p>;
  if (options) return null;
  if (missing) return <p className="mt-2 text-sm text-soft">{text("noRates", { reason: missing })}</p>;
  if (!error) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
      {text("ratesFailed")}
      <Button onClick={askAgain}>{text("again")}</Button>
    </p>
  );
}
