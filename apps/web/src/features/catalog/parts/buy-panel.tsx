import type { ItemMaster } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Money } from "@purvey/ui/data/money";
import { Field } from "@purvey/ui/field";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { usePricingQueries } from "../../../shared/pricing-api.ts";
import { itemMessages } from "../item-messages.ts";
import { quantityRule, sellingUnits } from "../item-model.ts";
import { PriceBreaks } from "./price-breaks.tsx";
import { PriceHead } from "./price-head.tsx";

/** What `BuyPanel` takes. */
export interface BuyPanelProps {
  readonly item: ItemMaster;
  readonly customerId: number;
}

/** Price, unit, quantity and the button; the price follows quantity, unit and ship-to. */
export function BuyPanel({ item, customerId }: BuyPanelProps) {
  const text = useText(itemMessages);
  const { may, shipToId } = useWho();
  const queries = usePricingQueries();
  const units = sellingUnits(item);
  const [unitName, setUnitName] = useState(units[0]?.unitOfMeasure ?? item.baseUnit);
  const unit = units.find(({ unitOfMeasure }) => unitOfMeasure === unitName) ?? units[0];
  const rule = unit ? quantityRule(unit) : { minimum: 1, multiple: 1 };
  const [quantity, setQuantity] = useState<number | null>(rule.minimum);
  const add = useAddWithWord();
  const priced = queries.pricing.priceEngine.get({
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
