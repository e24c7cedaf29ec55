import type { ItemMaster } from "@purvey/contract/generated/items";
import { CopyButton } from "@purvey/ui/copy-button";
import { Skeleton } from "@purvey/ui/skeleton";
import type { CSSProperties, ReactNode } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { compareMessages } from "../compare-messages.ts";
import { itemMessages } from "../item-messages.ts";
import { headline } from "../item-model.ts";
import { useSpecificationOf } from "../use-specification.ts";
import {
  AddCompared,
  ComparedHead,
  type ItemState,
  PriceOfItem,
  StockOfItem,
  useComparedItems,
} from "./compare-cells.tsx";
import { type ComparedRow, compareItems, comparisonText } from "./comparison.ts";

export interface CompareTableProps {
  /** Item numbers, one to four. */
  readonly items: readonly string[];
  readonly onlyDifferences: boolean;
  readonly remove: (itemId: string) => void;
}

/** The items as columns, their properties as rows; a row in which they differ says so. */
export function CompareTable({ items, onlyDifferences, remove }: CompareTableProps) {
  const text = useText(compareMessages);
  const states = useComparedItems(items);
  const rows = useRows(states);
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);
  const alike = rows.length - shown.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section className="compare-place" aria-label={text("title")} tabIndex={0}>
        <table className="compare-table" style={{ "--items": items.length } as CSSProperties}>
          <caption className="sr-only">{text("title")}</caption>
          <thead>
            <tr>
              <td className="compare-corner">
                <CopyButton text={comparisonText(states, rows)} what={text("copyWhat")} className="no-print" />
              </td>
              {states.map((state) => (
                <ComparedHead key={state.itemId} state={state} remove={remove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Offers states={states} />
          </tbody>
          <tbody hidden={states.some(({ item, error }) => !item && !error)}>
            {shown.map((row) => (
              <ComparedLine key={row.name} row={row} states={states} />
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className="mt-2 min-h-5 text-sm text-soft">
        {alike > 0 && text("alike", { count: alike })}
      </p>
    </>
  );
}

/** The properties of those items that are there. */
function useRows(states: readonly ItemState[]): ComparedRow[] {
  const specificationOf = useSpecificationOf();
  return compareItems(states.map(({ itemId, item }) => ({ itemId, lines: item ? specificationOf(item) : [] })));
}

/** What it is, what it costs, where it is, and the way into the cart: told apart by themselves, so nothing is marked. */
function Offers({ states }: { states: readonly ItemState[] }) {
  const text = useText(itemMessages);
  const say = useText(compareMessages);
  const { may, customerId } = useWho();
  const rows: readonly (readonly [string, number, boolean, (item: ItemMaster) => ReactNode])[] = [
    [say("description"), 3, true, headline],
    [text("price"), 1, may("price.read") && customerId !== undefined, (item) => <PriceOfItem item={item} />],
    [say("stock"), 3, true, (item) => <StockOfItem item={item} />],
    [say("order"), 2, may("cart.write") && customerId !== undefined, (item) => <AddCompared item={item} />],
  ];
  return rows
    .filter(([, , shown]) => shown)
    .map(([name, lines, , cell]) => (
      <tr key={name} data-lines={lines} className={name === say("order") ? "no-print" : undefined}>
        <th scope="row">{name}</th>
        {states.map(({ itemId, item, error }) => (
          <td key={itemId}>{item ? cell(item) : !error && <Skeleton width="60%" />}</td>
        ))}
      </tr>
    ));
}

function ComparedLine({ row: { name, values, differs }, states }: { row: ComparedRow; states: readonly ItemState[] }) {
  const text = useText(compareMessages);
  return (
    <tr data-differs={differs ? "" : undefined}>
      <th scope="row">
        {name}
        {differs && (
          <span className="differs">
            <span aria-hidden="true">≠ </span>
            {text("differs")}
          </span>
        )}
      </th>
      {states.map(({ itemId }, index) => (
        <td key={itemId}>
          {values[index] ? <bdi>{values[index]}</bdi> : <span className="text-faint">{text("without")}</span>}
        </td>
      ))}
    </tr>
  );
}
