import { pricing } from "@purvey/client/services/pricing";
import type { ItemMaster } from "@purvey/contract/generated/items";
import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field } from "@purvey/ui/field";
import { formatPrice } from "@purvey/ui/format";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useKnownWords } from "../../../shared/known-words/use-known-words.ts";
import { breakRows } from "../../../shared/ordering/price-breaks.ts";
import { useService } from "../../../shared/use-service.ts";
import { itemMessages } from "../item-messages.ts";
import { quantityRule, sellingUnits } from "../item-model.ts";
import { priceRuleMessages } from "../price-rule-messages.ts";

export interface BuyPanelProps {
  readonly item: ItemMaster;
  readonly customerId: number;
}

/** Price, unit, quantity and the button; the price follows quantity, unit and ship-to. */
export function BuyPanel({ item, customerId }: BuyPanelProps) {
  const text = useText(itemMessages);
  const { may, shipToId } = useWho();
  const { queries } = useService(pricing);
  const units = sellingUnits(item);
  const [unitName, setUnitName] = useState(units[0]?.unitOfMeasure ?? item.baseUnit);
  const unit = units.find(({ unitOfMeasure }) => unitOfMeasure === unitName) ?? units[0];
  const rule = unit ? quantityRule(unit) : { minimum: 1, multiple: 1 };
  const [quantity, setQuantity] = useState<number | null>(rule.minimum);
  const add = useAddWithWord();
  const priced = queries.priceEngine.get({
    customerId,
    itemId: item.itemId,
    quantity: quantity || rule.minimum,
    unitOfMeasure: unitName,
    ...(shipToId === undefined ? {} : { shipToId }),
  });
  const {
    data: price,
    error,
    isLoadingError,
    refetch,
  } = useQuery({ ...dataOf(priced), placeholderData: keepPreviousData });
  const changeUnit = (name: string) => {
    const next = units.find(({ unitOfMeasure }) => unitOfMeasure === name);
    setUnitName(name);
    if (next) setQuantity(quantityRule(next).minimum);
  };
  return (
    <section
      aria-label={text("price")}
      aria-busy={(price === undefined && !isLoadingError) || undefined}
      className="flex flex-col gap-4"
    >
      {isLoadingError ? <Failure error={error} onRetry={refetch} /> : <PriceHead price={price} unit={unitName} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {units.length > 1 && (
          <Field label={text("unit")} className="w-40">
            <Select value={unitName} onChange={(event) => changeUnit(event.target.value)}>
              {units.map(({ unitOfMeasure, unitSize }) => (
                <option key={unitOfMeasure} value={unitOfMeasure}>
                  {unitSize === 1
                    ? unitOfMeasure
                    : text("unitOption", { unit: unitOfMeasure, size: unitSize, base: item.baseUnit })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={text("quantity")}>
          <QuantityStepper
            unit={unitName}
            unitSize={unit?.unitSize}
            compact={unit?.unitSize === 1}
            baseUnit={item.baseUnit}
            multiple={rule.multiple}
            minimum={rule.minimum}
            value={quantity}
            onValueChange={setQuantity}
          />
        </Field>
        <div className="flex flex-col gap-1" hidden={isLoadingError}>
          <span className="text-sm font-semibold">{text("total")}</span>
          <Money
            className="h-control content-center text-start! text-lg font-bold"
            value={price?.extendedPrice}
            currency={price?.currency}
          />
        </div>
      </div>
      {may("cart.write") && item.discontinued === "N" && (
        <Button
          variant="primary"
          icon="cart"
          className="self-start"
          onClick={() =>
            add({
              invMastUid: item.invMastUid,
              itemId: item.itemId,
              unitOfMeasure: unitName,
              quantity: quantity ?? rule.minimum,
            })
          }
        >
          {text("addItem", { item: item.itemId })}
        </Button>
      )}
      {price && price.breaks.length > 1 && <PriceBreaks price={price} />}
    </section>
  );
}

/** The customer's price with its unit, the list price it is instead of, and the rule that gave it. */
function PriceHead({ price, unit }: { price: PriceEngineResult | undefined; unit: string }) {
  const text = useText(itemMessages);
  const below = price && price.unitPrice < price.listPrice ? price.listPrice : undefined;
  return (
    <div>
      <p className="flex min-h-8 flex-wrap items-baseline gap-x-3">
        <Money
          className="text-2xl font-bold"
          value={price?.unitPrice}
          per={price?.unitOfMeasure ?? unit}
          currency={price?.currency}
          instead={below}
        />
        {price?.jobNo && <span className="contract-badge">{text("contractNo", { job: price.jobNo })}</span>}
      </p>
      <p className="min-h-10 max-w-prose text-sm text-soft">{price && <PriceRule price={price} />}</p>
    </div>
  );
}

/** The rule that gave the price, with the price of a single piece. */
function PriceRule({ price }: { price: PriceEngineResult }) {
  const say = useKnownWords(priceRuleMessages);
  const { locale } = useFormat();
  const single = `${formatPrice(price.baseUnitPrice, { locale, currency: price.currency })} / ${price.baseUnitOfMeasure}`;
  return say(price.priceSource, price.priceExplanation, { price: single, job: price.jobNo ?? "" });
}

/** The price at every quantity where it changes; the one that holds now is marked. */
function PriceBreaks({ price }: { price: PriceEngineResult }) {
  const text = useText(itemMessages);
  const { locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <table className="break-table">
      <caption className="text-start text-sm font-semibold">{text("breaks")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("from")}</th>
          <th scope="col">{text("each", { unit: price.unitOfMeasure })}</th>
          <th scope="col">{text("saves")}</th>
        </tr>
      </thead>
      <tbody>
        {breakRows(price).map(({ minimumQuantity, unitPrice, saving, holds }) => (
          <tr key={minimumQuantity} aria-current={holds || undefined}>
            <th scope="row">
              <Quantity quantity={minimumQuantity} unit={price.unitOfMeasure} />
            </th>
            <td>
              <Money price value={unitPrice} currency={price.currency} />
            </td>
            <td>{saving > 0 ? <bdi>{percent.format(saving / 100)}</bdi> : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
