import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { type LineFieldProps, NumberField, QuantityField, UnitField } from "../../../shared/ordering/line-fields.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { percentBelow } from "../below-list.ts";
import { Rule } from "../parts/rule.tsx";
import type { Side } from "../prices-view.ts";
import type { ListedPrice } from "./price-list.ts";
import { priceListMessages } from "./price-list-messages.ts";
import { problemOfLine } from "./problem-of-line.ts";
import type { PriceListWork } from "./use-price-list.ts";

export interface PriceListTableProps extends Pick<PriceListWork, "change" | "remove"> {
  /** The same list as long as lines and prices are the same. */
  readonly rows: readonly ListedPrice[];
  readonly side: Side;
  readonly onShowAll: () => void;
}

/** Each line with its price and the rule that gave it; number, quantity and unit are written anew in place. */
export function PriceListTable(props: PriceListTableProps) {
  const text = useText(priceListMessages);
  const columns = usePriceColumns(props);
  return (
    <LongRows<ListedPrice>
      caption={text("lines")}
      className="line-table"
      columns={columns}
      rows={props.rows}
      rowKey={keyOf}
      rowLabel={({ line }) => line.number}
      rowTone={({ reading }) => (reading.kind === "unread" ? "out" : undefined)}
      keyboard="page"
      empty={
        <EmptyState title={text("noneShown")} actions={<Button onClick={props.onShowAll}>{text("showAll")}</Button>} />
      }
    />
  );
}

const keyOf = ({ line }: ListedPrice) => line.key;

function usePriceColumns(props: PriceListTableProps): TableColumn<ListedPrice>[] {
  const text = useText(priceListMessages);
  return useMemo(
    () => [
      {
        key: "line",
        header: text("line"),
        width: 48,
        align: "end",
        cell: ({ position }) => <span className="font-mono text-soft">{position}</span>,
      },
      {
        key: "part",
        header: text("part"),
        minWidth: 168,
        maxWidth: 420,
        wrap: true,
        control: true,
        cell: (row) => <PartCell row={row} {...props} />,
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 96,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (row) => <LineQuantity row={row} {...props} />,
      },
      {
        key: "unit",
        header: text("unit"),
        width: 88,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (row) => <UnitField {...fieldOf(row, props)} item={itemOf(row)} />,
      },
      {
        key: "price",
        header: text("unitPrice"),
        width: 144,
        align: "end",
        hideBelow: "narrow",
        cell: (row) => <UnitPrice row={row} side={props.side} />,
      },
      {
        key: "together",
        header: text("together"),
        width: 120,
        align: "end",
        hideBelow: "wide",
        cell: ({ price }) => price && <Money value={price.extendedPrice} currency={price.currency} reserve={0} />,
      },
      {
        key: "rule",
        header: text("rule"),
        width: 240,
        wrap: true,
        hideBelow: "medium",
        cell: ({ price }) => price && <RuleCell price={price} />,
      },
      {
        key: "acts",
        header: <span className="sr-only">{text("remove", { line: "" })}</span>,
        width: 88,
        control: true,
        cell: (row) => <Acts row={row} {...props} />,
      },
    ],
    [text, props],
  );
}

type CellProps = Pick<PriceListTableProps, "change" | "side"> & { readonly row: ListedPrice };

const itemOf = ({ reading }: ListedPrice) => (reading.kind === "waiting" ? undefined : reading.item);
const problemIn = ({ reading }: ListedPrice) => (reading.kind === "unread" ? reading.problem : undefined);

function fieldOf({ line, position }: ListedPrice, { change }: Pick<PriceListTableProps, "change">): LineFieldProps {
  return { line, position, onChange: (changed) => change(line.key, changed) };
}

/** The part; where the other columns have no room, all of the line. */
function PartCell({ row, ...props }: CellProps) {
  const { reading, price } = row;
  return (
    <NumberField
      {...fieldOf(row, props)}
      whose="customer"
      item={itemOf(row)}
      foundAs={reading.kind === "read" ? reading.foundAs : undefined}
      wrong={reading.kind === "unread" && !reading.item}
    >
      <Trouble row={row} {...props} />
      <span className="below-narrow flex-col items-stretch">
        <span className="grid grid-cols-2 gap-1.5 py-1.5">
          <LineQuantity row={row} {...props} />
          <UnitField {...fieldOf(row, props)} item={itemOf(row)} />
        </span>
        <UnitPrice row={row} {...props} />
      </span>
      {price && (
        <span className="below-medium flex-col">
          <RuleCell price={price} />
        </span>
      )}
    </NumberField>
  );
}

function LineQuantity({ row, ...props }: Omit<CellProps, "side">) {
  const problem = problemIn(row);
  return <QuantityField {...fieldOf(row, props)} wrong={problem === "badQuantity" || problem === "noQuantity"} />;
}

/** What a line does not say, and the numbers that may be meant. */
function Trouble({ row, change }: CellProps) {
  const text = useText(priceListMessages);
  const { locale } = useFormat();
  const { reading, line } = row;
  if (reading.kind === "waiting") return <Status tone="open">{text("looking")}</Status>;
  if (reading.kind === "read") return null;
  return (
    <span className="flex flex-col items-start gap-1.5">
      <Status tone="out" className="whitespace-normal!">
        {problemOfLine(row, text, locale)}
      </Status>
      {reading.suggestions.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {reading.suggestions.map((number) => (
            <Button key={number} onClick={() => change(line.key, { number })}>
              {text("take", { number })}
            </Button>
          ))}
        </span>
      )}
    </span>
  );
}

/** The price of one unit, and how it stands to the list price. */
function UnitPrice({ row: { reading, price }, side }: Pick<CellProps, "row" | "side">) {
  const text = useText(priceListMessages);
  const { locale } = useFormat();
  if (reading.kind !== "read" || side.customer === undefined) return null;
  const percent = price ? percentBelow(price.unitPrice, price.listPrice) : 0;
  const compared = percent > 0 ? "below" : percent < 0 ? "above" : "asList";
  return (
    <span className="flex flex-col items-end leading-tight">
      <Money
        className="font-semibold"
        value={price?.unitPrice}
        per={reading.unit.unitOfMeasure}
        currency={price?.currency}
      />
      <span className="min-h-4 text-sm text-soft">
        {price && text(compared, { percent: formatNumber(Math.abs(percent), locale) })}
      </span>
    </span>
  );
}

function RuleCell({ price }: { price: NonNullable<ListedPrice["price"]> }) {
  return (
    <span className="block py-1">
      <span className="block font-semibold">
        <Rule price={price} />
      </span>
      <span className="block text-sm text-soft">{saySentence(price.priceExplanation)}</span>
    </span>
  );
}

/** The way to the simulator, which shows every break beside another customer; and out of the list. */
function Acts({ row, side, remove }: Pick<CellProps, "row" | "side"> & Pick<PriceListTableProps, "remove">) {
  const text = useText(priceListMessages);
  const { reading, position } = row;
  return (
    <span className="flex items-center justify-end">
      {reading.kind === "read" && (
        <RouterLinkButton
          to="/admin/prices"
          search={{
            item: reading.item.itemId,
            quantity: reading.quantity,
            unit: reading.unit.unitOfMeasure,
            customer: side.customer,
            shipTo: side.shipTo,
          }}
          variant="quiet"
          icon="search"
          aria-label={text("simulate", { line: position })}
          title={text("simulate", { line: position })}
        />
      )}
      <IconButton icon="trash" label={text("remove", { line: position })} onClick={() => remove(row)} />
    </span>
  );
}
