import { items } from "@purvey/client/services/items";
import { pricing } from "@purvey/client/services/pricing";
import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field } from "@purvey/ui/field";
import { formatPrice } from "@purvey/ui/format";
import { Select } from "@purvey/ui/select";
import { Skeleton } from "@purvey/ui/skeleton";
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { type BreakRow, breakRows } from "../../../shared/ordering/price-breaks.ts";
import { ItemPicker } from "../../../shared/parts/item-picker.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { percentBelow } from "../below-list.ts";
import { messages } from "../messages.ts";
import { type PricesView, priceInput, type Side, sidesOf, withSide } from "../prices-view.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { Rule, ruleNames } from "./rule.tsx";

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
    ...dataOf(useService(pricing).queries.priceEngine.get(input ?? skipToken)),
    placeholderData: (before) => (before?.data.customerId === side.customer ? before : undefined),
  });
}

/** The item whose prices are simulated; undefined while none is chosen or it is not known. */
function useSimulatedItem(item: string | undefined) {
  const queries = useService(items).queries.invMast;
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

interface ComparisonProps {
  readonly one: PriceEngineResult | undefined;
  readonly other: PriceEngineResult | undefined;
}

/** Who pays less, in a sentence. */
function Comparison({ one, other }: ComparisonProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (!one || !other) return null;
  const sentence = () => {
    if (one.unitOfMeasure !== other.unitOfMeasure || one.currency !== other.currency) return text("differentUnits");
    if (one.unitPrice === other.unitPrice) return text("same");
    const [less, more] = one.unitPrice < other.unitPrice ? [one, other] : [other, one];
    return text("difference", {
      one: less.customerId.toFixed(),
      other: more.customerId.toFixed(),
      unit: less.unitOfMeasure,
      amount: formatPrice(more.unitPrice - less.unitPrice, { locale, currency: less.currency }),
    });
  };
  return (
    <p role="status" className="border-y border-ink py-2 font-semibold">
      {sentence()}
    </p>
  );
}

interface PriceSideProps {
  readonly label: string;
  readonly side: Side;
  readonly hasItem: boolean;
  readonly price: UseQueryResult<PriceEngineResult>;
  readonly onChange: (side: Side) => void;
}

/** One customer of the comparison: who, where to, and what they pay. */
function PriceSide({ label, side, hasItem, price, onChange }: PriceSideProps) {
  const text = useText(messages);
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <BuyerFields label={label} side={side} onChange={onChange} />
      {!hasItem || side.customer === undefined ? (
        <p className="blank-ledger px-cell py-6 text-soft">{text(hasItem ? "chooseCustomer" : "chooseItem")}</p>
      ) : price.error ? (
        <Failure error={price.error} onRetry={price.refetch} />
      ) : (
        <PriceResult price={price.data} />
      )}
    </section>
  );
}

/** What a customer pays, the rule that says so, and the price at every quantity where it changes. */
function PriceResult({ price }: { price: PriceEngineResult | undefined }) {
  const text = useText(messages);
  if (!price) return <Skeleton width="100%" className="h-64" />;
  const { unitPrice, unitOfMeasure, currency, quantity, unitSize, baseUnitOfMeasure } = price;
  return (
    <>
      <div>
        <p className="text-2xl font-bold">
          <Money value={unitPrice} per={unitOfMeasure} currency={currency} reserve={0} />
        </p>
        <p className="text-soft">{saySentence(price.priceExplanation)}</p>
      </div>
      <DefinitionList
        items={[
          { term: text("rule"), value: <Rule price={price} /> },
          { term: text("listPrice"), value: <ListPrice price={price} /> },
          {
            term: text("quantity"),
            value: (
              <span>
                <Quantity quantity={quantity} unit={unitOfMeasure} unitSize={unitSize} baseUnit={baseUnitOfMeasure} />
                {" = "}
                <Money value={price.extendedPrice} currency={currency} reserve={0} />
              </span>
            ),
          },
        ]}
      />
      <Breaks price={price} />
    </>
  );
}

function ListPrice({ price: { listPrice, unitPrice, currency, unitOfMeasure } }: { price: PriceEngineResult }) {
  const text = useText(messages);
  const percent = percentBelow(unitPrice, listPrice);
  return (
    <span>
      <Money value={listPrice} per={unitOfMeasure} currency={currency} reserve={0} />
      {percent !== 0 && (
        <span className="ms-3 text-soft">{text(percent > 0 ? "below" : "above", { percent: Math.abs(percent) })}</span>
      )}
    </span>
  );
}

function Breaks({ price }: { price: PriceEngineResult }) {
  const text = useText(messages);
  const { unitOfMeasure: unit, currency } = price;
  const columns: TableColumn<BreakRow>[] = [
    {
      key: "from",
      header: text("from"),
      width: 104,
      cell: ({ minimumQuantity }) => <Quantity quantity={minimumQuantity} unit={unit} />,
    },
    {
      key: "price",
      header: text("unitPrice", { unit }),
      width: 136,
      align: "end",
      cell: ({ unitPrice, holds }) => (
        <span className={holds ? "font-bold" : ""}>
          <Money price value={unitPrice} currency={currency} reserve={0} />
        </span>
      ),
    },
    { key: "why", header: text("why"), minWidth: 120, cell: ({ priceSource }) => text(ruleNames[priceSource]) },
  ];
  return (
    <DataTable<BreakRow>
      caption={text("breaks")}
      columns={columns}
      rows={breakRows(price)}
      rowKey={({ minimumQuantity }) => minimumQuantity}
      rowTone={({ holds }) => (holds ? "ok" : undefined)}
    />
  );
}
