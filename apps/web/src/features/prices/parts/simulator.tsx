import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { ItemPicker } from "../../../shared/parts/item-picker.tsx";
import { usePricingQueries } from "../../../shared/pricing-api.ts";
import { messages } from "../messages.ts";
import { type PricesView, priceInput, type Side, sidesOf, withSide } from "../prices-view.ts";
import { Comparison } from "./comparison.tsx";
import { PriceSide } from "./price-side.tsx";
import { QuantityField } from "./quantity-field.tsx";

const PriceHistory = laterPart(
  async () => (await import("../../../shared/price-history/price-history.tsx")).PriceHistory,
);

/** What the tabs of prices take. */
export interface PricesViewProps {
  readonly view: PricesView;
  readonly show: (next: PricesView) => void;
}

/** One item for two customers side by side: what each pays, by which rule, and at which quantity it changes. */
export function Simulator({ view, show }: PricesViewProps) {
  const text = useText(messages);
  const [left, right] = sidesOf(view);
  const one = useSidePrice(view, left);
  const other = useSidePrice(view, right);
  const found = useSimulatedItem(view.item);
  return (
    <div className="flex flex-col gap-6">
      <ItemFields view={view} show={show} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <PriceSide
          label={text("customer")}
          side={left}
          hasItem={view.item !== undefined}
          price={one}
          onChange={(side) => show(withSide(view, 0, side))}
        />
        <PriceSide
          label={text("otherCustomer")}
          side={right}
          hasItem={view.item !== undefined}
          price={other}
          onChange={(side) => show(withSide(view, 1, side))}
        />
      </div>
      <Comparison one={one.data} other={other.data} />
      <p className="text-sm text-soft">{text("today")}</p>
      {found && <PriceHistory key={found.invMastUid} invMastUid={found.invMastUid} unit={found.baseUnit} />}
    </div>
  );
}

function useSidePrice(view: PricesView, side: Side) {
  const input = priceInput(view, side);
  return useQuery({
    ...dataOf(usePricingQueries().pricing.priceEngine.get(input ?? skipToken)),
    placeholderData: (before) => (before?.data.customerId === side.customer ? before : undefined),
  });
}

/** The item whose prices are simulated; undefined while none is chosen or it is not known. */
function useSimulatedItem(item: string | undefined) {
  const queries = useItemsQueries().items.invMast;
  const { data } = useQuery({
    ...dataOf(queries.resolve(item === undefined ? skipToken : { numbers: [item] })),
    placeholderData: keepPreviousData,
  });
  return item === undefined ? undefined : data?.[0]?.item;
}

function ItemFields({ view, show }: PricesViewProps) {
  const text = useText(messages);
  const { item } = view;
  const found = useSimulatedItem(item);
  const units = found?.units.map(({ unitOfMeasure }) => unitOfMeasure) ?? [];
  const listed = view.unit === undefined || units.includes(view.unit) ? units : [...units, view.unit];
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Field label={text("item")} hint={found?.itemDesc ?? text("itemHint")} className="w-80 max-w-full">
        <ItemPicker item={item} onChange={(next) => show({ ...view, item: next, unit: undefined })} />
      </Field>
      <QuantityField quantity={view.quantity} onQuantity={(quantity) => show({ ...view, quantity })} />
      <Field label={text("unit")} hint={found?.baseUnit ?? "–"} className="w-40">
        <Select
          value={view.unit ?? ""}
          onChange={({ target }) => show({ ...view, unit: target.value === "" ? undefined : target.value })}
        >
          <option value="">{text("sellingUnit")}</option>
          {listed.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
