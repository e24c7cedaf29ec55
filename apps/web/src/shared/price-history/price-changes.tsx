import type { ItemPriceChange, ItemPriceStep } from "@purvey/contract/generated/items";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { formatNumber } from "@purvey/ui/format";
import { useMemo } from "react";
import { useText } from "../i18n/messages.ts";
import { percentOf } from "./list-price-steps.ts";
import { messages } from "./messages.ts";

/** The changes as a table: when, from where, by whom, and each price old and new. */
export function PriceChanges({ changes }: { changes: readonly ItemPriceChange[] }) {
  const text = useText(messages);
  return (
    <DataTable
      caption={text("title")}
      columns={useColumns()}
      rows={changes}
      rowKey={({ itemPriceChangeUid }) => itemPriceChangeUid}
    />
  );
}

function useColumns(): TableColumn<ItemPriceChange>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "when",
        header: text("when"),
        width: 168,
        wrap: true,
        cell: ({ dateCreated, source, sourceName, author }) => (
          <>
            <Timestamp value={dateCreated} />
            <span className="block text-sm text-soft">
              {source === "load" ? text("load", { file: sourceName ?? "" }) : text("database")}
            </span>
            <span className="block text-sm text-soft">
              {text("by")} <span className="font-mono">{author}</span>
            </span>
          </>
        ),
      },
      {
        key: "what",
        header: text("what"),
        minWidth: 160,
        maxWidth: 480,
        wrap: true,
        cell: ({ changes, currency }) => <Steps steps={changes} currency={currency} />,
      },
    ],
    [text],
  );
}

/** The list price in the open, the prices of classes behind a click. */
function Steps({ steps, currency }: { steps: readonly ItemPriceStep[]; currency: string }) {
  const text = useText(messages);
  const list = steps.filter(({ field }) => field === "listPrice");
  const classes = steps.filter(({ field }) => field !== "listPrice");
  return (
    <>
      {list.map((step) => (
        <Step key={step.field} step={step} currency={currency} name={text("listPrice")} />
      ))}
      {classes.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-soft">
            {text("classPrices", { count: classes.length })}
          </summary>
          {classes.map((step) => (
            <Step
              key={step.field}
              step={step}
              currency={currency}
              name={text("classPrice", { number: step.field.slice(5) })}
            />
          ))}
        </details>
      )}
    </>
  );
}

interface StepProps {
  readonly step: ItemPriceStep;
  readonly currency: string;
  readonly name: string;
}

function Step({ step: { oldPrice, newPrice }, currency, name }: StepProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const percent = percentOf(oldPrice, newPrice);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-20">{name}</span>
      <Price value={oldPrice} currency={currency} />
      <span aria-hidden="true" className="points-ahead">
        →
      </span>
      <span className="sr-only">{text("to")}</span>
      <strong>
        <Price value={newPrice} currency={currency} />
      </strong>
      {percent !== undefined && (
        <span className="text-sm text-soft">
          {text("percent", { percent: `${percent > 0 ? "+" : ""}${formatNumber(percent, locale)}` })}
        </span>
      )}
    </span>
  );
}

function Price({ value, currency }: { value: number | null; currency: string }) {
  const text = useText(messages);
  return value === null ? (
    <span>{text("noPrice")}</span>
  ) : (
    <Money price value={value} currency={currency} reserve={0} />
  );
}
