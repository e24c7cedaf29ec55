import type { CartLine } from "@purvey/contract/generated/commerce";
import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { useMemo } from "react";
import { usePrices } from "../../../shared/cart/use-prices.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { baseUnitQuestions, type LineChange, ruleOf } from "../cart-model.ts";
import { messages } from "../messages.ts";
import { useChangeLine, useRemoveLine } from "../use-cart-lines.ts";
import { LineItem } from "./line-item.tsx";

export interface CartTableProps {
  readonly cartHdrUid: number;
  /** Undefined while they are on their way. */
  readonly lines: readonly CartLine[] | undefined;
  /** Those of them that are shown, and the words they were found by; without words all are. */
  readonly found: readonly CartLine[] | undefined;
  readonly words: string | undefined;
  /** It waits for an approval: the lines are only read. */
  readonly locked?: boolean;
  readonly selected: ReadonlySet<RowKey>;
  readonly onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
}

/** The lines of the cart, changed in place. */
export function CartTable(props: CartTableProps) {
  const { cartHdrUid, lines, found, words, locked = false, selected, onSelectedChange } = props;
  const text = useText(messages);
  const { mutate: change } = useChangeLine(cartHdrUid);
  const { mutate: remove } = useRemoveLine(cartHdrUid);
  const columns = useColumns(useBaseUnits(lines), change, remove, locked);
  return (
    <LongRows
      caption={text("cart")}
      className="line-table"
      columns={columns}
      rows={found}
      rowKey={(line) => line.lineNo}
      rowLabel={(line) => line.itemId}
      keyboard="page"
      selected={selected}
      onSelectedChange={onSelectedChange}
      skeletonRows={3}
      empty={words && lines && lines.length > 0 ? <NothingFound words={words} /> : <EmptyCart />}
    />
  );
}

function EmptyCart() {
  const text = useText(messages);
  return (
    <EmptyState
      title={text("empty")}
      actions={
        <>
          <RouterLinkButton to="/shop">{text("toShop")}</RouterLinkButton>
          <RouterLinkButton to="/shop/quick-order">{text("toQuickOrder")}</RouterLinkButton>
          <RouterLinkButton to="/shop/lists">{text("toLists")}</RouterLinkButton>
        </>
      }
    >
      {text("emptyHint")}
    </EmptyState>
  );
}

function NothingFound({ words }: { words: string }) {
  const text = useText(messages);
  return (
    <EmptyState
      title={text("nothingFound", { words })}
      actions={<RouterLinkButton to="/shop/cart">{text("allLines")}</RouterLinkButton>}
    >
      {text("nothingFoundHint")}
    </EmptyState>
  );
}

const noLines: readonly CartLine[] = [];

/** The base unit of each item: the price engine knows it. */
function useBaseUnits(lines: readonly CartLine[] = noLines): ReadonlyMap<number, string> {
  const asked = useMemo(() => baseUnitQuestions(lines), [lines]);
  const { byItem } = usePrices(asked);
  return useMemo(() => new Map([...byItem].map(([uid, { baseUnitOfMeasure }]) => [uid, baseUnitOfMeasure])), [byItem]);
}

function useColumns(
  bases: ReadonlyMap<number, string>,
  change: (change: LineChange) => void,
  remove: (line: CartLine) => void,
  locked: boolean,
): TableColumn<CartLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 200,
        maxWidth: 900,
        wrap: true,
        control: true,
        cell: (line) => (
          <LineItem
            line={line}
            onNote={locked ? undefined : (lineNote) => change({ lineNo: line.lineNo, lineNote })}
            onToday={locked ? undefined : () => change({ lineNo: line.lineNo, quoteNo: null })}
          >
            <span className="below-narrow pt-1">
              <LineQuantity
                line={line}
                base={bases.get(line.invMastUid)}
                change={change}
                remove={remove}
                locked={locked}
              />
            </span>
            <span className="below-medium pt-1 text-sm text-soft">
              <Money value={line.unitPrice} per={line.unitOfMeasure} reserve={0} />
            </span>
          </LineItem>
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 192,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (line) => (
          <LineQuantity line={line} base={bases.get(line.invMastUid)} change={change} remove={remove} locked={locked} />
        ),
      },
      {
        key: "price",
        header: text("price"),
        width: 128,
        align: "end",
        hideBelow: "medium",
        cell: (line) => (
          <span className="flex flex-col items-end leading-tight">
            <Money value={line.unitPrice} per={line.unitOfMeasure} />
            {line.priceSource === "contract" && <span className="text-xs text-soft">{text("contract")}</span>}
            {line.priceSource === "break" && <span className="text-xs text-soft">{text("break")}</span>}
          </span>
        ),
      },
      {
        key: "extended",
        header: text("extended"),
        width: 104,
        align: "end",
        control: true,
        cell: (line) => (
          <span className="flex flex-col items-end gap-2">
            <Money className="font-semibold" value={line.extendedPrice} />
            <span className="below-narrow">{!locked && <RemoveButton line={line} remove={remove} />}</span>
          </span>
        ),
      },
      {
        key: "remove",
        header: <span className="sr-only">{text("remove", { item: text("item") })}</span>,
        width: 56,
        control: true,
        hideBelow: "narrow",
        cell: (line) => !locked && <RemoveButton line={line} remove={remove} />,
      },
    ],
    [text, bases, change, remove, locked],
  );
}

function RemoveButton({ line, remove }: { line: CartLine; remove: (line: CartLine) => void }) {
  const text = useText(messages);
  return <IconButton icon="trash" label={text("remove", { item: line.itemId })} onClick={() => remove(line)} />;
}

interface LineQuantityProps {
  readonly line: CartLine;
  /** The unit the item is stocked in; undefined while it is not known. */
  readonly base: string | undefined;
  readonly change: (change: LineChange) => void;
  readonly remove: (line: CartLine) => void;
  readonly locked: boolean;
}

/** The quantity of a line; none at all removes it. */
function LineQuantity({ line, base, change, remove, locked }: LineQuantityProps) {
  const text = useText(messages);
  const { minimum, multiple } = ruleOf(line);
  if (locked)
    return <Quantity quantity={line.quantity} unit={line.unitOfMeasure} unitSize={line.unitSize} baseUnit={base} />;
  const set = (quantity: number | null) => {
    if (!quantity) remove(line);
    else change({ lineNo: line.lineNo, quantity });
  };
  return (
    <QuantityStepper
      label={text("quantityOf", { item: line.itemId })}
      unit={line.unitOfMeasure}
      unitSize={line.unitSize}
      baseUnit={base}
      compact={line.unitSize === 1}
      minimum={minimum}
      multiple={multiple}
      value={line.quantity}
      onValueChange={set}
    />
  );
}
