import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../../../shared/i18n/messages.ts";
import { type BreakRow, breakRows } from "../../../shared/ordering/price-breaks.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { percentBelow } from "../below-list.ts";
import { messages } from "../messages.ts";
import { Rule, ruleNames } from "./rule.tsx";

/** What a customer pays, the rule that says so, and the price at every quantity where it changes. */
export function PriceResult({ price }: { price: PriceEngineResult | undefined }) {
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
      ...{ key: "from", header: text("from"), width: 104 },
      cell: ({ minimumQuantity }) => <Quantity quantity={minimumQuantity} unit={unit} />,
    },
    {
      ...{ key: "price", header: text("unitPrice", { unit }), width: 136, align: "end" },
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
