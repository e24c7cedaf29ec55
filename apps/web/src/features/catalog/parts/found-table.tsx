import type { SearchItem } from "@purvey/contract/generated/search";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { StatusGlyph } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { type ReactNode, useEffect, useMemo } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { earlyPart } from "../../../shared/later-part.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";
import { searchMessages } from "../search-messages.ts";
import { pageSize } from "../search-view.ts";
import { AddButton, AddCell } from "./add-cell.tsx";
import { MatchedNumber } from "./matched-number.tsx";

const CompareMark = earlyPart(async () => (await import("../compare/compare-mark.tsx")).CompareMark);

export interface FoundTableProps {
  readonly items: readonly SearchItem[] | undefined;
  readonly total: number | undefined;
  readonly page: number;
  /** The name of the location whose stock is shown. */
  readonly place: string | undefined;
  readonly refreshing: boolean;
  readonly empty: ReactNode;
}

/** The found items, one row each, to be ordered from the row. `j` and `k` move, Enter opens, `+` adds. */
export function FoundTable({ items, total, page, place, refreshing, empty }: FoundTableProps) {
  const columns = useColumns(place);
  const text = useText(messages);
  useAddKey();
  return (
    <DataTable
      caption={text("results")}
      className="found-table"
      columns={columns}
      rows={items}
      rowKey={(item) => item.invMastUid}
      rowLabel={(item) => item.itemId}
      keyboard="page"
      refreshing={refreshing}
      skeletonRows={pageSize / 2}
      totalRows={total ?? 0}
      firstRow={(page - 1) * pageSize}
      empty={empty}
    />
  );
}

function useColumns(place: string | undefined): TableColumn<SearchItem>[] {
  const text = useText(messages);
  const { may, customerId } = useWho();
  const prices = may("price.read") && customerId !== undefined;
  const orders = may("cart.write") && customerId !== undefined;
  // At 1280 px, beside the filters, quantity and stock still have columns of their own.
  const roomy = useWide(90);
  return useMemo(() => {
    const columns: (TableColumn<SearchItem> | false)[] = [
      {
        key: "item",
        header: text("item"),
        width: roomy ? 216 : 200,
        cell: (item) => <ItemCell item={item} />,
        skeleton: "9rem",
      },
      {
        key: "description",
        header: text("description"),
        minWidth: roomy ? 180 : 136,
        maxWidth: 640,
        wrap: true,
        hideBelow: "narrow",
        cell: describe,
      },
      { key: "brand", header: text("brand"), width: 112, hideBelow: "wide", cell: (item) => item.brandName },
      {
        key: "stock",
        header: place ? text("stockAt", { place }) : text("stock"),
        width: roomy ? 152 : 112,
        align: "end",
        hideBelow: "medium",
        cell: (item) => <StockCell item={item} />,
      },
      prices && {
        key: "price",
        header: text("price"),
        width: roomy ? 136 : 128,
        align: "end",
        cell: (item) => <PriceAndAdd item={item} />,
        skeleton: "5rem",
      },
      orders && {
        key: "add",
        header: text("quantity"),
        width: roomy ? 240 : 228,
        control: true,
        hideBelow: "medium",
        cell: (item) => <AddCell item={item} />,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [text, place, prices, orders, roomy]);
}

const describe = (item: SearchItem) => <span className="line-clamp-3">{item.itemDesc}</span>;

function ItemCell({ item }: { item: SearchItem }) {
  return (
    <span className="flex items-center gap-2">
      <span className="compare-place-of-mark">
        <PartPicture src={item.imageUrl} size={40} />
        <CompareMark itemId={item.itemId} />
      </span>
      <span className="min-w-0">
        <PartNumber value={item.itemId} link={(attributes) => <ItemLink itemId={item.itemId} {...attributes} />} />
        <MatchedNumber code={item.matchedCode} type={item.matchedCodeType} />
        <span className="below-narrow">
          <span className="line-clamp-3 text-xs whitespace-normal text-soft">{item.itemDesc}</span>
        </span>
        <span className="below-medium justify-start">
          <StockCell item={item} />
        </span>
      </span>
    </span>
  );
}

/** Where there is no room for a column of its own, the button stands below the price. */
function PriceAndAdd({ item }: { item: SearchItem }) {
  const { may } = useWho();
  return (
    <span className="flex flex-col items-end gap-1.5">
      <PriceCell item={item} />
      {may("cart.write") && (
        <span className="below-medium">
          <AddButton item={item} quantity={1} />
        </span>
      )}
    </span>
  );
}

/** The customer's price of a row with its unit; a contract says so below. */
function PriceCell({ item: { price } }: { item: SearchItem }) {
  const text = useText(messages);
  if (!price) return <span className="text-faint">{text("onRequest")}</span>;
  return (
    <span className="flex flex-col items-end leading-tight">
      <Money value={price.unitPrice} per={price.unitOfMeasure} className="font-semibold" />
      {price.priceSource === "contract" && <span className="text-xs text-soft">{text("contract")}</span>}
    </span>
  );
}

/** What the serving location can sell of a row, in its selling unit, and what others have when it has none. */
function StockCell({ item }: { item: SearchItem }) {
  const text = useText(messages);
  const say = useText(searchMessages);
  const { locale } = useFormat();
  const stock = stockOf(item);
  return (
    <span className="stock-figure">
      <span className="inline-flex items-center gap-1.5">
        <span className="font-mono">
          {formatNumber(stock.here, locale)}&nbsp;<span className="quantity-unit">{stock.unit}</span>
        </span>
        <StatusGlyph shape={stock.here > 0 ? "ok" : stock.elsewhere > 0 ? "low" : "out"} />
        <span className="sr-only">{say("stockValue", { value: stock.here > 0 ? "in_stock" : "out_of_stock" })}</span>
      </span>
      {stock.here <= 0 && stock.elsewhere > 0 && (
        <span className="text-xs text-soft">{text("elsewhere", { quantity: stock.elsewhere })}</span>
      )}
    </span>
  );
}

/** The stock of a row in whole selling units. */
interface RowStock {
  readonly here: number;
  readonly elsewhere: number;
  readonly unit: string;
}

/** Stock in the unit the row sells: 4,250 pieces in boxes of 100 are 42 boxes, since nobody gets half a box. */
export function stockOf({
  stock,
  unitOfMeasure,
  unitSize,
}: Pick<SearchItem, "stock" | "unitOfMeasure" | "unitSize">): RowStock {
  const size = unitSize > 0 ? unitSize : 1;
  const whole = (pieces: number) => Math.max(0, Math.floor(pieces / size + 1e-9));
  const here = whole(stock?.qtyAvailable ?? 0);
  const all = whole(stock?.qtyAvailableAll ?? 0);
  return { here, elsewhere: Math.max(0, all - here), unit: unitOfMeasure };
}

/** Makes `+` press the Add button of the row the focus is in. */
function useAddKey(): void {
  const text = useText(messages);
  useEffect(() => {
    const add = () => {
      const buttons = document.activeElement?.closest("tr[data-row]")?.querySelectorAll<HTMLElement>("[data-add]");
      [...(buttons ?? [])].find((button) => button.checkVisibility())?.click();
    };
    return registerHotkeys({ name: text("results"), hotkeys: [{ keys: "+", description: text("addRow"), run: add }] });
  }, [text]);
}
